import type { LogEntry } from '../../logEntry.ts';
import type { TurnToolName } from '../tools/registry.ts';
import type { Retellings } from './RetellingSwitch.tsx';

/** What an entry is told about itself. What all entries share comes from `useLog`. */
export interface EntryProps {
  entry: LogEntry;
  /** The last turn. */
  isNewest: boolean;
  /** New to the reader, until some time has passed. */
  isHighlighted: boolean;
  /** It is being written out. */
  isTyping: boolean;
  /** Whether its alternatives still help. */
  hasAlternatives: boolean;
  /** Its tool whose panel is open, or which is at work. */
  activeTool: TurnToolName | undefined;
  /** A turn is running: it cannot be told in another way now. */
  loading: boolean;
  /** In which ways it was told, if there are several. */
  retellings: Retellings | undefined;
}
