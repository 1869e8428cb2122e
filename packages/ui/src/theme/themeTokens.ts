import type { ColourToken } from './colours.ts';
import type { scales } from './scales.ts';

/** Fonts that come before the library's own: for titles, for the tale and for everything else. */
type FaceToken = 'face-title' | 'face-tale' | 'face-ui';

/** The tokens that a theme may set besides its colours. */
export type ThemeToken = ColourToken | keyof typeof scales | FaceToken;

/** A theme: all colours, and other tokens. `bg` is written as `#rrggbb`. */
export type ThemeTokens = Readonly<
  Record<ColourToken, string> & Partial<Record<Exclude<ThemeToken, ColourToken>, string>>
>;
