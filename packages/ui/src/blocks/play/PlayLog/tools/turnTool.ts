import type { ComponentType } from 'react';
import type { Words } from '../../../../words/en.ts';
import type { LogEntry } from '../../logEntry.ts';
import type { PlayActions } from '../../playActions.ts';

/** The actions of the tools, and the state on which they depend. */
export interface TurnToolbox {
  actions: Partial<PlayActions>;
  /** Whether the browser is offline. */
  isOffline?: boolean | undefined;
  /** Whether the story has ended. */
  isCompleted?: boolean | undefined;
  /** The cost of retelling the newest turn, in credits. */
  retellCost?: number | undefined;
}

export interface ToolState extends Pick<TurnToolbox, 'retellCost'> {
  /** Whether the tool's panel is open, or the tool is running. */
  isActive: boolean;
}

/**
 * A button on a turn, with one label for all turns. To add one, create a file here, a line in `registry.ts`, and
 * its action in `playActions.ts`. In the app: a dialog in `useTurnDialogs.tsx`, anything else in `sessionTools/`;
 * `OWNERS_ALONE` of `useTogether.tsx` takes it from members, `NOT_FOR_THE_YOUNG` of `playedSession.ts` from the young.
 */
export interface TurnTool<Name extends string = string> {
  name: Name;
  icon: ComponentType;
  activeIcon?: ComponentType;
  label: (words: Pick<Words, 'play' | 'report'>, state: ToolState) => string;
  /** The turns that have the tool; by default all. */
  place?: 'newest' | 'older';
  /** Whether the tool is offered now. */
  isOffered: (toolbox: TurnToolbox) => boolean;
  perform: (actions: TurnToolbox['actions'], entry: LogEntry) => void;
  /** Whether the button is a toggle, pressed while the tool is active. */
  isToggle?: boolean;
  /** Whether the tool runs a turn: it is disabled during a turn, and a double click runs only one. */
  takesTurn?: boolean;
}
