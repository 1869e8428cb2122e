import type { LogEntry } from '../../logEntry.ts';
import type { TurnToolName } from '../tools/registry.ts';
import { LogEntryView } from './LogEntryView.tsx';
import type { Retellings } from './RetellingSwitch.tsx';
import type { LogState } from '../typing/useLogState.ts';

interface LogEntriesProps {
  /** Those that are in the page. */
  entries: readonly LogEntry[];
  state: LogState;
  activeTool: TurnToolName | undefined;
  /** A turn is running. */
  loading: boolean;
  /** In which ways the newest turn was told. */
  retellings: Retellings | undefined;
}

/** The entries in their order. Each gets only what is about itself, so that a new one does not render the others again. */
export function LogEntries({ entries, state, activeTool, loading, retellings }: LogEntriesProps) {
  return entries.map((entry) => {
    const isNewest = entry.id === state.newestId;
    const isNew = entry.type === 'error' ? !entry.isHistorical : entry.id === state.highlightedId;
    return (
      <div key={entry.id} data-entry={entry.id} data-last-entry={entry.id === state.lastId || undefined}>
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
