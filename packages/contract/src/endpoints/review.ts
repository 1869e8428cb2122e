import { z } from 'zod';
import { calls } from '../calls/index.ts';
import { Id, ReviewDecision, ReviewItem } from '../entities/index.ts';
import { ruled } from '../entities/ruled.ts';
import { REJECT_REASON_MAX } from '../limits.ts';
import { checkRejectReason } from '../rules/admin.ts';
import { endpoint } from './define.ts';

const params = z.object({ story_id: Id });

export const review = {
  listReviews: endpoint(calls.listReviews, {
    summary: 'The stories waiting for a decision, oldest first',
    answers: { 200: z.array(ReviewItem) },
    errors: [],
  }),
  approveReview: endpoint(calls.approveReview, {
    summary: 'Approve and publish a story',
    params,
    resource: 'story',
    body: z
      .object({
        version: z.int().min(1).optional().describe('The version of the story that the reviewer has read'),
      })
      .nullish(),
    answers: { 200: ReviewDecision },
    errors: ['wrong_status', 'stale_version', 'review_failed'],
  }),
  rejectReview: endpoint(calls.rejectReview, {
    summary: 'Send a story back to its author, with a reason',
    params,
    resource: 'story',
    body: z.object({ reason: ruled(checkRejectReason, { minLength: 1, maxLength: REJECT_REASON_MAX }) }),
    answers: { 200: ReviewDecision },
    errors: ['wrong_status'],
  }),
};
