import { useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { queries } from '../../../theme/queries.ts';
import { CoverOnPhone } from './CoverOnPhone.tsx';
import { DrawRoot, Free, Wordline } from './DrawACover.styles.ts';
import type { DrawACoverProps } from './drawACoverProps.ts';
import { KeywordsField } from './KeywordsField.tsx';
import { Painters } from './Painters.tsx';
import { RollButton } from './RollButton.tsx';
import { authoringWords } from '../../../words/authoring/en.ts';
import { useWords } from '../../../words/useWords.ts';

/**
 * Creates a cover from keywords, dice and four painters. Choosing a picture sets it as the cover immediately.
 * On a phone the form shows only the cover, and the controls are in a sheet.
 *
 * @use Paints a cover from words and a die.
 * @avoid Not for a picture from an address: `CoverFields`.
 * @heard The words as a list; each painter; that a picture is being drawn.
 * @keys type, press, choose
 * @example
 * <DrawACover roll={roll} pictures={pictures} onRollChange={setRoll} onArtStyleChange={setStyle} />
 */
export function DrawACover(props: DrawACoverProps) {
  const hasRoom = useMediaQuery(queries.compact);
  return hasRoom ? <CoverInTheForm {...props} /> : <CoverOnPhone {...props} />;
}

function CoverInTheForm({
  roll,
  pictures,
  artStyle,
  isRolling = false,
  onRollChange,
  onArtStyleChange,
  ...rest
}: DrawACoverProps) {
  const words = useWords(authoringWords);
  return (
    <DrawRoot {...rest}>
      <Wordline>
        <KeywordsField
          keywords={roll.keywords}
          onChange={(keywords) => onRollChange({ ...roll, keywords })}
        />
        <RollButton roll={roll} isRolling={isRolling} onRollChange={onRollChange} />
      </Wordline>
      <Painters pictures={pictures} artStyle={artStyle} onArtStyleChange={onArtStyleChange} />
      <Free>{words.drawnFree}</Free>
    </DrawRoot>
  );
}
