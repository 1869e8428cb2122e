import { z } from 'zod';
import { HANDS } from '../options.ts';

/** A stretch of the text of a turn, and whose words it is. */
export const TurnPart = z
  .object({
    by: z.enum(HANDS),
    from: z.int().min(0).describe('The index of its first UTF-16 code unit'),
    to: z.int().min(1).describe('The index after its last one'),
    name: z.string().optional().describe('The provider’s name of the model; absent for other hands'),
  })
  .meta({ id: 'TurnPart' });
export type TurnPart = z.infer<typeof TurnPart>;

/** The parts of a whole text: sorted, without holes or overlaps. */
export const TurnParts = z.array(TurnPart);

/** How many words of a text a hand has written; of models, each by itself. */
export const HandCount = TurnPart.pick({ by: true, name: true })
  .extend({ words: z.int().min(1) })
  .meta({ id: 'HandCount' });
export type HandCount = z.infer<typeof HandCount>;
