export { type ColourToken, night, palmLeaf, type Theme, THEMES } from '../theme/colours.ts';
export { type Direction, directionOf, DIRECTIONS } from '../theme/direction.ts';
export { scales } from '../theme/scales.ts';
export { type Tone, toneOf, TONES } from '../theme/tone.ts';
