import { Brush, Dices } from 'lucide-react';
import { useState } from 'react';
import { CardArch } from '../../../ornaments/CardArch.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { useAuthoringWords } from '../../../words/areas/useAuthoringWords.ts';
import { Arch, Ends, Free, Place, Preview, Sheet } from './DrawACover.styles.ts';
import type { DrawACoverProps } from './drawACoverProps.ts';
import { KeywordsField } from './KeywordsField.tsx';
import { Painters } from './Painters.tsx';
import { RollButton } from './RollButton.tsx';

/** The cover as it stands, and the way to another: a sheet from the foot of the page. */
export function CoverOnPhone(props: DrawACoverProps) {
  const { pictures, style } = props;
  const words = useAuthoringWords();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Sheet>
      {style && <CoverPreview src={pictures[style]} />}
      <Button variant="outline" icon={style ? <Dices /> : <Brush />} onClick={() => setIsOpen(true)}>
        {style ? words.drawAnother : words.drawACover}
      </Button>
      <Free>{words.drawnFree}</Free>
      <Drawer isOpen={isOpen} onClose={close} side="bottom" title={words.drawACover}>
        <CoverSheet {...props} onUse={close} />
      </Drawer>
    </Sheet>
  );
}

interface CoverSheetProps extends DrawACoverProps {
  onUse: () => void;
}

function CoverSheet({
  roll,
  pictures,
  style,
  isRolling = false,
  onRollChange,
  onStyleChange,
  onUse,
}: CoverSheetProps) {
  const words = useAuthoringWords();
  return (
    <Sheet>
      <CoverPreview src={style && pictures[style]} />
      <Painters pictures={pictures} style={style} onStyleChange={onStyleChange} />
      <KeywordsField keywords={roll.keywords} onChange={(keywords) => onRollChange({ ...roll, keywords })} />
      <Ends>
        <RollButton roll={roll} isRolling={isRolling} onRollChange={onRollChange} />
        <Button variant="primary" disabled={!style} onClick={onUse}>
          {words.useThisCover}
        </Button>
      </Ends>
      <Free>{words.drawnFree}</Free>
    </Sheet>
  );
}

interface CoverPreviewProps {
  src: string | undefined;
}

/** The picture under the arch that it will have on its card. */
function CoverPreview({ src }: CoverPreviewProps) {
  return (
    <Preview>
      <Image src={src ?? null} alt="" width={640} height={360} fallback={<Place />} />
      <Arch>
        <CardArch />
      </Arch>
    </Preview>
  );
}
