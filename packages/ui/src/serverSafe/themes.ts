export { type ColourToken, night, palmLeaf, type Theme, THEMES } from '../theme/colours.ts';
export { type Direction, directionOf, DIRECTIONS } from '../theme/direction.ts';
export { type Brand, createTheme } from '../theme/createTheme.ts';
export { scales } from '../theme/scales.ts';
export { themeStyles } from '../theme/themeStyles.ts';
export type { ThemeToken, ThemeTokens } from '../theme/themeTokens.ts';
export { type Tone, toneOf, TONES } from '../theme/tone.ts';
