export { isSceneInWords, sceneInWords } from './inWords.ts';
export { HOURS, type Hour, readHour, WEATHERS, type Weather } from './keywords.ts';
export { MOTIF_NAMES, type MotifName } from './motifs/names.ts';
export {
  describeScene,
  type Description,
  dominantColour,
  drawScene,
  type SceneOptions,
  type Shown,
  shownIn,
} from './scene.ts';
export { ALIVE, INDOORS, type PersonKind, type Sight, SIGHTS, type Somebody } from './core/sightNames.ts';
export { type ReadSights, readSights } from './sights/read.ts';
export { type Style, STYLES } from './styles/index.ts';
export { nameOfSight, peopleInWords, sightInWords } from './sights/inWords.ts';
