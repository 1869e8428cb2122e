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
  /**
   * Whether the connection was lost in the middle of the turn, and is tried again.
   * @default false
   */
  isReconnecting?: boolean | undefined;
}

/**
 * Whether a turn is running.
 *
 * @example
 * <ThinkingIndicator />
 */
export function ThinkingIndicator({
  isTelling = false,
  isReconnecting = false,
  ...rest
}: ThinkingIndicatorProps) {
  const words = usePlayWords();
  return (
    <Thinking {...rest}>
      <ThinkingLamps isStill={isTelling} />
      {isReconnecting ? words.reconnecting : words.thinking}
    </Thinking>
  );
}
