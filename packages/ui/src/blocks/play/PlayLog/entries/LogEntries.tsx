import type { LogEntry } from '../../logEntry.ts';
import type { TurnToolName } from '../tools/registry.ts';
import { LogEntryView } from './LogEntryView.tsx';
import type { Retellings } from './RetellingSwitch.tsx';
import type { LogState } from '../typing/useLogState.ts';

interface LogEntriesProps {
  /** The rendered entries. */
  entries: readonly LogEntry[];
  state: LogState;
  activeTool: TurnToolName | undefined;
  /** Whether a turn is running. */
  loading: boolean;
  /** The retellings of the newest turn. */
  retellings: Retellings | undefined;
}

/** The entries. Each gets only props about itself, so that a new entry does not render the others. */
export function LogEntries({ entries, state, activeTool, loading, retellings }: LogEntriesProps) {
  return entries.map((entry) => {
    const isNewest = entry.id === state.newestId;
    const isNew = entry.type === 'error' ? !entry.isHistorical : entry.id === state.highlightedId;
    return (
      <div
        key={entry.id}
        data-entry={entry.id}
        data-passage-start={entry.id === state.startId || undefined}
        data-last-entry={entry.id === state.lastId || undefined}
      >
        <LogEntryView
          entry={entry}
          isNewest={isNewest}
          isHighlighted={isNew}
          isTyping={entry.id === state.typingId}
          hasAlternatives={entry.id === state.alternativesId}
          activeTool={isNewest ? activeTool : undefined}
          loading={isNewest && loading}
          retellings={isNewest ? retellings : undefined}
        />
      </div>
    );
  });
}
