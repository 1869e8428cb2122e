export { type ColourToken, night, palmLeaf, type Theme, THEMES } from './colours.ts';
export { contrast } from './contrast.ts';
export type { CssVariable } from './cssVariables.ts';
export { type Direction, directionOf, DIRECTIONS } from './direction.ts';
export { GlobalStyles } from './GlobalStyles.tsx';
export { scales } from './scales.ts';
export { type Tone, toneOf, TONES } from './tone.ts';
