import { useFresh } from '../../../../hooks/useFresh.ts';
import { Note } from '../../../../patterns/Note/Note.tsx';
import { AlternativesPanel } from '../../AlternativesPanel/AlternativesPanel.tsx';
import { entryText } from '../../logEntry.ts';
import type { EntryProps } from './entryProps.ts';
import { useLog } from '../logContext.ts';
import { Entry, NoteFrame } from './LogEntries.styles.ts';

/** A warning or an error, with the alternatives that it offers. Not typed out. */
export function NoteEntry({ entry, isHighlighted, hasAlternatives }: EntryProps) {
  const { highlightMs, onSelectAlternative } = useLog();
  const isError = entry.type === 'error';
  const isFresh = useFresh(isHighlighted && isError, highlightMs);
  return (
    <Entry data-historical={entry.isHistorical || undefined}>
      <NoteFrame data-new={isFresh || undefined}>
        <Note tone={isError ? 'error' : 'warning'}>
          <bdi>{entryText(entry)}</bdi>
          {hasAlternatives && entry.alternatives && (
            <AlternativesPanel models={entry.alternatives} onSelect={onSelectAlternative} />
          )}
        </Note>
      </NoteFrame>
    </Entry>
  );
}
