import type { Model } from '@kathaloka/contract/entities';
import { createContext, type RefObject, useContext, useMemo } from 'react';
import { useStableHandler } from '../../../hooks/useStableHandler.ts';
import type { Direction } from '../../../theme/direction.ts';
import type { TurnToolbox } from './tools/turnTool.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

/** The data that all entries of a log share. The object is stable, so that `memo` can skip entries. */
export interface LogContextValue {
  /** The language of the story. */
  language: AnyLanguage;
  /** The direction of the page around the log. */
  pageDirection: Direction;
  /** Whether the newest turn is underlined. */
  hasRuledLine: boolean;
  /** Whether each stretch of a text has the mark of its hand. */
  showsHands: boolean;
  /** The factor for the typing time: 1 is normal, less is faster. */
  typingFactor: number;
  /** How long a new turn is highlighted. */
  highlightMs: number;
  /** The scrolling element. */
  surfaceRef: RefObject<HTMLElement | null>;
  /** The element on which a click finishes typing. */
  tapRef: RefObject<HTMLElement | null>;
  /** Whether the tools of a turn are in a menu. */
  hasToolMenu: boolean;
  /** The tools of a turn; undefined if there are none. */
  toolbox: TurnToolbox | undefined;
  /** Called with the number of the retelling of the newest turn to show. */
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

/** Returns a stable object for all entries, which changes only with its values, not with new callbacks. */
export function useLogValue({
  language,
  pageDirection,
  hasRuledLine,
  showsHands,
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
      showsHands,
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
      showsHands,
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

/** Returns the data that all entries of the log share. */
export function useLog(): LogContextValue {
  const log = useContext(LogContext);
  if (!log) throw new Error('an entry of the log must be rendered inside PlayLog');
  return log;
}
