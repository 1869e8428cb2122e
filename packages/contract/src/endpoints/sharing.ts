import { z } from 'zod';
import { calls } from '../calls/index.ts';
import {
  GameSession,
  Id,
  Message,
  OwnReport,
  SharedTale,
  SharedTurn,
  SharedTurnList,
  ShareToken,
  uuid,
} from '../entities/index.ts';
import { endpoint } from './define.ts';
import { SHARED_PAGES_MAX } from '../limits.ts';
import { reportBody } from './reports.ts';

const link = z.object({ token: ShareToken });

export const sharing = {
  shareTurn: endpoint(calls.shareTurn, {
    summary:
      'Make a link to a turn of the caller’s own session. The same turn with the same choice has one link: it is answered again',
    params: z.object({ session_id: Id, turn_id: Id }),
    resource: 'session',
    body: z.object({
      shows_typed: z
        .boolean()
        .default(false)
        .describe(
          'Whether the link shows what the player typed, and the names that they gave. Otherwise neither is stored with it: ' +
            'passages about typed text become “…”, and a name is told as for a player who gave none',
        ),
    }),
    answers: { 201: SharedTurn },
    errors: ['cannot_share', 'limit_reached'],
  }),
  listSharedTurns: endpoint(calls.listSharedTurns, {
    summary: 'The links that the caller has made and not revoked',
    answers: { 200: SharedTurnList },
    errors: [],
  }),
  revokeSharedTurn: endpoint(calls.revokeSharedTurn, {
    summary: 'Revoke a link. Sessions that others have begun from it stay theirs',
    params: z.object({ id: Id }),
    resource: 'shared_turn',
    answers: { 200: Message },
    errors: [],
  }),
  getSharedTurn: endpoint(calls.getSharedTurn, {
    summary:
      'A page of the tale up to a shared turn; not found as soon as the link, its session, its account or its story has gone',
    params: link,
    resource: 'shared_turn',
    query: z.object({
      page: z.coerce
        .number<number>()
        .int()
        .min(1)
        .max(SHARED_PAGES_MAX)
        .default(1)
        .describe('1 has the newest parts, and each further page the parts before'),
    }),
    answers: { 200: SharedTale },
    errors: [],
  }),
  playFromSharedTurn: endpoint(calls.playFromSharedTurn, {
    summary:
      'Begin a session of one’s own from a shared turn: the same version, with copies of its state and memory',
    params: link,
    resource: 'shared_turn',
    headers: z.object({
      'idempotency-key': uuid()
        .optional()
        .describe('Idempotency key: a retry with the same key returns the session that it began'),
    }),
    answers: { 201: GameSession },
    errors: ['limit_reached'],
  }),
  reportSharedTurn: endpoint(calls.reportSharedTurn, {
    summary: 'Report a link to the administrators; one open report for each person and link',
    params: link,
    resource: 'shared_turn',
    body: reportBody,
    answers: { 201: OwnReport },
    errors: ['already_reported'],
  }),
};
