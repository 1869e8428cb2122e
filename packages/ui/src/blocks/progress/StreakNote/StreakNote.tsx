import type { Streak } from '@kathaloka/contract/entities';
import { Flame } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Days, Hint, StreakRoot } from './StreakNote.styles.ts';
import { progressWords } from '../../../words/progress/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface StreakNoteProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The days in a row on which the user has played. Without it nothing is rendered. */
  streak?: Streak | undefined;
}

/**
 * A note about the user's streak of days, and whether they have yet to play today.
 *
 * @use Says how many days in a row a user has played.
 * @avoid Not for any other note: `Note`.
 * @heard The days in a row; then the longest streak, or a reminder to play today.
 * @keys none
 * @example
 * <StreakNote streak={streak} />
 */
export function StreakNote({ streak, ...rest }: StreakNoteProps) {
  const words = useWords(progressWords);
  if (!streak) return null;
  const { days, longest, has_played_today } = streak;
  return (
    <StreakRoot data-lit={has_played_today || undefined} {...rest}>
      <Flame aria-hidden />
      <Days>{days > 0 ? words.streak(days) : words.noStreak}</Days>
      {days > 0 && <Hint>{has_played_today ? words.streakHint(longest) : words.streakOpen}</Hint>}
    </StreakRoot>
  );
}
