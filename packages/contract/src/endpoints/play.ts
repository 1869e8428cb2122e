import { z } from 'zod';
import { calls } from '../calls.ts';
import {
  ActionEvent,
  ActionRequest,
  ActionResponse,
  GameSession,
  Id,
  SessionCheck,
} from '../entities/index.ts';
import { endpoint } from './define.ts';

const params = z.object({ session_id: Id });

export const play = {
  checkSession: endpoint(calls.checkSession, {
    summary: 'Whether there is a session of a story to go on with',
    access: 'signed-in',
    params: z.object({ story_id: Id }),
    answers: { 200: SessionCheck },
    errors: ['not_found'],
  }),
  createSession: endpoint(calls.createSession, {
    summary: 'Begin a story',
    access: 'signed-in',
    body: z.object({ story_id: Id }),
    answers: { 201: GameSession },
    errors: ['not_found', 'premium_required'],
  }),
  getSession: endpoint(calls.getSession, {
    summary: 'A session with its history',
    access: 'owner',
    params,
    answers: { 200: GameSession },
    errors: ['not_found'],
  }),
  act: endpoint(calls.act, {
    summary: 'Continue, immerse, show, undo, or do something of one’s own',
    access: 'owner',
    params,
    headers: z.object({
      'idempotency-key': z
        .uuid()
        .optional()
        .describe('One for every submit: the same key never runs or charges twice'),
    }),
    body: ActionRequest,
    answers: { 200: ActionResponse },
    events: ActionEvent,
    errors: [
      'not_found',
      'premium_required',
      'credits_short',
      'xp_short',
      'action_running',
      'key_reused',
      'model_unavailable',
      'session_completed',
      'nothing_to_undo',
      'narrator_failed',
      'narrator_timed_out',
    ],
  }),
  followAction: endpoint(calls.followAction, {
    summary: 'The events of an action from the beginning, or after the last one that arrived, until it ends',
    access: 'owner',
    params: params.extend({ key: z.uuid() }),
    headers: z.object({ 'last-event-id': z.string().max(64).optional() }),
    answers: {},
    events: ActionEvent,
    errors: ['not_found'],
  }),
};
