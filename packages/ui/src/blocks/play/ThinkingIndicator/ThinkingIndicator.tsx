import type { ComponentProps } from 'react';
import { ThinkingLamps } from '../../../ornaments/ThinkingLamps.tsx';
import { Thinking } from './ThinkingIndicator.styles.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface ThinkingIndicatorProps extends Omit<ComponentProps<'output'>, 'children'> {
  /**
   * Whether words arrive already, which show by themselves that something happens.
   * @default false
   */
  isTelling?: boolean;
  /** Why the turn does not go on: its connection was lost and is tried again, or it waits behind the turns of others. */
  delay?: 'reconnecting' | 'queued' | undefined;
}

/**
 * Whether a turn is running.
 *
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
