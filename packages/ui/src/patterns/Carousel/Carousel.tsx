import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type ComponentProps, type ReactNode, useRef } from 'react';
import { mergedProps } from '../../element/mergedProps.ts';
import { useAutoAdvance } from '../../hooks/useAutoAdvance.ts';
import { useIsOverflowing } from '../../hooks/useIsOverflowing.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { CarouselRoot, Controls, Header, Scroller, Slide } from './Carousel.styles.ts';
import { pageDistance, scrollStateOf, scrollToOffset, slideDistance } from './scroller.ts';
import { backwardFrom, forwardFrom } from './scrollTarget.ts';
import { carouselWords } from '../../words/carousel/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The accessible name. */
  label: string;
  /** The visible title, beside the controls. */
  heading: ReactNode;
  /** The slides. Give each a `key`. */
  children: ReactNode;
  /** Time between two automatic steps. Without it the row moves only on request. */
  intervalMs?: number | undefined;
}

/**
 * A row of slides with native scrolling and snapping. The buttons scroll by a page and wrap at both ends;
 * they are hidden if everything is visible. Set `--kl-slide-size` and `--kl-slide-gap` on an element around
 * it to size the slides.
 *
 * @use Shows a row of cards that is longer than the page is wide.
 * @avoid Not for cards that must all be seen: a grid. Not for steps: `WizardTabs`.
 * @heard “Carousel” with its name, and each slide with its place; a pause button, if the row moves by itself.
 * @keys tab, press
 * @example
 * <Carousel label="Trending" heading={<h2>Trending</h2>}>
 *   {cards}
 * </Carousel>
 */
export function Carousel({ label, heading, children, intervalMs, ...rest }: CarouselProps) {
  const words = useWords(carouselWords);
  const scrollerRef = useRef<HTMLUListElement>(null);
  const canScroll = useIsOverflowing(scrollerRef, 'inline', 'once laid out');
  const { isMoving, isPaused, togglePaused, holdProps } = useAutoAdvance({
    intervalMs,
    isEnabled: canScroll,
    onAdvance: () => turn(forwardFrom, slideDistance),
  });

  function turn(target: typeof forwardFrom, distance: typeof slideDistance) {
    const scroller = scrollerRef.current;
    if (scroller) scrollToOffset(scroller, target(scrollStateOf(scroller), distance(scroller)));
  }

  return (
    <CarouselRoot aria-label={label} aria-roledescription={words.role} {...mergedProps(holdProps, rest)}>
      <Header>
        {heading}
        {canScroll && (
          <Controls>
            {isMoving && (
              <IconButton
                label={isPaused ? words.resume(label) : words.pause(label)}
                variant="plain"
                size="small"
                onClick={togglePaused}
              >
                {isPaused ? <Play /> : <Pause />}
              </IconButton>
            )}
            <IconButton
              label={words.previous(label)}
              isDirectional
              onClick={() => turn(backwardFrom, pageDistance)}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              label={words.next(label)}
              isDirectional
              onClick={() => turn(forwardFrom, pageDistance)}
            >
              <ChevronRight />
            </IconButton>
          </Controls>
        )}
      </Header>
      <Scroller ref={scrollerRef}>
        {Children.map(children, (slide) => (
          <Slide>{slide}</Slide>
        ))}
      </Scroller>
    </CarouselRoot>
  );
}
