import type { Language } from '@kathaloka/contract/entities';
import type { EntryTool } from './entryTool.ts';

export interface PlayLogLook {
  /** The language of the story. */
  language?: Language | undefined;
  /** How fast new text is written out: 1 as usual, less is faster, 0 at once. */
  typingFactor?: number | undefined;
  /** Whether the latest part is underlined. */
  hasRuledLine?: boolean | undefined;
  /** The actions on an entry of the log. Some are for the newest part only, and some for older ones. */
  tools?: readonly EntryTool[] | undefined;
  /** The tool whose panel is open, or which is at work, on the newest part. */
  activeTool?: EntryTool | undefined;
  /** What another telling of the newest part costs, in credits. */
  retellCost?: number | undefined;
  /** How long something counts as new. */
  highlightMs?: number | undefined;
}
