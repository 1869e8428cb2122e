import { z } from 'zod';
import { calls } from '../calls/index.ts';
import { Id, OwnReport, ReportKind } from '../entities/index.ts';
import { report, text } from '../entities/ruled.ts';
import { REPORT_WORDS_MAX } from '../limits.ts';
import { endpoint } from './define.ts';

export const reportBody = z
  .object({
    kind: ReportKind,
    words: text(REPORT_WORDS_MAX).trim().default('').describe('Required for `other`'),
  })
  .superRefine(({ kind, words }, context) => {
    if (kind === 'other' && words === '') report(context, { code: 'required', field: 'reason' }, ['words']);
  });

/** The young may send only a kind. `other` requires words, so they cannot send it. */
const hasOwnWords = ({ words }: { readonly words: string }) => words !== '';

export const reports = {
  reportStory: endpoint(calls.reportStory, {
    summary: 'Report a story to the administrators; one open report for each person and story',
    params: z.object({ id: Id }),
    resource: 'story',
    body: reportBody,
    hasOwnWords,
    answers: { 201: OwnReport },
    errors: ['already_reported'],
  }),
  reportTurn: endpoint(calls.reportTurn, {
    summary: 'Report a turn of the caller’s own session; one open report for each turn',
    params: z.object({ session_id: Id, turn_id: Id }),
    resource: 'session',
    body: reportBody,
    hasOwnWords,
    answers: { 201: OwnReport },
    errors: ['already_reported'],
  }),
};
