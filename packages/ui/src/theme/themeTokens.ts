import type { ColourToken } from './colours.ts';
import type { scales } from './scales.ts';

/** Faces that come before the library's own, for titles, for the tale and for everything else. */
type FaceToken = 'face-title' | 'face-tale' | 'face-ui';

/** What a theme may set besides its colours. */
export type ThemeToken = ColourToken | keyof typeof scales | FaceToken;

/** A theme: all colours, and other tokens that it sets. `bg` is written as `#rrggbb`. */
export type ThemeTokens = Readonly<
  Record<ColourToken, string> & Partial<Record<Exclude<ThemeToken, ColourToken>, string>>
>;
