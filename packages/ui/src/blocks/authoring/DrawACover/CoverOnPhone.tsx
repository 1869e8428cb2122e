import { Brush, Dices } from 'lucide-react';
import { useState } from 'react';
import { CardArch } from '../../../ornaments/CardArch.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { Arch, Ends, Free, Place, Preview, Sheet } from './DrawACover.styles.ts';
import type { DrawACoverOwnProps, DrawACoverProps } from './drawACoverProps.ts';
import { KeywordsField } from './KeywordsField.tsx';
import { Painters } from './Painters.tsx';
import { RollButton } from './RollButton.tsx';
import { authoringWords } from '../../../words/authoring/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The current cover, and a button that opens a sheet to choose another. */
export function CoverOnPhone({
  roll,
  pictures,
  artStyle,
  isRolling,
  onRollChange,
  onArtStyleChange,
  ...rest
}: DrawACoverProps) {
  const words = useWords(authoringWords);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Sheet {...rest}>
      {artStyle && <CoverPreview src={pictures[artStyle]} />}
      <Button variant="outline" icon={artStyle ? <Dices /> : <Brush />} onClick={() => setIsOpen(true)}>
        {artStyle ? words.drawAnother : words.drawACover}
      </Button>
      <Free>{words.drawnFree}</Free>
      <Drawer open={isOpen} onOpenChange={setIsOpen} side="bottom" title={words.drawACover}>
        <CoverSheet
          roll={roll}
          pictures={pictures}
          artStyle={artStyle}
          isRolling={isRolling}
          onRollChange={onRollChange}
          onArtStyleChange={onArtStyleChange}
          onUse={close}
        />
      </Drawer>
    </Sheet>
  );
}

interface CoverSheetProps extends DrawACoverOwnProps {
  onUse: () => void;
}

function CoverSheet({
  roll,
  pictures,
  artStyle,
  isRolling = false,
  onRollChange,
  onArtStyleChange,
  onUse,
}: CoverSheetProps) {
  const words = useWords(authoringWords);
  return (
    <Sheet>
      <CoverPreview src={artStyle && pictures[artStyle]} />
      <Painters pictures={pictures} artStyle={artStyle} onArtStyleChange={onArtStyleChange} />
      <KeywordsField keywords={roll.keywords} onChange={(keywords) => onRollChange({ ...roll, keywords })} />
      <Ends>
        <RollButton roll={roll} isRolling={isRolling} onRollChange={onRollChange} />
        <Button variant="primary" disabled={!artStyle} onClick={onUse}>
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

/** The picture, under the arch of a story card. */
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
