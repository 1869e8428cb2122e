import type { ComponentProps } from 'react';
import { CalendarDays } from 'lucide-react';
import { Bar, Place } from '../OfflineBar/OfflineBar.styles.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface StoryDeletionBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The date on which the story is deleted. */
  on: string;
}

/**
 * A bar that says when the story is deleted by its author, and what the player keeps.
 *
 * @use Tells a player that the author is deleting the story, and what the player keeps.
 * @avoid Not that a game is deleted: `DeleteSessionDialog`.
 * @heard Plain text above the tale.
 * @keys none
 * @example
 * <StoryDeletionBar on={session.story_deletes_at} />
 */
export function StoryDeletionBar({ on, ...rest }: StoryDeletionBarProps) {
  const words = useWords(playWords).deletion;
  return (
    <Place {...rest}>
      <Bar>
        <CalendarDays />
        <p>
          <b>{words.title(on)}</b> {words.text}
        </p>
      </Bar>
    </Place>
  );
}
