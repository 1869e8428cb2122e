export { alignedLayer } from './alignedLayer.ts';
export { inLanguage } from './inLanguage.ts';
export { LAYERED_FIELDS, type LayeredStory } from './layeredStory.ts';
export {
  type LayeredText,
  type LayerState,
  layerState,
  TEXT_STATES,
  textsMissing,
  type TextState,
  translatedInto,
  translationsOf,
} from './layerState.ts';
export { textDigest } from './textDigest.ts';
export { layerText, textId, type TextUnit, textUnits } from './textUnits.ts';
export { stamped, withText, withTexts, type WrittenText } from './withText.ts';
