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

/**
 * The states of the circuit breaker of a provider’s model. `open`: the model is not called for a while;
 * `half_open`: the next call decides.
 */
export const BREAKER_STATES = ['closed', 'half_open', 'open'] as const;

/** The state of a provider's model, as far as the process that answers knows it. */
export const ModelStatus = z
  .object({
    name: z.string().describe('The model key, or the name as a fallback of others'),
    model: z.string().describe('The provider’s name for the model'),
    server: z.string().describe('The host that serves it'),
    fallbacks: z.array(z.string()).describe('The names of its fallback models, in order'),
    state: z.enum(BREAKER_STATES),
    failures: z.int().min(0).describe('Failed calls in a row'),
    retry_at: z.iso
      .datetime()
      .nullable()
      .describe('When it is called again; null unless calls are suspended'),
    last_failure: z
      .string()
      .nullable()
      .describe('The reason of the last failure, such as `http 401` or `timeout first_byte`'),
  })
  .meta({ id: 'ModelStatus' });
export type ModelStatus = z.infer<typeof ModelStatus>;

export const ModelLists = z
  .object({ text: z.array(Model), image: z.array(Model) })
  .meta({ id: 'ModelLists' });
export type ModelLists = z.infer<typeof ModelLists>;
