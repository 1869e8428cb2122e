import type { Cover } from '@kathaloka/contract/entities';
import { Check, Dices } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { useAuthoringWords } from '../../../words/areas/useAuthoringWords.ts';
import { KeywordsField } from './KeywordsField.tsx';
import {
  Dice,
  DrawRoot,
  Free,
  Look,
  PainterTiles,
  Place,
  StyleName,
  Tick,
  Tile,
  TileRadio,
  Wordline,
} from './DrawACover.styles.ts';

export type PictureStyle = Cover['style'];
/** What the four painters are given; the same roll always gives the same four pictures. */
export type CoverRoll = Omit<Cover, 'style'>;

export interface DrawACoverProps {
  /** What the painters are given. */
  roll: CoverRoll;
  /** The pictures of this roll; those that are missing are on their way. */
  pictures: Readonly<Partial<Record<PictureStyle, string>>>;
  /** The painter whose picture is the cover. */
  style?: PictureStyle | undefined;
  /** The pictures of the roll are on their way. */
  isRolling?: boolean;
  /** Other words, or the next roll of the dice. */
  onRollChange: (roll: CoverRoll) => void;
  /** A painter was chosen: their picture is the cover. */
  onStyleChange: (style: PictureStyle) => void;
}

const PAINTERS: readonly PictureStyle[] = ['chitrakar', 'ajanta', 'ravivarma', 'vishvakarma'];

function nextSeed(seed: string): string {
  return String((Number.parseInt(seed, 10) || 0) + 1);
}

/** Words, a dice and four painters: a cover for nothing. Choosing a picture makes it the cover at once. */
export function DrawACover({
  roll,
  pictures,
  style,
  isRolling = false,
  onRollChange,
  onStyleChange,
}: DrawACoverProps) {
  const words = useAuthoringWords();
  const name = useId();
  return (
    <DrawRoot>
      <Wordline>
        <KeywordsField
          keywords={roll.keywords}
          onChange={(keywords) => onRollChange({ ...roll, keywords })}
        />
        <Dice>
          <Button
            icon={<Dices />}
            isBusy={isRolling}
            busyLabel={words.rolling}
            onClick={() => onRollChange({ ...roll, seed: nextSeed(roll.seed) })}
          >
            {words.roll}
          </Button>
        </Dice>
      </Wordline>
      <PainterTiles role="radiogroup" aria-label={words.painter}>
        {PAINTERS.map((painter) => (
          <Tile key={painter}>
            <TileRadio
              type="radio"
              name={name}
              value={painter}
              checked={painter === style}
              onChange={() => onStyleChange(painter)}
            />
            <Image src={pictures[painter] ?? null} alt="" width={320} height={180} fallback={<Place />} />
            {painter === style && (
              <Tick aria-hidden>
                <Check />
              </Tick>
            )}
            <StyleName>{words.styles[painter].name}</StyleName>
            <Look>{words.styles[painter].look}</Look>
          </Tile>
        ))}
      </PainterTiles>
      <Free>{words.drawnFree}</Free>
    </DrawRoot>
  );
}
