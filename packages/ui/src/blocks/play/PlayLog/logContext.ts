import type { Language, Model } from '@kathaloka/contract/entities';
import { createContext, type RefObject, useContext, useMemo } from 'react';
import { useStableHandler } from '../../../hooks/useStableHandler.ts';
import type { Direction } from '../../../theme/direction.ts';
import type { LogEntry } from '../logEntry.ts';
import type { EntryTool } from './entryTool.ts';

/** What all entries of a log share. The object stays the same from render to render, so that `memo` can skip entries. */
export interface LogContextValue {
  /** The language of the story. */
  language: Language;
  /** The direction of the page around the log. */
  pageDirection: Direction;
  /** Whether the newest part has a ruled line. */
  hasRuledLine: boolean;
  /** 1 is the usual speed; less is faster. */
  typingFactor: number;
  /** How long something counts as new. */
  highlightMs: number;
  /** A click on it finishes the typing. */
  surfaceRef: RefObject<HTMLElement | null>;
  /** The actions on an entry of the log. */
  tools: readonly EntryTool[];
  /** What another telling costs, in credits. */
  retellCost: number | undefined;
  /** Called with the tool that was pressed, and its entry. */
  onTool: (tool: EntryTool, entry: LogEntry) => void;
  /** Called with the number of the telling of the newest part that is to be shown. */
  onChooseTelling: (number: number) => void;
  /** Called when an entry has been written out. */
  onTyped: (id: string) => void;
  /** Called with the alternative model chosen under an error. */
  onSelectAlternative: (model: Model) => void;
}

export const LogContext = createContext<LogContextValue | undefined>(undefined);

type Handler = 'onTool' | 'onChooseTelling' | 'onSelectAlternative';
type LogValueOptions = Omit<LogContextValue, Handler> & {
  onTool: LogContextValue['onTool'] | undefined;
  onChooseTelling: LogContextValue['onChooseTelling'] | undefined;
  onSelectAlternative: LogContextValue['onSelectAlternative'] | undefined;
};

/** One object for all entries, which changes only when one of its values does; new handlers do not count. */
export function useLogValue({
  language,
  pageDirection,
  hasRuledLine,
  typingFactor,
  highlightMs,
  surfaceRef,
  tools,
  retellCost,
  onTyped,
  ...handlers
}: LogValueOptions): LogContextValue {
  const onTool = useStableHandler(handlers.onTool);
  const onChooseTelling = useStableHandler(handlers.onChooseTelling);
  const onSelectAlternative = useStableHandler(handlers.onSelectAlternative);
  return useMemo(
    () => ({
      language,
      pageDirection,
      hasRuledLine,
      typingFactor,
      highlightMs,
      surfaceRef,
      tools,
      retellCost,
      onTool,
      onChooseTelling,
      onTyped,
      onSelectAlternative,
    }),
    [
      language,
      pageDirection,
      hasRuledLine,
      typingFactor,
      highlightMs,
      surfaceRef,
      tools,
      retellCost,
      onTool,
      onChooseTelling,
      onTyped,
      onSelectAlternative,
    ],
  );
}

/** What all entries of the log share. */
export function useLog(): LogContextValue {
  const log = useContext(LogContext);
  if (!log) throw new Error('an entry of the log is drawn outside of PlayLog');
  return log;
}
