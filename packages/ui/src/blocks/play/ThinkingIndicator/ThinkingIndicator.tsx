import type { ComponentProps } from 'react';
import { ThinkingLamps } from '../../../ornaments/ThinkingLamps.tsx';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import { Thinking } from './ThinkingIndicator.styles.ts';

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
  const words = usePlayWords();
  return (
    <Thinking {...rest}>
      <ThinkingLamps isStill={isTelling} />
      {delay ? words[delay] : words.thinking}
    </Thinking>
  );
}
