import { Check } from 'lucide-react';
import { useId } from 'react';
import { Image } from '../../../primitives/Image/Image.tsx';
import { type CoverPictures, PAINTERS, type PictureStyle } from './coverRoll.ts';
import { Look, PainterTiles, Place, StyleName, Tick, Tile, TileRadio } from './DrawACover.styles.ts';
import { authoringWords } from '../../../words/authoring/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface PaintersProps {
  pictures: CoverPictures;
  artStyle: PictureStyle | undefined;
  onArtStyleChange: (artStyle: PictureStyle) => void;
}

/** The pictures of four painters for the same roll, as radio buttons. */
export function Painters({ pictures, artStyle, onArtStyleChange }: PaintersProps) {
  const words = useWords(authoringWords);
  const name = useId();
  return (
    <PainterTiles role="radiogroup" aria-label={words.painter}>
      {PAINTERS.map((painter) => (
        <Tile key={painter}>
          <TileRadio
            type="radio"
            name={name}
            value={painter}
            checked={painter === artStyle}
            onChange={() => onArtStyleChange(painter)}
          />
          <Image src={pictures[painter] ?? null} alt="" width={320} height={180} fallback={<Place />} />
          {painter === artStyle && (
            <Tick aria-hidden>
              <Check />
            </Tick>
          )}
          <StyleName>{words.styles[painter].name}</StyleName>
          <Look>{words.styles[painter].look}</Look>
        </Tile>
      ))}
    </PainterTiles>
  );
}
