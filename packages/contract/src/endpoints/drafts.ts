import { z } from 'zod';
import { calls } from '../calls/index.ts';
import { Draft, DraftInput, DraftPlace, Message, SavedDraft } from '../entities/index.ts';
import { STORY_BODY_MAX_BYTES } from '../limits.ts';
import { endpoint } from './define.ts';

const params = z.object({ place: DraftPlace });

export const drafts = {
  getDraft: endpoint(calls.getDraft, {
    summary: 'What the caller has typed on a page and not saved',
    params,
    resource: 'story',
    answers: { 200: z.object({ draft: Draft.nullable() }) },
    errors: [],
  }),
  saveDraft: endpoint(calls.saveDraft, {
    summary: 'Store what the caller has typed on a page so far',
    params,
    resource: 'story',
    body: DraftInput,
    bodyMaxBytes: STORY_BODY_MAX_BYTES,
    answers: { 200: SavedDraft },
    errors: ['stale_draft', 'limit_reached'],
  }),
  deleteDraft: endpoint(calls.deleteDraft, {
    summary: 'Forget what was typed on a page; it was saved, or is not wanted',
    params,
    resource: 'story',
    answers: { 200: Message },
    errors: [],
  }),
};
