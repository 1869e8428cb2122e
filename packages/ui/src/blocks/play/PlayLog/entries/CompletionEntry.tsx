import { TYPING_MS_BY_ENTRY } from '@kathaloka/contract/limits';
import { Lotus } from '../../../../ornaments/Lotus.tsx';
import { Typewriter } from '../../../../patterns/Typewriter/Typewriter.tsx';
import { entryText } from '../../logEntry.ts';
import type { EntryProps } from './entryProps.ts';
import { useLog } from '../logContext.ts';
import { Completion, Ending } from './LogEntries.styles.ts';

/** The entry that ends the tale. */
export function CompletionEntry({ entry, isTyping }: EntryProps) {
  const { typingFactor, tapRef, onTyped } = useLog();
  return (
    <Completion>
      <Lotus size={54} />
      <Ending dir="auto">
        <Typewriter
          msPerCharacter={TYPING_MS_BY_ENTRY.completion * typingFactor}
          isEnabled={isTyping}
          surfaceRef={tapRef}
          onFinish={() => isTyping && onTyped(entry.id)}
        >
          {entryText(entry)}
        </Typewriter>
      </Ending>
    </Completion>
  );
}
