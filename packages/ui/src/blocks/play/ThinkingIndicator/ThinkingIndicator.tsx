import type { ComponentProps } from 'react';
import { ThinkingLamps } from '../../../ornaments/ThinkingLamps.tsx';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import { Thinking } from './ThinkingIndicator.styles.ts';

export type ThinkingIndicatorProps = Omit<ComponentProps<'output'>, 'children'>;

/** Whether a turn is running. */
export function ThinkingIndicator(props: ThinkingIndicatorProps) {
  const words = usePlayWords();
  return (
    <Thinking {...props}>
      <ThinkingLamps />
      {words.thinking}
    </Thinking>
  );
}
