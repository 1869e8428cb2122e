import { z } from 'zod';
import { Model } from './model.ts';

/** A text for a person, where a call has nothing else to say. */
export const Message = z.object({ detail: z.string() }).meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

export const Problem = z
  .object({ detail: z.string() })
  .meta({ id: 'Problem', description: 'What went wrong' });
export type Problem = z.infer<typeof Problem>;

export const Fault = z
  .object({
    loc: z.array(z.union([z.string(), z.int()])).describe('Where it is: `["body", "title"]`'),
    msg: z.string(),
    type: z.string(),
  })
  .meta({ id: 'Fault' });
export type Fault = z.infer<typeof Fault>;

export const ValidationProblem = z
  .object({ detail: z.array(Fault) })
  .meta({ id: 'ValidationProblem', description: 'One item for every fault' });
export type ValidationProblem = z.infer<typeof ValidationProblem>;

export const CreditsShort = z
  .object({
    detail: z.string(),
    model_requested: z.string(),
    available_credits: z.int(),
    required_credits: z.int(),
    suggested_alternatives: z
      .array(Model)
      .describe('Models of the same kind that can be paid, cheapest first'),
  })
  .meta({ id: 'CreditsShort' });
export type CreditsShort = z.infer<typeof CreditsShort>;

export const XpShort = z
  .object({ detail: z.string(), current_xp: z.int(), required_xp: z.int() })
  .meta({ id: 'XpShort' });
export type XpShort = z.infer<typeof XpShort>;
