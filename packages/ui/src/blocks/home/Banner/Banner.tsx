import { BANNER_INTERVAL_MS, BANNER_LOCK_MS, BANNER_SWIPE_PX } from '@kathaloka/contract/limits';
import { Pause, Play } from 'lucide-react';
import type { ComponentProps } from 'react';
import { mergedProps } from '../../../element/mergedProps.ts';
import { useIsHydrating } from '../../../hooks/useIsHydrating.ts';
import { usePaths } from '../../../paths.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { BannerRoot, PausePlace, Slides, Stage } from './Banner.styles.ts';
import { BannerDots } from './BannerDots.tsx';
import { BannerList } from './BannerList.tsx';
import { BannerSlide } from './BannerSlide.tsx';
import { type BannerStory, slidesOf } from './slides.ts';
import { useBanner } from './useBanner.ts';
import { bannerWords } from '../../../words/banner/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface BannerProps<S extends BannerStory = BannerStory> extends Omit<
  ComponentProps<'section'>,
  'children' | 'onPlay'
> {
  /** The featured game of the first slide; without it that slide is omitted. */
  story?: S | undefined;
  /** The address of the game's button; by default the game's page. */
  storyHref?: string | undefined;
  /** Called to start the game; its button says LOADING while a returned promise is pending. Without it that is a link. */
  onPlay?: ((story: S) => void | Promise<void>) | undefined;
  /** The address of the operator's guide; by default the app's own page. */
  guideHref?: string | undefined;
  /** The address of the community chat; without it the slide is omitted. */
  communityHref?: string | undefined;
  /**
   * How long each slide is shown.
   * @default 5000
   */
  intervalMs?: number | undefined;
  /**
   * How long input is ignored after a transition.
   * @default 300
   */
  lockMs?: number | undefined;
  /**
   * The minimum length of a swipe.
   * @default 50
   */
  swipePx?: number | undefined;
}

/**
 * A carousel of up to four slides, which advances unless it is hovered, focused or paused.
 *
 * @use Puts one story first on the page.
 * @avoid Not for several: `StoryRow`.
 * @heard “Carousel”, the title as a heading, PLAY with the title.
 * @keys press, follow
 * @example
 * <Banner story={story} communityHref="https://chat.example" />
 */
export function Banner<S extends BannerStory>({
  story,
  storyHref,
  onPlay,
  guideHref,
  communityHref,
  intervalMs = BANNER_INTERVAL_MS,
  lockMs = BANNER_LOCK_MS,
  swipePx = BANNER_SWIPE_PX,
  ...rest
}: BannerProps<S>) {
  const paths = usePaths();
  const words = useWords(bannerWords);
  const labels = useWords(storyWords);
  const slides = slidesOf({ story, storyHref, guideHref, communityHref, paths, words, labels });
  const { index, showSlide, advance, swipe } = useBanner({
    count: slides.length,
    intervalMs,
    lockMs,
    swipePx,
  });
  const isHydrating = useIsHydrating();
  const { isMoving, isRunning, isPaused, togglePaused, holdProps } = advance;

  return (
    <BannerRoot aria-label={words.label} aria-roledescription={words.role} {...mergedProps(holdProps, rest)}>
      <Stage {...swipe}>
        {isMoving && (
          <PausePlace data-theme="night" data-undecided={isHydrating ? '' : undefined}>
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
