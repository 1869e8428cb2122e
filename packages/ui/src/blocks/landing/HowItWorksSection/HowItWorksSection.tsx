import { BookOpen, ChevronLeft, ChevronRight, Flag, Palette, PenLine, Signpost, Waves } from 'lucide-react';
import { Danda } from '../../../ornaments/Danda.tsx';
import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import { Folio } from '../../../patterns/Folio/Folio.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { toneOf } from '../../../theme/tone.ts';
import { useLandingWords } from '../../../words/areas/useLandingWords.ts';
import type { LandingCard } from '../../../words/en/landing.ts';
import type { Way } from '../landingMoves.ts';
import { Column, Lead, SectionRoot, SectionTitle } from '../Section.styles.ts';
import { type LandingPicture, SECTION_IDS } from '../sections.ts';
import {
  Hole,
  Leaf,
  LeafHead,
  LeafPlace,
  LeafText,
  LeafTitle,
  Leaves,
  Strip,
  Swatches,
  Turning,
} from './HowItWorksSection.styles.ts';

/** The leaf about painters. */
const PAINTERS_LEAF = 2;
const icons = [BookOpen, PenLine, Palette, Signpost, Waves, Flag];

export interface HowItWorksSectionProps {
  /** The picture strip of each leaf. */
  pictures: readonly LandingPicture[];
  /** One picture by each of the four painters, for the leaf about them on a small screen. */
  painters?: readonly LandingPicture[];
  /** The leaf that a small screen shows. */
  card: number;
  /** A button turns the leaf, on or back. */
  onTurn: (way: Way) => void;
}

/** How a game goes: six palm leaves on a gold thread. */
export function HowItWorksSection({ pictures, painters = [], card, onTurn }: HowItWorksSectionProps) {
  const words = useLandingWords();
  const id = SECTION_IDS[2];
  const total = words.leaves.length;

  return (
    <SectionRoot id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <Column>
        <SectionTitle id={`${id}-title`}>{words.howTitle}</SectionTitle>
        <Lead>{words.howText}</Lead>
        <Leaves>
          {words.leaves.map((leaf, index) => (
            <LeafPlace key={leaf.title} data-current={index === card || undefined}>
              <PalmLeaf
                leaf={leaf}
                index={index}
                picture={pictures[index]}
                painters={index === PAINTERS_LEAF ? painters : []}
              />
            </LeafPlace>
          ))}
        </Leaves>
        <Turning>
          <IconButton
            label={words.previousLeaf}
            isDirectional
            disabled={card === 0}
            onClick={() => onTurn(-1)}
          >
            <ChevronLeft />
          </IconButton>
          <output>{words.leafOf(card + 1, total)}</output>
          <IconButton
            label={words.nextLeaf}
            isDirectional
            disabled={card === total - 1}
            onClick={() => onTurn(1)}
          >
            <ChevronRight />
          </IconButton>
        </Turning>
      </Column>
    </SectionRoot>
  );
}

interface PalmLeafProps {
  leaf: LandingCard;
  index: number;
  picture: LandingPicture | undefined;
  painters: readonly LandingPicture[];
}

function PalmLeaf({ leaf, index, picture, painters }: PalmLeafProps) {
  const Icon = icons[index] ?? BookOpen;
  return (
    <Leaf>
      <Folio>
        <LeafHead aria-hidden>
          <span>
            <Danda />
            {index + 1}
            <Danda />
          </span>
          <Icon />
        </LeafHead>
        <LeafTitle>{leaf.title}</LeafTitle>
        <LeafText>{leaf.text}</LeafText>
        {painters.length > 0 && <Painters pictures={painters} />}
        <Strip data-replaced={painters.length > 0 || undefined}>
          <Image
            src={picture?.src ?? null}
            alt={picture?.alt ?? ''}
            width={640}
            height={360}
            fallback={<DrawnCover tone={toneOf(leaf.title)} />}
          />
        </Strip>
      </Folio>
      <Hole data-at="start" aria-hidden />
      <Hole data-at="end" aria-hidden />
    </Leaf>
  );
}

/** What each of the four painters makes, where a leaf has the room for it. */
function Painters({ pictures }: { pictures: readonly LandingPicture[] }) {
  const { painters } = useLandingWords();
  return (
    <Swatches>
      {painters.map((name, index) => (
        <figure key={name}>
          <Image
            src={pictures[index]?.src ?? null}
            alt={pictures[index]?.alt ?? ''}
            width={640}
            height={360}
            fallback={<DrawnCover tone={toneOf(name)} />}
          />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Swatches>
  );
}
