import type { StoryLayer } from '@kathaloka/contract/entities';
import { LAYER_TEXTS } from '@kathaloka/contract/layerFields';
import { lexiconShape } from './lexiconShape.ts';
import type { Shape } from './shape.ts';
import { fieldShapes } from './structureShape.ts';
import { objectOf } from './shape.ts';

/** The fields and limits of the contract. */
export function layerShape(lost: (path: string) => void): Shape<StoryLayer> {
  const shapes = { ...fieldShapes(LAYER_TEXTS, lost), lexicon: lexiconShape(lost) };
  return objectOf(shapes, [], lost) as Shape<StoryLayer>;
}
