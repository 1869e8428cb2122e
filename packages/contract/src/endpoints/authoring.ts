import { z } from 'zod';
import { calls } from '../calls.ts';
import { AuthoredStory, Id, MyStories, MyStory, StoryCreate, StoryUpdate } from '../entities/index.ts';
import { endpoint } from './define.ts';

const params = z.object({ id: Id });

export const authoring = {
  createStory: endpoint(calls.createStory, {
    summary: 'Write a story; it begins as a draft',
    access: 'signed-in',
    body: StoryCreate,
    answers: { 201: AuthoredStory },
    errors: ['forbidden'],
  }),
  listMyStories: endpoint(calls.listMyStories, {
    summary: 'My stories of every status, newest first',
    access: 'signed-in',
    answers: { 200: MyStories },
    errors: [],
  }),
  getStorySource: endpoint(calls.getStorySource, {
    summary: 'A story with everything that its author wrote',
    access: 'owner',
    params,
    answers: { 200: AuthoredStory },
    errors: ['not_found'],
  }),
  updateStory: endpoint(calls.updateStory, {
    summary: 'Change a story',
    access: 'owner',
    params,
    body: StoryUpdate,
    answers: { 200: AuthoredStory },
    errors: ['not_found'],
  }),
  publishStory: endpoint(calls.publishStory, {
    summary: 'Publish a draft, or hand it in for review',
    access: 'owner',
    params,
    answers: { 200: MyStory },
    errors: ['not_found', 'review_failed', 'conflict'],
  }),
  archiveStory: endpoint(calls.archiveStory, {
    summary: 'Take a story out of the catalogue; open sessions go on',
    access: 'owner',
    params,
    answers: { 200: MyStory },
    errors: ['not_found', 'conflict'],
  }),
  restoreStory: endpoint(calls.restoreStory, {
    summary: 'Make an archived story a draft again',
    access: 'owner',
    params,
    answers: { 200: MyStory },
    errors: ['not_found', 'conflict'],
  }),
};
