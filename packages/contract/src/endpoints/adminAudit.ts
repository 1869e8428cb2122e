import { z } from 'zod';
import { calls } from '../calls/index.ts';
import { AuditKind, AuditPage, Id, ModelStatus, Overview, Setup } from '../entities/index.ts';
import { OVERVIEW_DAYS } from '../limits.ts';
import { endpoint } from './define.ts';

const DAYS = OVERVIEW_DAYS.map(String);

export const adminAudit = {
  getOverview: endpoint(calls.getOverview, {
    summary: 'Plays, turns, people, credits and narrator figures by day, and what is waiting for a decision',
    query: z.object({ days: z.enum(DAYS).default('30').transform(Number).pipe(z.literal(OVERVIEW_DAYS)) }),
    answers: { 200: Overview },
    errors: [],
  }),
  getSetup: endpoint(calls.getSetup, {
    summary: 'Which settings the operator has made, and which are missing',
    answers: { 200: Setup },
    errors: [],
  }),
  listModelStatus: endpoint(calls.listModelStatus, {
    summary: 'How the provider’s models are, as far as the process knows that answers',
    answers: {
      200: z.object({
        models: z.array(ModelStatus).describe('In the order in which the settings list the models'),
      }),
    },
    errors: [],
  }),
  listAudit: endpoint(calls.listAudit, {
    summary: 'The audit log: who changed what and when, newest first',
    query: z.object({
      after: Id.optional().describe('`next` of the previous page'),
      actor_id: Id.optional(),
      kind: AuditKind.optional(),
      thing_id: Id.optional(),
    }),
    answers: { 200: AuditPage },
    errors: [],
  }),
};
