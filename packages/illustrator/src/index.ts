export { sceneInWords } from './inWords.ts';
export { HOURS, type Hour, WEATHERS, type Weather } from './keywords.ts';
export { MOTIF_NAMES, type MotifName } from './motifs/names.ts';
export { describeScene, type Description, dominantColour, drawScene, type SceneOptions } from './scene.ts';
export { type Style, STYLES } from './styles/index.ts';
