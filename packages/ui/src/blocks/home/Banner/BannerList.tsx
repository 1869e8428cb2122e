import { BookOpenText, MessagesSquare, Star, TicketPercent } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import { JaliPattern } from '../../../ornaments/JaliPattern.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { toneOf } from '../../../theme/tone.ts';
import {
  Entry,
  EntryHint,
  EntryTitle,
  EntryWords,
  Lattice,
  Progress,
  SideList,
  Sign,
} from './BannerList.styles.ts';
import type { Slide, SlideKind } from './slides.ts';
import { bannerWords } from '../../../words/banner/en.ts';
import { useWords } from '../../../words/useWords.ts';

const ICONS: Readonly<Record<SlideKind, ReactNode>> = {
  story: <Star />,
  guide: <BookOpenText />,
  beta: <TicketPercent />,
  community: <MessagesSquare />,
};

interface BannerListProps {
  slides: readonly Slide[];
  /** The index of the current slide. */
  index: number;
  onChoose: (index: number) => void;
  /** How long the current slide is shown; undefined while the banner is paused. */
  runsForMs: number | undefined;
}

/** A list of the slides, beside the current slide, on screens with room for it. */
export function BannerList({ slides, index, onChoose, runsForMs }: BannerListProps) {
  const words = useWords(bannerWords);
  return (
    <SideList aria-label={words.choose}>
      {slides.map((slide, place) => (
        <li key={slide.kind}>
          <Entry type="button" aria-current={place === index || undefined} onClick={() => onChoose(place)}>
            <SlideSign slide={slide} />
            <EntryWords>
              <EntryTitle lang={slide.story?.language} dir={slide.story && directionOf(slide.story.language)}>
                {slide.title}
              </EntryTitle>
              <EntryHint>{slide.hint}</EntryHint>
            </EntryWords>
            {place === index && (
              <Progress
                data-running={runsForMs !== undefined}
                style={{ '--kl-stays': `${runsForMs ?? 0}ms` }}
              />
            )}
          </Entry>
        </li>
      ))}
    </SideList>
  );
}

function SlideSign({ slide: { kind, story } }: { slide: Slide }) {
  const id = useId();
  if (!story)
    return (
      <Sign>
        <Lattice aria-hidden>
          <JaliPattern id={id} />
          <rect width="100%" height="100%" fill={`url(#${id})`} />
        </Lattice>
        {ICONS[kind]}
      </Sign>
    );
  return (
    <Sign>
      <Image
        src={story.cover_image_url}
        alt=""
        width={184}
        height={148}
        fallback={<DrawnCover tone={toneOf(story.title)} />}
      />
    </Sign>
  );
}
