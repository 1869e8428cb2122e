import { ThinkingLamps } from '../../../ornaments/ThinkingLamps.tsx';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import { Thinking } from './ThinkingIndicator.styles.ts';

/** A turn is under way. */
export function ThinkingIndicator() {
  const words = usePlayWords();
  return (
    <Thinking>
      <ThinkingLamps />
      {words.thinking}
    </Thinking>
  );
}
