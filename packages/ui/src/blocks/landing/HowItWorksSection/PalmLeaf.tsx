import { BookOpen, Flag, Palette, PenLine, Signpost, Waves } from 'lucide-react';
import { Danda } from '../../../ornaments/Danda.tsx';
import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import { TextFrame } from '../../../patterns/TextFrame/TextFrame.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { toneOf } from '../../../theme/tone.ts';
import type { LandingCard } from '../../../words/landing/en.ts';
import type { LandingPicture } from '../sections.ts';
import { Hole, Leaf, LeafHead, LeafText, LeafTitle, Strip, Swatches } from './HowItWorksSection.styles.ts';
import { landingWords } from '../../../words/landing/en.ts';
import { useWords } from '../../../words/useWords.ts';

const icons = [BookOpen, PenLine, Palette, Signpost, Waves, Flag];

interface PalmLeafProps {
  leaf: LandingCard;
  index: number;
  picture: LandingPicture | undefined;
  painters: readonly LandingPicture[];
}

/** A step of a game, on a palm leaf. */
export function PalmLeaf({ leaf, index, picture, painters }: PalmLeafProps) {
  const Icon = icons[index] ?? BookOpen;
  return (
    <Leaf>
      <TextFrame>
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
      </TextFrame>
      <Hole data-at="start" aria-hidden />
      <Hole data-at="end" aria-hidden />
    </Leaf>
  );
}

/** A picture by each of the four painters. */
function Painters({ pictures }: { pictures: readonly LandingPicture[] }) {
  const { painters } = useWords(landingWords);
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
