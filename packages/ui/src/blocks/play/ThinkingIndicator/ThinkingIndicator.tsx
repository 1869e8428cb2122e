import type { ComponentProps } from 'react';
import { ThinkingLamps } from '../../../ornaments/ThinkingLamps.tsx';
import { Thinking } from './ThinkingIndicator.styles.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface ThinkingIndicatorProps extends Omit<ComponentProps<'output'>, 'children'> {
  /**
   * Whether text is arriving, so that no animation is needed.
   * @default false
   */
  isTelling?: boolean;
  /** Why the turn is delayed: its connection is being retried, or it is queued behind others. */
  delay?: 'reconnecting' | 'queued' | undefined;
}

/**
 * Shows that a turn is running.
 *
 * @use Says that a turn is being told.
 * @avoid Not for loading data: `Skeleton`.
 * @heard A status, once.
 * @keys none
 * @example
 * <ThinkingIndicator />
 */
export function ThinkingIndicator({ isTelling = false, delay, ...rest }: ThinkingIndicatorProps) {
  const words = useWords(playWords);
  return (
    <Thinking {...rest}>
      <ThinkingLamps isStill={isTelling} />
      {delay ? words[delay] : words.thinking}
    </Thinking>
  );
}
