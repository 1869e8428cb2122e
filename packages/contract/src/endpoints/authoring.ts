import { z } from 'zod';
import { calls } from '../calls/index.ts';
import {
  AuthoredStory,
  FullStoryVersion,
  Id,
  MyStories,
  MyStory,
  StoryCreate,
  StoryInsights,
  StoryUpdate,
  StoryVersions,
  VersionNumber,
} from '../entities/index.ts';
import { text } from '../entities/ruled.ts';
import { STORY_BODY_MAX_BYTES, VERSION_NOTE_MAX } from '../allLimits.ts';
import { endpoint } from './define.ts';

const params = z.object({ id: Id });
const ofVersion = params.extend({ number: VersionNumber });

export const authoring = {
  createStory: endpoint(calls.createStory, {
    summary: 'Write a story; it begins as a draft',
    headers: z.object({
      'idempotency-key': z
        .uuid()
        .optional()
        .describe('Idempotency key: the same key never creates a second story'),
    }),
    body: StoryCreate,
    bodyMaxBytes: STORY_BODY_MAX_BYTES,
    answers: { 201: AuthoredStory },
    errors: ['forbidden', 'limit_reached'],
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
    summary: 'Change a story; what is played of a published one waits until it is published again',
    params,
    resource: 'story',
    body: StoryUpdate,
    bodyMaxBytes: STORY_BODY_MAX_BYTES,
    answers: { 200: AuthoredStory },
    errors: ['forbidden', 'stale_version'],
  }),
  publishStory: endpoint(calls.publishStory, {
    summary: 'Publish a draft or what has changed since, as the next version; or hand it in for review',
    params,
    resource: 'story',
    body: z
      .object({
        note: text(VERSION_NOTE_MAX).trim().optional().describe('What has changed, for the history'),
      })
      .nullish(),
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
  listStoryVersions: endpoint(calls.listStoryVersions, {
    summary: 'Every version that was published',
    params,
    resource: 'story',
    answers: { 200: StoryVersions },
    errors: [],
  }),
  getStoryVersion: endpoint(calls.getStoryVersion, {
    summary: 'What was played in a version',
    params: ofVersion,
    resource: 'version',
    answers: { 200: FullStoryVersion },
    errors: [],
  }),
  restoreStoryVersion: endpoint(calls.restoreStoryVersion, {
    summary: 'Make an earlier version the one that is worked on; players get it when it is published',
    params: ofVersion,
    resource: 'version',
    body: z.object({ version: AuthoredStory.shape.version.optional() }).nullish(),
    answers: { 200: AuthoredStory },
    errors: ['stale_version'],
  }),
  getStoryInsights: endpoint(calls.getStoryInsights, {
    summary: 'What readers do with a story, without naming anybody',
    params,
    resource: 'story',
    answers: { 200: StoryInsights },
    errors: [],
  }),
};
