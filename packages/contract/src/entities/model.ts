import { z } from 'zod';
import { MODEL_TIERS } from '../options.ts';

export const Model = z
  .object({
    model_key: z.string(),
    display_name: z.string(),
    hinglish_description: z.string(),
    tier: z.enum(MODEL_TIERS),
    credit_cost: z.int().min(0),
    is_built_in: z
      .boolean()
      .describe('True for the built-in writer or illustrator, false for a language model'),
  })
  .meta({ id: 'Model' });
export type Model = z.infer<typeof Model>;

export const ModelLists = z
  .object({ text: z.array(Model), image: z.array(Model) })
  .meta({ id: 'ModelLists' });
export type ModelLists = z.infer<typeof ModelLists>;
