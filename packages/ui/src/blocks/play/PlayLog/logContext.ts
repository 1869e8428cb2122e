import type { Language, Model } from '@kathaloka/contract/entities';
import { createContext, type RefObject, useContext, useMemo } from 'react';
import { useStableHandler } from '../../../hooks/useStableHandler.ts';
import type { Direction } from '../../../theme/direction.ts';
import type { TurnToolbox } from './tools/turnTool.ts';

/** What all entries of a log share. The object stays the same from render to render, so that `memo` can skip entries. */
export interface LogContextValue {
  /** The language of the story. */
  language: Language;
  /** The direction of the page around the log. */
  pageDirection: Direction;
  /** Whether the newest turn has a ruled line. */
  hasRuledLine: boolean;
  /** 1 is the usual speed; less is faster. */
  typingFactor: number;
  /** How long something counts as new. */
  highlightMs: number;
  /** What is scrolled. */
  surfaceRef: RefObject<HTMLElement | null>;
  /** A click on it finishes the typing. */
  tapRef: RefObject<HTMLElement | null>;
  /** Whether what can be done with a turn is behind one sign. */
  hasToolMenu: boolean;
  /** What can be done with a turn; undefined where nothing can. */
  toolbox: TurnToolbox | undefined;
  /** Called with the number of the telling of the newest turn that is to be shown. */
  onChooseRetelling: (number: number) => void;
  /** Called when an entry has been written out. */
  onTyped: (id: string) => void;
  /** Called with the alternative model chosen under an error. */
  onSelectAlternative: (model: Model) => void;
}

export const LogContext = createContext<LogContextValue | undefined>(undefined);

type Handler = 'onChooseRetelling' | 'onSelectAlternative';
type LogValueOptions = Omit<LogContextValue, Handler> & {
  onChooseRetelling: LogContextValue['onChooseRetelling'] | undefined;
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
  tapRef,
  hasToolMenu,
  toolbox,
  onTyped,
  ...handlers
}: LogValueOptions): LogContextValue {
  const onChooseRetelling = useStableHandler(handlers.onChooseRetelling);
  const onSelectAlternative = useStableHandler(handlers.onSelectAlternative);
  return useMemo(
    () => ({
      language,
      pageDirection,
      hasRuledLine,
      typingFactor,
      highlightMs,
      surfaceRef,
      tapRef,
      hasToolMenu,
      toolbox,
      onChooseRetelling,
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
      tapRef,
      hasToolMenu,
      toolbox,
      onChooseRetelling,
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
