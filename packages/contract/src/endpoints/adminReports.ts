import { z } from 'zod';
import { calls } from '../calls/index.ts';
import { Id, Report, ReportDecision, ReportPage, ReportState } from '../entities/index.ts';
import { report, text } from '../entities/ruled.ts';
import { REPORT_NOTE_MAX } from '../limits.ts';
import { endpoint } from './define.ts';
import { page } from './page.ts';

export const adminReports = {
  listReports: endpoint(calls.listReports, {
    summary: 'One page of the reports: open ones oldest first, decided ones newest first',
    query: z.object({ page, state: ReportState.default('open'), story_id: Id.optional() }),
    answers: { 200: ReportPage },
    errors: [],
  }),
  decideReport: endpoint(calls.decideReport, {
    summary:
      'Decide a report: dismiss it, write to the author, end a reported link, or archive the story as well',
    params: z.object({ id: Id }),
    resource: 'report',
    body: z
      .object({
        decision: ReportDecision,
        note: text(REPORT_NOTE_MAX)
          .trim()
          .default('')
          .describe(
            'A message to the author or to the owner of the reported link; required unless the report is dismissed',
          ),
      })
      .superRefine(({ decision, note }, context) => {
        if (decision !== 'dismiss' && note === '')
          report(context, { code: 'required', field: 'reason' }, ['note']);
      }),
    answers: { 200: Report },
    errors: ['already_decided'],
  }),
};
