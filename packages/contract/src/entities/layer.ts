import { z } from 'zod';
import { LAYER_TEXTS } from '../layerFields.ts';
import { asChecked, passingChecked } from './checked.ts';
import { Language } from './common.ts';
import { Lexicon } from './extras.ts';
import { storedPart } from './storedParts.ts';
import { schemaOf } from './structureSchema.ts';

/** The words of a story in another language. Scenes, conditions, effects and targets stay the story’s. */
export const StoryLayer = schemaOf(LAYER_TEXTS)
  .extend({ lexicon: Lexicon.optional() })
  .meta({ id: 'StoryLayer' });
export type StoryLayer = z.infer<typeof StoryLayer>;

export const StoryLayers = passingChecked(
  z
    .partialRecord(Language, StoryLayer)
    .describe('By language. A layer in the story’s own language is ignored'),
);
export type StoryLayers = z.infer<typeof StoryLayers>;

/** The layers of a stored story, as `StoryLayers` returned them when they were stored. */
export function storedLayers(value: unknown): StoryLayers {
  const layers = Object.entries(value as Readonly<Record<string, StoryLayer>>);
  const read = layers.map(([language, layer]) => [language, storedLayer(layer)]);
  return asChecked(Object.fromEntries(read) as StoryLayers, StoryLayers);
}

function storedLayer({ lexicon, ...texts }: StoryLayer): StoryLayer {
  return { ...storedPart(LAYER_TEXTS, texts), ...(lexicon && { lexicon: Lexicon.parse(lexicon) }) };
}
