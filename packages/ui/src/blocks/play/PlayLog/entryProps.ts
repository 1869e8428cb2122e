import type { Language, Model } from '@kathaloka/contract/entities';
import type { RefObject } from 'react';
import type { LogEntry } from '../logEntry.ts';
import type { EntryTool } from './EntryTools.tsx';

/** What every entry of the log is told. All of it stays the same from render to render, so that entries rest. */
export interface EntryProps {
  entry: LogEntry;
  /** The language of the story. */
  language: Language;
  /** The last part of the tale. */
  isNewest: boolean;
  /** New to the reader, until some time has passed. */
  isHighlighted: boolean;
  /** Whether the newest part has a ruled line. */
  isRuled: boolean;
  /** It is being written out. */
  isTyping: boolean;
  /** 1 is the usual speed; less is faster. */
  typingFactor: number;
  highlightMs: number;
  /** A click on it finishes the typing. */
  surfaceRef: RefObject<HTMLElement | null>;
  /** Whether its alternatives still help. */
  hasAlternatives: boolean;
  tools: readonly EntryTool[];
  activeTool: EntryTool | undefined;
  onTool: (tool: EntryTool, entry: LogEntry) => void;
  onTyped: (id: string) => void;
  onSelectAlternative: (model: Model) => void;
}
