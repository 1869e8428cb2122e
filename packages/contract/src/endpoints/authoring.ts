import { z } from 'zod';
import { calls } from '../calls/index.ts';
import { AuthoredStory, Id, MyStories, MyStory, StoryCreate, StoryUpdate } from '../entities/index.ts';
import { STORY_BODY_MAX_BYTES } from '../limits.ts';
import { endpoint } from './define.ts';

const params = z.object({ id: Id });

export const authoring = {
  createStory: endpoint(calls.createStory, {
    summary: 'Write a story; it begins as a draft',
    body: StoryCreate,
    bodyMaxBytes: STORY_BODY_MAX_BYTES,
    answers: { 201: AuthoredStory },
    errors: ['forbidden'],
  }),
  listMyStories: endpoint(calls.listMyStories, {
    summary: 'My stories of every status, newest first',
    answers: { 200: MyStories },
    errors: [],
  }),
  getStorySource: endpoint(calls.getStorySource, {
    summary: 'A story with everything that its author wrote',
    params,
    resource: 'story',
    answers: { 200: AuthoredStory },
    errors: [],
  }),
  updateStory: endpoint(calls.updateStory, {
    summary: 'Change a story',
    params,
    resource: 'story',
    body: StoryUpdate,
    bodyMaxBytes: STORY_BODY_MAX_BYTES,
    answers: { 200: AuthoredStory },
    errors: ['stale_version'],
  }),
  publishStory: endpoint(calls.publishStory, {
    summary: 'Publish a draft, or hand it in for review',
    params,
    resource: 'story',
    answers: { 200: MyStory },
    errors: ['review_failed', 'wrong_status'],
  }),
  archiveStory: endpoint(calls.archiveStory, {
    summary: 'Take a story out of the catalogue; open sessions go on',
    params,
    resource: 'story',
    answers: { 200: MyStory },
    errors: ['wrong_status'],
  }),
  restoreStory: endpoint(calls.restoreStory, {
    summary: 'Make an archived story a draft again',
    params,
    resource: 'story',
    answers: { 200: MyStory },
    errors: ['wrong_status'],
  }),
};
