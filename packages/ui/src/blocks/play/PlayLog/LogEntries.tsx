import { HIGHLIGHT_MS } from '@kathaloka/contract/limits';
import type { LogEntry } from '../logEntry.ts';
import type { EntryProps } from './entryProps.ts';
import type { EntryTool } from './EntryTools.tsx';
import { LogEntryView } from './LogEntryView.tsx';
import type { PlayLogLook } from './playLogLook.ts';
import type { LogState } from './useLogState.ts';

const NO_TOOLS: readonly EntryTool[] = [];

type Handlers = Pick<EntryProps, 'surfaceRef' | 'onTool' | 'onSelectAlternative'>;

interface LogEntriesProps extends PlayLogLook, Handlers {
  /** Those that are in the page. */
  entries: readonly LogEntry[];
  state: LogState;
}

/** The entries in their order. Each is told about itself alone, so that a new one leaves the others at rest. */
export function LogEntries({
  entries,
  state,
  language = 'en',
  typingFactor = 1,
  hasRuledLine = true,
  tools = NO_TOOLS,
  activeTool,
  highlightMs = HIGHLIGHT_MS,
  ...handlers
}: LogEntriesProps) {
  return entries.map((entry) => {
    const isNewest = entry.id === state.newestId;
    const isNew = entry.type === 'error' ? !entry.isHistorical : entry.id === state.highlightedId;
    return (
      <div key={entry.id} data-last-entry={entry.id === state.lastId || undefined}>
        <LogEntryView
          {...handlers}
          entry={entry}
          language={language}
          isNewest={isNewest}
          isHighlighted={isNew}
          isRuled={hasRuledLine}
          isTyping={entry.id === state.typingId}
          typingFactor={typingFactor}
          highlightMs={highlightMs}
          hasAlternatives={entry.id === state.alternativesId}
          tools={tools}
          activeTool={isNewest ? activeTool : undefined}
          onTyped={state.markTyped}
        />
      </div>
    );
  });
}
