import { z } from 'zod';
import { calls } from '../calls/index.ts';
import {
  Id,
  Invitation,
  InvitationPage,
  InvitationToken,
  JoinedSession,
  Message,
  SentChoice,
  Together,
  TogetherBudget,
  TogetherChange,
  TogetherEvent,
  TogetherList,
} from '../entities/index.ts';
import { INVITATION_HOURS } from '../limits.ts';
import { endpoint } from './define.ts';

const params = z.object({ session_id: Id });
const link = z.object({ token: InvitationToken });

export const together = {
  inviteToSession: endpoint(calls.inviteToSession, {
    summary:
      'Invite others to play a session together; an invitation made before is revoked. They read everything told, typed and asked in it',
    params,
    resource: 'session',
    body: z.object({
      hours: z.union(INVITATION_HOURS.map((hours) => z.literal(hours))).default(24),
      budget: TogetherBudget.optional(),
    }),
    answers: { 201: Invitation },
    errors: ['cannot_share', 'limit_reached'],
  }),
  revokeInvitation: endpoint(calls.revokeInvitation, {
    summary: 'Revoke the invitation of a session; who has joined stays',
    params,
    resource: 'invitation',
    answers: { 200: Message },
    errors: [],
  }),
  changeTogether: endpoint(calls.changeTogether, {
    summary: 'How those who play a session together take their turns, and whether they may act',
    params,
    resource: 'session',
    body: TogetherChange,
    answers: { 200: Together },
    errors: ['action_running'],
  }),
  removePlayer: endpoint(calls.removePlayer, {
    summary: 'Remove somebody from a session: from now on they read nothing of it',
    params: params.extend({ player_id: Id }),
    resource: 'player',
    answers: { 200: Message },
    errors: [],
  }),
  endTogether: endpoint(calls.endTogether, {
    summary: 'End playing together: the session stays its owner’s, and nobody else reads or plays it',
    params,
    resource: 'session',
    answers: { 200: Message },
    errors: [],
  }),
  getTogether: endpoint(calls.getTogether, {
    summary: 'Who plays a session together, whose turn it is, and the vote that is open',
    params,
    resource: 'session',
    answers: { 200: Together },
    errors: [],
  }),
  followTogether: endpoint(calls.followTogether, {
    summary:
      'The same as server-sent events: once at the beginning, and after each change. A player who follows counts as present',
    params,
    resource: 'session',
    answers: {},
    events: TogetherEvent,
    errors: [],
  }),
  passTurn: endpoint(calls.passTurn, {
    summary: 'Pass on one’s own turn; the payer may pass on anybody’s',
    params,
    resource: 'session',
    body: z.object({ player_id: Id.describe('The player whose turn is passed on') }),
    answers: { 200: Together },
    errors: ['not_at_turn'],
  }),
  vote: endpoint(calls.vote, {
    summary: 'Vote on what to do next, or change one’s vote, until it ends',
    params,
    resource: 'session',
    body: z.object({
      turn_id: Id.describe('The newest turn that the voter sees'),
      choice: SentChoice.nullable().describe('Null: continue, if the turn offers no choices'),
    }),
    answers: { 200: Together },
    errors: ['session_moved', 'no_such_choice', 'session_completed', 'action_running', 'not_at_turn'],
  }),
  leaveTogether: endpoint(calls.leaveTogether, {
    summary: 'Leave a session of somebody else',
    params,
    resource: 'session',
    answers: { 200: Message },
    errors: [],
  }),
  getInvitation: endpoint(calls.getInvitation, {
    summary:
      'What is to be played together, and with whom; not found as soon as the invitation was revoked or has expired, or its session, account or story has gone',
    params: link,
    resource: 'invitation',
    answers: { 200: InvitationPage },
    errors: [],
  }),
  joinSession: endpoint(calls.joinSession, {
    summary: 'Join the session of an invitation',
    params: link,
    resource: 'invitation',
    answers: { 200: JoinedSession },
    errors: ['limit_reached', 'rated_older'],
  }),
  listTogether: endpoint(calls.listTogether, {
    summary: 'The sessions of others in which the caller plays',
    answers: { 200: TogetherList },
    errors: [],
  }),
};
