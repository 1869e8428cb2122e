import { ROW_AUTO_SCROLL_MS } from '@kathaloka/contract/limits';
import type { ComponentProps } from 'react';
import { Carousel } from '../../../patterns/Carousel/Carousel.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { StoryCard, type StoryCardActions } from '../StoryCard/StoryCard.tsx';
import type { StoryCardStory } from '../StoryCard/storyCardStory.ts';
import { StoryCardSkeleton } from '../StoryCardSkeleton/StoryCardSkeleton.tsx';
import { Places, RowRoot } from './StoryRow.styles.ts';
import { StoryRowHeading } from './StoryRowHeading.tsx';
import { homeWords } from '../../../words/home/en.ts';
import { useWords } from '../../../words/useWords.ts';

const PLACES = 4;
/** The number of cards that a row shows when the page opens. */
const FIRST_CARDS = 4;
/** So few cards have half of the row or more. */
const MOST_WIDE = 2;

export interface StoryRowProps<S extends StoryCardStory = StoryCardStory> extends Omit<
  ComponentProps<'div'>,
  'children' | 'onPlay' | 'title'
> {
  /** The title of the row. */
  title: string;
  /** An explanation, behind an information button. */
  hint?: string | undefined;
  /** The stories, in order. `undefined` while loading. */
  stories: readonly S[] | undefined;
  /** Returns the address of a story's card; by default the story's page. */
  storyHref?: ((story: S) => string) | undefined;
  /** The actions of the cards. */
  actions?: StoryCardActions<S> | undefined;
  /**
   * Which cards have only their links until they are near the viewport: `all`, or those `beyond` the first
   * four.
   * @default 'none'
   */
  deferred?: 'none' | 'beyond' | 'all' | undefined;
  /**
   * Time between two scroll steps of the row.
   * @default 3000
   */
  intervalMs?: number | undefined;
}

/**
 * A titled row of story cards that scrolls by itself.
 *
 * @use Shows stories of one kind in a row.
 * @avoid Not for results of a search: `SearchBox`.
 * @heard A heading, “carousel”, and each card with its place.
 * @keys tab, press
 * @example
 * <StoryRow title="Trending" stories={stories} />
 */
export function StoryRow<S extends StoryCardStory>({
  title,
  hint,
  stories,
  storyHref,
  actions,
  deferred = 'none',
  intervalMs = ROW_AUTO_SCROLL_MS,
  ...rest
}: StoryRowProps<S>) {
  const words = useWords(homeWords);
  const heading = <StoryRowHeading hint={hint}>{title}</StoryRowHeading>;

  return (
    <RowRoot data-cards={stories?.length} {...rest}>
      {stories ? (
        <Carousel label={title} heading={heading} intervalMs={intervalMs}>
          {stories.map((story, at) => (
            <StoryCard
              key={story.id}
              story={story}
              shape={stories.length <= MOST_WIDE ? 'wide' : 'tall'}
              isDeferred={deferred === 'all' || (deferred === 'beyond' && at >= FIRST_CARDS)}
              {...actions}
              {...(storyHref && { href: storyHref(story) })}
            />
          ))}
        </Carousel>
      ) : (
        <>
          {heading}
          <VisuallyHidden as="p">{words.loading}</VisuallyHidden>
          <Places>
            {Array.from({ length: PLACES }, (_, index) => (
              <StoryCardSkeleton key={index} />
            ))}
          </Places>
        </>
      )}
    </RowRoot>
  );
}
