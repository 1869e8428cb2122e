import type { Story } from '@kathaloka/contract/entities';
import { BANNER_INTERVAL_MS, BANNER_LOCK_MS, BANNER_SWIPE_PX } from '@kathaloka/contract/limits';
import { Pause, Play } from 'lucide-react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { useBannerWords } from '../../../words/areas/useBannerWords.ts';
import { useStoryWords } from '../../../words/areas/useStoryWords.ts';
import { BannerRoot, PausePlace, Slides, Stage } from './Banner.styles.ts';
import { BannerDots } from './BannerDots.tsx';
import { BannerList } from './BannerList.tsx';
import { BannerSlide } from './BannerSlide.tsx';
import { slidesOf } from './slides.ts';
import { useBanner } from './useBanner.ts';

export interface BannerProps {
  /** The game of the first slide; without it that slide is missing. */
  story?: Story | undefined;
  /** Where the game's button leads; its own page by default. */
  storyHref?: string | undefined;
  /** Starts the game in place of leading to it. */
  onPlay?: ((story: Story) => void) | undefined;
  /** The address of the guide. */
  guideHref: string;
  /** The address of the community's chat. */
  communityHref: string;
  /** How long a slide stays. */
  intervalMs?: number | undefined;
  /** How long the banner rests between two changes. */
  lockMs?: number | undefined;
  /** How far a finger goes for the next slide. */
  swipePx?: number | undefined;
}

/** What is on, in four slides that change by themselves: until someone points at them, moves focus into them or stops them. */
export function Banner({
  story,
  storyHref,
  onPlay,
  guideHref,
  communityHref,
  intervalMs = BANNER_INTERVAL_MS,
  lockMs = BANNER_LOCK_MS,
  swipePx = BANNER_SWIPE_PX,
}: BannerProps) {
  const words = useBannerWords();
  const storyWords = useStoryWords();
  const slides = slidesOf({ story, storyHref, guideHref, communityHref, words, storyWords });
  const { index, showSlide, advance, swipe } = useBanner({
    count: slides.length,
    intervalMs,
    lockMs,
    swipePx,
  });
  const { isMoving, isRunning, isPaused, togglePaused, holdProps } = advance;

  return (
    <BannerRoot aria-label={words.label} aria-roledescription={words.role} {...holdProps}>
      <Stage {...swipe}>
        {isMoving && (
          <PausePlace data-theme="night">
            <IconButton label={isPaused ? words.resume : words.pause} size="small" onClick={togglePaused}>
              {isPaused ? <Play /> : <Pause />}
            </IconButton>
          </PausePlace>
        )}
        <Slides aria-live={isRunning ? 'off' : 'polite'}>
          {slides.map((slide, place) => (
            <BannerSlide
              key={slide.kind}
              slide={slide}
              isShown={place === index}
              place={words.place(place + 1, slides.length)}
              onPlay={onPlay}
            />
          ))}
        </Slides>
        <BannerDots slides={slides} index={index} onChoose={showSlide} />
      </Stage>
      <BannerList
        slides={slides}
        index={index}
        onChoose={showSlide}
        runsForMs={isRunning ? intervalMs : undefined}
      />
    </BannerRoot>
  );
}
