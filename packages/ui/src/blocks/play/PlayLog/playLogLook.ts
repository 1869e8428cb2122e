import type { Language } from '@kathaloka/contract/entities';
import type { TurnToolName } from './tools/registry.ts';
import type { TurnToolbox } from './tools/turnTool.ts';

export interface PlayLogLook {
  /** The language of the story. */
  language?: Language | undefined;
  /** How fast new text is written out: 1 as usual, less is faster, 0 immediately. */
  typingFactor?: number | undefined;
  /** Whether the latest turn is underlined. */
  hasRuledLine?: boolean | undefined;
  /** Whether a voice says what is told: then it is not announced. */
  isSilent?: boolean | undefined;
  /** What can be done with a turn: each action is a button. Some are for the newest turn only, and some for older ones. */
  tools?: TurnToolbox | undefined;
  /** The tool whose panel is open, or which is at work, on the newest turn. */
  activeTool?: TurnToolName | undefined;
  /** How long something counts as new. */
  highlightMs?: number | undefined;
}
