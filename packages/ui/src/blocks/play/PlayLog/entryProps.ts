import type { LogEntry } from '../logEntry.ts';
import type { EntryTool } from './entryTool.ts';
import type { Tellings } from './TellingSwitch.tsx';

/** What an entry is told about itself. What all entries share comes from `useLog`. */
export interface EntryProps {
  entry: LogEntry;
  /** The last part of the tale. */
  isNewest: boolean;
  /** New to the reader, until some time has passed. */
  isHighlighted: boolean;
  /** It is being written out. */
  isTyping: boolean;
  /** Whether its alternatives still help. */
  hasAlternatives: boolean;
  /** Its tool whose panel is open, or which is at work. */
  activeTool: EntryTool | undefined;
  /** A turn is running: it cannot be told in another way now. */
  loading: boolean;
  /** In which ways it was told, if there are several. */
  tellings: Tellings | undefined;
}
