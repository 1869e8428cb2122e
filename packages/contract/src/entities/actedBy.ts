import { z } from 'zod';
import { Id } from './common.ts';

/** The player who acted, in a session with several players. */
export const ActedBy = z
  .object({
    id: Id.nullable(),
    name: z
      .string()
      .nullable()
      .describe('The name that others see; null after a vote, or if the account was deleted'),
    by_vote: z.boolean().describe('Whether the players decided it by a vote'),
    vote: z
      .object({
        votes: z.int().min(1).describe('The number of votes for the winning choice'),
        voters: z.int().min(1).describe('The number of players who voted'),
        is_tie: z
          .boolean()
          .describe('Whether another choice had as many votes; then the one voted for first won'),
      })
      .optional()
      .describe('The result of the vote'),
  })
  .meta({ id: 'ActedBy' });
export type ActedBy = z.infer<typeof ActedBy>;

/** What a session says about playing together. */
export const TogetherMark = z
  .object({
    payer: z.string().describe('The name of the session’s owner, who pays for everybody'),
    is_payer: z.boolean().describe('Whether the caller is the payer'),
  })
  .meta({ id: 'TogetherMark' });
