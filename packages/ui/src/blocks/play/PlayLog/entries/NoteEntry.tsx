import { TYPING_MS_BY_ENTRY } from '@kathaloka/contract/limits';
import { useFresh } from '../../../../hooks/useFresh.ts';
import { Note } from '../../../../patterns/Note/Note.tsx';
import { Typewriter } from '../../../../patterns/Typewriter/Typewriter.tsx';
import { AlternativesPanel } from '../../AlternativesPanel/AlternativesPanel.tsx';
import { textOf } from '../../logEntry.ts';
import type { EntryProps } from './entryProps.ts';
import { useLog } from '../logContext.ts';
import { Entry, NoteFrame } from './LogEntries.styles.ts';

/** A warning in yellow or an error in red, with what can be done about it. */
export function NoteEntry({ entry, isHighlighted, isTyping, hasAlternatives }: EntryProps) {
  const { typingFactor, highlightMs, surfaceRef, onTyped, onSelectAlternative } = useLog();
  const isError = entry.type === 'error';
  const isFresh = useFresh(isHighlighted && isError, highlightMs);
  const speed = TYPING_MS_BY_ENTRY[isError ? 'error' : 'warning'];
  return (
    <Entry data-historical={entry.isHistorical || undefined}>
      <NoteFrame data-new={isFresh || undefined}>
        <Note tone={isError ? 'error' : 'warning'}>
          <bdi>
            <Typewriter
              msPerCharacter={speed * typingFactor}
              isEnabled={isTyping}
              surfaceRef={surfaceRef}
              onFinish={() => isTyping && onTyped(entry.id)}
            >
              {textOf(entry)}
            </Typewriter>
          </bdi>
          {hasAlternatives && entry.alternatives && (
            <AlternativesPanel models={entry.alternatives} onSelect={onSelectAlternative} />
          )}
        </Note>
      </NoteFrame>
    </Entry>
  );
}
