import type { Story } from '@kathaloka/contract/entities';
import { ROW_AUTO_SCROLL_MS } from '@kathaloka/contract/limits';
import { Carousel } from '../../../patterns/Carousel/Carousel.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useHomeWords } from '../../../words/areas/useHomeWords.ts';
import { StoryCard, type StoryCardActions } from '../StoryCard/StoryCard.tsx';
import { StoryCardSkeleton } from '../StoryCard/StoryCardSkeleton.tsx';
import { Places, RowRoot } from './StoryRow.styles.ts';
import { StoryRowHeading } from './StoryRowHeading.tsx';

const PLACES = 4;

export interface StoryRowProps {
  /** What the stories have in common: a category, or why they were chosen. */
  title: string;
  /** A sentence more about that, behind an information button. */
  hint?: string | undefined;
  /** The stories, in their order. `undefined` while they are on their way. */
  stories: readonly Story[] | undefined;
  /** Where a story's card leads; the story's own page by default. */
  storyHref?: ((story: Story) => string) | undefined;
  /** What the cards let a person do. */
  actions?: StoryCardActions | undefined;
  /** Time between two steps of the row. */
  intervalMs?: number | undefined;
}

/** A titled row of story cards that moves by itself. */
export function StoryRow({
  title,
  hint,
  stories,
  storyHref,
  actions,
  intervalMs = ROW_AUTO_SCROLL_MS,
}: StoryRowProps) {
  const words = useHomeWords();
  const heading = <StoryRowHeading hint={hint}>{title}</StoryRowHeading>;

  return (
    <RowRoot>
      {stories ? (
        <Carousel label={title} heading={heading} intervalMs={intervalMs}>
          {stories.map((story) => (
            <StoryCard
              key={story.id}
              story={story}
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
