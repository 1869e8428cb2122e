import type { LogEntry } from '../../logEntry.ts';
import type { TurnToolName } from '../tools/registry.ts';
import type { Retellings } from './RetellingSwitch.tsx';

/** The props of an entry about itself. What all entries share comes from `useLog`. */
export interface EntryProps {
  entry: LogEntry;
  /** Whether the entry is the newest turn. */
  isNewest: boolean;
  /** Whether the entry is new to the reader, and so highlighted. */
  isHighlighted: boolean;
  /** Whether the entry is being typed out. */
  isTyping: boolean;
  /** Whether the alternatives of the entry are still offered. */
  hasAlternatives: boolean;
  /** The tool whose panel is open, or which is running. */
  activeTool: TurnToolName | undefined;
  /** Whether a turn is running, so that no turn can be retold. */
  loading: boolean;
  /** The retellings of the turn, if there are several. */
  retellings: Retellings | undefined;
}
