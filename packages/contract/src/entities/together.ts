import { z } from 'zod';
import { ERROR_CODES } from '../errors.ts';
import { SHARE_TOKEN, TOGETHER_BUDGET_MAX, VOTE_SECONDS, WAYS_TO_PLAY } from '../limits.ts';
import { Id, Instant, uuid } from './common.ts';
import { SessionStory } from './play.ts';
import { SelectedChoice } from './playChoice.ts';
import { problemEvent } from '../problem.ts';

/** The unguessable token in the URL of an invitation. */
export const InvitationToken = z
  .string()
  .regex(SHARE_TOKEN)
  .meta({ id: 'InvitationToken', description: 'The token of an invitation: 256 random bits' });

/** The single invitation of a session, as its owner sees it. */
export const Invitation = z
  .object({ token: InvitationToken, expires_at: Instant })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;

/** A player of a session with several players. */
export const TogetherPlayer = z
  .object({
    id: Id,
    name: z.string(),
    avatar_url: z.string().nullable(),
    is_payer: z.boolean().describe('Whether this player owns the session and pays for it'),
    is_here: z.boolean().describe('Whether they have had the session open within the last seconds'),
    has_voted: z.boolean(),
  })
  .meta({ id: 'TogetherPlayer' });
export type TogetherPlayer = z.infer<typeof TogetherPlayer>;

const way = z.enum(WAYS_TO_PLAY);
const vote_seconds = z.union(VOTE_SECONDS.map((seconds) => z.literal(seconds)));
const words_allowed = z
  .boolean()
  .describe('Whether players may type free text at their turn, which may cost the payer credits');
const is_paused = z.boolean().describe('Whether only the payer may act for now');
export const TogetherBudget = z
  .int()
  .min(0)
  .max(TOGETHER_BUDGET_MAX)
  .describe('The maximum of the payer’s credits for all votes and all turns of the other players')
  .meta({ id: 'TogetherBudget' });

/** The settings that the payer may change between two turns. */
export const TogetherChange = z
  .object({ way, vote_seconds, words_allowed, is_paused, budget: TogetherBudget })
  .partial()
  .meta({ id: 'TogetherChange' });
export type TogetherChange = z.infer<typeof TogetherChange>;

/** A vote on the choices of the newest turn, while it is open. */
export const OpenVote = z
  .object({
    turn_id: Id,
    ends_at: Instant,
    seconds_left: z.number().min(0).describe('By the clock of the server'),
    voted: z.int().min(0),
    voters: z.int().min(0).describe('The number of present players who may vote or have voted'),
    mine: SelectedChoice.nullable()
      .optional()
      .describe('The caller’s vote, null to continue; absent before the caller votes'),
  })
  .meta({ id: 'OpenVote' });
export type OpenVote = z.infer<typeof OpenVote>;

/** The state of a session played together, except its log, as one of its players sees it. */
export const Together = z
  .object({
    session_id: Id,
    me: Id,
    payer_id: Id,
    players: z.array(TogetherPlayer).describe('In the order of their turns, the payer first'),
    way,
    vote_seconds,
    words_allowed,
    is_paused,
    is_payer_away: z
      .boolean()
      .describe('Whether the payer has been away for five minutes; the others wait until the payer returns'),
    budget: TogetherBudget,
    budget_spent: z
      .int()
      .min(0)
      .describe(
        'How much of the budget is spent. A turn that the rest cannot pay for is told for free by the built-in narrator',
      ),
    turn_of: Id.nullable().describe(
      'Whose turn it is; null if the players vote, and while only the payer may act',
    ),
    vote: OpenVote.nullable(),
    vote_problem: z
      .enum(ERROR_CODES as [string, ...string[]])
      .nullable()
      .describe('Why the last vote ended without a turn'),
    running: z
      .object({
        key: uuid(),
        acted_by: Id.nullable().describe('Null for a vote, or if only the payer plays'),
      })
      .nullable()
      .describe('The running action; every player can follow its events'),
    page: z
      .string()
      .describe('Changes whenever the session moves on or back; then clients must fetch the session again'),
    costs: z
      .object({
        next: z.int().min(0).describe('The maximum cost of a choice now, in credits'),
        balance: z.int(),
        spent: z
          .array(z.object({ id: Id.nullable(), credits: z.int(), xp: z.int() }))
          .describe('What each player has spent'),
      })
      .optional()
      .describe('Only the payer gets this'),
    invitation: Invitation.nullable().optional().describe('Only the payer gets this'),
  })
  .meta({ id: 'Together' });
export type Together = z.infer<typeof Together>;

/** One server-sent event: the whole state, at the beginning and after each change. */
export const TogetherEvent = z
  .discriminatedUnion('event', [
    z.object({ event: z.literal('together'), data: Together }),
    z.object({
      event: z.literal('closed'),
      data: z.object({ reason: z.literal('ended') }).describe('The caller no longer plays in the session'),
    }),
    z.object({
      event: z.literal('error'),
      data: problemEvent(['not_signed_in', 'not_found', 'unavailable', 'internal']),
    }),
  ])
  .meta({ id: 'TogetherEvent' });
export type TogetherEvent = z.infer<typeof TogetherEvent>;

const sessionStory = SessionStory.pick({
  title: true,
  cover_image_url: true,
  image_alt: true,
  language: true,
});

/** What the recipient of an invitation sees. */
export const InvitationPage = z
  .object({
    story_id: Id,
    story: sessionStory,
    inviter: z.string(),
    players: z.array(z.string()).describe('The names of all players, including the inviter'),
    places: z.int().min(0).describe('How many more players may join'),
    expires_at: Instant,
    session_id: Id.nullable().describe('The id of the session, if the caller already plays in it'),
  })
  .meta({ id: 'InvitationPage' });
export type InvitationPage = z.infer<typeof InvitationPage>;

export const JoinedSession = z.object({ session_id: Id }).meta({ id: 'JoinedSession' });

/** A session of another owner in which the caller plays. */
export const TogetherSummary = z
  .object({
    session_id: Id,
    story_id: Id,
    title: z.string(),
    cover_image_url: z.string().nullable(),
    image_alt: z.string(),
    payer: z.string(),
    joined_at: Instant,
  })
  .meta({ id: 'TogetherSummary' });
export type TogetherSummary = z.infer<typeof TogetherSummary>;

export const TogetherList = z
  .object({ sessions: z.array(TogetherSummary).describe('Most recently joined first') })
  .meta({ id: 'TogetherList' });
export type TogetherList = z.infer<typeof TogetherList>;
