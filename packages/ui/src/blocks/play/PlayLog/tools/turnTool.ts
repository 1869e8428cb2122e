import type { ComponentType } from 'react';
import type { Words } from '../../../../words/en.ts';
import type { LogEntry } from '../../logEntry.ts';
import type { PlayActions } from '../../playActions.ts';

/** What the tools of a turn may do, and how things stand. */
export interface TurnToolbox {
  actions: Partial<PlayActions>;
  /** Whether there is no connection. */
  isOffline?: boolean | undefined;
  /** Whether the story has ended. */
  isCompleted?: boolean | undefined;
  /** What a retelling of the newest turn costs, in credits. */
  retellCost?: number | undefined;
}

export interface ToolState extends Pick<TurnToolbox, 'retellCost'> {
  /** Its panel is open, or it is at work. */
  isActive: boolean;
}

/** A button on a turn. A new one is a file of its own here, and a line in `registry.ts`. */
export interface TurnTool<Name extends string = string> {
  name: Name;
  icon: ComponentType;
  activeIcon?: ComponentType;
  label: (words: Pick<Words, 'play' | 'report'>, state: ToolState) => string;
  /** Which turns have it: all of them, unless told otherwise. */
  place?: 'newest' | 'older';
  /** Whether it is there now. */
  isOffered: (toolbox: TurnToolbox) => boolean;
  perform: (actions: TurnToolbox['actions'], entry: LogEntry) => void;
  /** Stays pressed while it is active. */
  isToggle?: boolean;
  /** It takes a turn: never while one runs, nor by the second click of a double click. */
  takesTurn?: boolean;
}
