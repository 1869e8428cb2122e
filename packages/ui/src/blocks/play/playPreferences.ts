import { type Theme, THEMES } from '../../theme/colours.ts';

export const PREFERRED_THEMES = [...THEMES, 'device'] as const;
export type PreferredTheme = Theme | 'device';

export const TYPING_STYLES = ['at_once', 'quick', 'typed'] as const;
export type TypingStyle = (typeof TYPING_STYLES)[number];

/** A reader's preferences. Stored in the browser only. */
export interface PlayPreferences {
  theme: PreferredTheme;
  /** The text size, from 0 to 4; 2 is normal. */
  tale_size: number;
  typing: TypingStyle;
  /** Whether rows and slides move by themselves. */
  has_motion: boolean;
  /** Whether the tale has no cover behind it, and nothing moves or is typed out. */
  is_text_only: boolean;
  has_ruled_line: boolean;
  /** Whether the tale shows whose words it is. */
  shows_hands: boolean;
  reads_aloud: boolean;
  /** Whether single letters are shortcuts in a game. */
  has_letter_keys: boolean;
}

export const DEFAULT_PREFERENCES: PlayPreferences = {
  theme: 'device',
  tale_size: 2,
  typing: 'typed',
  has_motion: true,
  is_text_only: false,
  has_ruled_line: true,
  shows_hands: false,
  reads_aloud: false,
  has_letter_keys: true,
};

const SCALES = [0.85, 0.92, 1, 1.15, 1.35];

/** Returns the factor for the text size of the tale. */
export function taleScale({ tale_size }: PlayPreferences): number {
  return SCALES[tale_size] ?? 1;
}

/** Returns the factor for the typing time of a character. */
export function typingFactor({ typing, is_text_only }: PlayPreferences): number {
  return is_text_only ? 0 : { at_once: 0, quick: 0.4, typed: 1 }[typing];
}
