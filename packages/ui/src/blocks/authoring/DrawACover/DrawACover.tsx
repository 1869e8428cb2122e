import { useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { useAuthoringWords } from '../../../words/areas/useAuthoringWords.ts';
import { CoverOnPhone } from './CoverOnPhone.tsx';
import { DrawRoot, Free, Wordline } from './DrawACover.styles.ts';
import type { DrawACoverProps } from './drawACoverProps.ts';
import { KeywordsField } from './KeywordsField.tsx';
import { Painters } from './Painters.tsx';
import { RollButton } from './RollButton.tsx';

/** From here on there is room for the four pictures in the form. */
const HAS_ROOM = '(min-width: 641px)';

/**
 * Words, a dice and four painters: a cover for nothing. Choosing a picture makes it the cover at once.
 * On a phone the form shows the cover alone, and all this is a sheet over it.
 */
export function DrawACover(props: DrawACoverProps) {
  const hasRoom = useMediaQuery(HAS_ROOM);
  return hasRoom ? <CoverInTheForm {...props} /> : <CoverOnPhone {...props} />;
}

function CoverInTheForm({
  roll,
  pictures,
  style,
  isRolling = false,
  onRollChange,
  onStyleChange,
}: DrawACoverProps) {
  const words = useAuthoringWords();
  return (
    <DrawRoot>
      <Wordline>
        <KeywordsField
          keywords={roll.keywords}
          onChange={(keywords) => onRollChange({ ...roll, keywords })}
        />
        <RollButton roll={roll} isRolling={isRolling} onRollChange={onRollChange} />
      </Wordline>
      <Painters pictures={pictures} style={style} onStyleChange={onStyleChange} />
      <Free>{words.drawnFree}</Free>
    </DrawRoot>
  );
}
