import { z } from 'zod';
import { LAYER_TEXTS } from '../layerFields.ts';
import { Language } from './common.ts';
import { Lexicon } from './extras.ts';
import { schemaOf } from './structureSchema.ts';

/** The words of a story in another language. Scenes, conditions, effects and targets stay the story’s. */
export const StoryLayer = schemaOf(LAYER_TEXTS)
  .extend({ lexicon: Lexicon.optional() })
  .meta({ id: 'StoryLayer' });
export type StoryLayer = z.infer<typeof StoryLayer>;

export const StoryLayers = z
  .partialRecord(Language, StoryLayer)
  .describe('By language. A layer in the story’s own language is ignored');
export type StoryLayers = z.infer<typeof StoryLayers>;
