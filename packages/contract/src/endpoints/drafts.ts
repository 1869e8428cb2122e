import { z } from 'zod';
import { calls } from '../calls/index.ts';
import { Draft, DraftInput, DraftPlace, Message, SavedDraft } from '../entities/index.ts';
import { STORY_BODY_MAX_BYTES } from '../limits.ts';
import { endpoint } from './define.ts';

const params = z.object({ place: DraftPlace });

export const drafts = {
  getDraft: endpoint(calls.getDraft, {
    summary: 'The draft of a page: what the caller has typed and not saved',
    params,
    resource: 'story',
    answers: { 200: z.object({ draft: Draft.nullable() }) },
    errors: [],
  }),
  saveDraft: endpoint(calls.saveDraft, {
    summary: 'Store the draft of a page',
    params,
    resource: 'story',
    body: DraftInput,
    bodyMaxBytes: STORY_BODY_MAX_BYTES,
    answers: { 200: SavedDraft },
    errors: ['stale_draft', 'limit_reached'],
  }),
  deleteDraft: endpoint(calls.deleteDraft, {
    summary: 'Delete the draft of a page, once it is saved or discarded',
    params,
    resource: 'story',
    answers: { 200: Message },
    errors: [],
  }),
};
