import type { TurnToolName } from './tools/registry.ts';
import type { TurnToolbox } from './tools/turnTool.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

export interface PlayLogLook {
  /** The language of the story. */
  language?: AnyLanguage | undefined;
  /** The factor for the typing time of new text: 1 is normal, less is faster, 0 is immediate. */
  typingFactor?: number | undefined;
  /** Whether the latest turn is underlined. */
  hasRuledLine?: boolean | undefined;
  /** Whether each stretch of a text has the mark of its hand, and the newest text a legend. */
  showsHands?: boolean | undefined;
  /** Whether a voice reads the tale aloud, so that screen readers must not announce it. */
  isSilent?: boolean | undefined;
  /** The actions on a turn, each a button. Some are only for the newest turn, some only for older ones. */
  tools?: TurnToolbox | undefined;
  /** The tool of the newest turn whose panel is open, or which is running. */
  activeTool?: TurnToolName | undefined;
  /** How long a new turn is highlighted. */
  highlightMs?: number | undefined;
}
