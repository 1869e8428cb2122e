import type { ComponentProps } from 'react';
import { StoryCard } from '../../catalogue/StoryCard/StoryCard.tsx';
import type { StoryCardStory } from '../../catalogue/StoryCard/storyCardStory.ts';
import { Label, LiveCardRoot } from './LiveCard.styles.ts';

export interface LiveCardProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The caption of the preview. */
  label: string;
  /** The draft. */
  story: StoryCardStory;
}

/**
 * A preview of the story's card, without links.
 *
 * @use Shows authors, while they write, what the card will look like.
 * @avoid Not in lists: `StoryCard`.
 * @heard Its label; nothing in it can be operated.
 * @keys none
 * @example
 * <LiveCard label="How readers will see it" story={story} />
 */
export function LiveCard({ label, story, ...rest }: LiveCardProps) {
  return (
    <LiveCardRoot {...rest}>
      <Label>{label}</Label>
      <div inert>
        <StoryCard story={story} />
      </div>
    </LiveCardRoot>
  );
}
