import type { ComponentProps } from 'react';
import { CalendarDays } from 'lucide-react';
import { Bar, Place } from '../OfflineBar/OfflineBar.styles.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface StoryDeletionBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** When the story is deleted. */
  on: string;
}

/**
 * Says that the author of a story deletes it, when, and what stays with its player.
 *
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
