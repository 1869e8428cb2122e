import { type Theme, THEMES } from '../../theme/colours.ts';

export const PREFERRED_THEMES = [...THEMES, 'device'] as const;
export type PreferredTheme = Theme | 'device';

export const TYPING_STYLES = ['at_once', 'quick', 'typed'] as const;
export type TypingStyle = (typeof TYPING_STYLES)[number];

/** How a reader likes to read. It never crosses the wire: the browser keeps it. */
export interface PlayPreferences {
  theme: PreferredTheme;
  /** From 0 to 4; 2 is the usual size. */
  tale_size: number;
  typing: TypingStyle;
  /** Rows and slides that move by themselves. */
  has_motion: boolean;
  /** No cover behind the tale, and nothing that moves or is typed out. */
  is_text_only: boolean;
  has_ruled_line: boolean;
  reads_aloud: boolean;
  /** Whether single letters act in play. */
  has_letter_keys: boolean;
}

export const DEFAULT_PREFERENCES: PlayPreferences = {
  theme: 'device',
  tale_size: 2,
  typing: 'typed',
  has_motion: true,
  is_text_only: false,
  has_ruled_line: true,
  reads_aloud: false,
  has_letter_keys: true,
};

const SCALES = [0.85, 0.92, 1, 1.15, 1.35];

/** How much larger than usual the tale is set. */
export function taleScale({ tale_size }: PlayPreferences): number {
  return SCALES[tale_size] ?? 1;
}

/** The factor on the time for one character. */
export function typingFactor({ typing, is_text_only }: PlayPreferences): number {
  return is_text_only ? 0 : { at_once: 0, quick: 0.4, typed: 1 }[typing];
}
