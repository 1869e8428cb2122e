import { z } from 'zod';
import { Id } from './common.ts';

/** The player who acted, in a session with several players. */
export const ActedBy = z
  .object({
    id: Id.nullable(),
    name: z
      .string()
      .nullable()
      .describe('As others see it; null, where it was no vote: their account was deleted'),
    by_vote: z.boolean().describe('Whether those who play together have voted for it'),
    vote: z
      .object({
        votes: z.int().min(1).describe('For what was chosen'),
        voters: z.int().min(1).describe('How many have voted'),
        is_tie: z.boolean().describe('Whether something else had as many: what was voted for first won'),
      })
      .optional()
      .describe('How a vote has ended'),
  })
  .meta({ id: 'ActedBy' });
export type ActedBy = z.infer<typeof ActedBy>;

/** What a session says about playing together. */
export const TogetherMark = z
  .object({
    payer: z.string().describe('The name of the session’s owner, who pays for everybody'),
    is_payer: z.boolean().describe('Whether that is the caller'),
  })
  .meta({ id: 'TogetherMark' });
