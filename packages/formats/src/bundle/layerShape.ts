import type { StoryLayer, StoryLayers } from '@kathaloka/contract/entities';
import { LANGUAGES } from '@kathaloka/contract/limits';
import { LAYER_TEXTS } from '@kathaloka/contract/layerFields';
import { lexiconShape } from './lexiconShape.ts';
import type { Shape } from './shape.ts';
import { fieldShapes } from './structureShape.ts';
import { objectOf } from './shape.ts';

/** Reads a layer, with the fields and limits of the contract. */
export function layerShape(lost: (path: string) => void): Shape<StoryLayer> {
  const shapes = { ...fieldShapes(LAYER_TEXTS, lost), lexicon: lexiconShape(lost) };
  return objectOf(shapes, [], lost) as Shape<StoryLayer>;
}

/** Reads the layers of a story, by language. */
export function layersShape(lost: (path: string) => void): Shape<StoryLayers> {
  return objectOf(Object.fromEntries(LANGUAGES.map((language) => [language, layerShape(lost)])), [], lost);
}
