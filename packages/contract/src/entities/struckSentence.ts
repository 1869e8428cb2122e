import { z } from 'zod';
import { STRIKE_REASONS } from '../options.ts';

/** A sentence of a model that was struck from a turn, because the story has not decided what it tells. */
export const StruckSentence = z
  .object({
    text: z
      .string()
      .describe('Empty if it tells a secret of the story or does harm: such words are not stored'),
    reason: z.enum(STRIKE_REASONS),
  })
  .meta({ id: 'StruckSentence' });
export type StruckSentence = z.infer<typeof StruckSentence>;
