import { z } from 'zod';
import { calls } from '../calls/index.ts';
import {
  AuthoredStory,
  DeletesAt,
  FullStoryVersion,
  Id,
  ImportedFiles,
  ImportFiles,
  Instant,
  Message,
  MyStories,
  MyStory,
  PhrasesQuestion,
  Presence,
  PresenceEvent,
  PresenceUpdate,
  StoryCreate,
  StoryInsights,
  StoryUpdate,
  StoryVersions,
  SuggestedPhrases,
  uuid,
  VersionNumber,
} from '../entities/index.ts';
import { text } from '../entities/ruled.ts';
import { IMPORT_BODY_MAX_BYTES, STORY_BODY_MAX_BYTES, VERSION_NOTE_MAX } from '../allLimits.ts';
import { endpoint } from './define.ts';

const params = z.object({ id: Id });
const ofTab = params.extend({ tab: uuid().describe('The id of this open editor, chosen by the client') });
const ofVersion = params.extend({ number: VersionNumber });

export const authoring = {
  createStory: endpoint(calls.createStory, {
    summary: 'Create a story, as a draft',
    headers: z.object({
      'idempotency-key': uuid()
        .optional()
        .describe('Idempotency key: the same key never creates a second story'),
    }),
    body: StoryCreate,
    bodyMaxBytes: STORY_BODY_MAX_BYTES,
    answers: { 201: AuthoredStory },
    errors: ['forbidden', 'limit_reached'],
  }),
  listMyStories: endpoint(calls.listMyStories, {
    summary: 'The caller’s stories, whatever their status, newest first',
    answers: { 200: MyStories },
    errors: [],
  }),
  getStorySource: endpoint(calls.getStorySource, {
    summary: 'A story as its author edits it',
    params,
    resource: 'story',
    answers: { 200: AuthoredStory },
    errors: [],
  }),
  updateStory: endpoint(calls.updateStory, {
    summary: 'Change a story; players of a published one get the changes when it is published again',
    params,
    resource: 'story',
    body: StoryUpdate,
    bodyMaxBytes: STORY_BODY_MAX_BYTES,
    answers: { 200: AuthoredStory },
    errors: ['forbidden', 'stale_version', 'limit_reached'],
  }),
  publishStory: endpoint(calls.publishStory, {
    summary: 'Publish a draft or its unpublished changes as the next version, or submit it for review',
    params,
    resource: 'story',
    body: z
      .object({
        note: text(VERSION_NOTE_MAX)
          .trim()
          .optional()
          .describe('The author’s description of the changes, shown in the list of versions'),
      })
      .nullish(),
    answers: { 200: MyStory.pick({ status: true, submitted_at: true, published_version: true }) },
    errors: ['review_failed', 'wrong_status', 'limit_reached'],
  }),
  archiveStory: endpoint(calls.archiveStory, {
    summary: 'Archive a story: it leaves the catalogue, and open sessions go on',
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
    errors: ['wrong_status', 'limit_reached'],
  }),
  deleteStory: endpoint(calls.deleteStory, {
    summary:
      'Put a draft or an archived story into the bin for 30 days, of which those who play it are told; ' +
      '`restoreStory` puts it back. Those who have played it keep what was told',
    params,
    resource: 'story',
    answers: { 200: Message.extend({ deletes_at: DeletesAt }) },
    errors: ['wrong_status'],
  }),
  eraseStory: endpoint(calls.eraseStory, {
    summary: 'Delete a story in the bin for good, with its versions and drafts',
    params,
    resource: 'story',
    answers: { 200: Message },
    errors: ['wrong_status'],
  }),
  hideReportDecision: endpoint(calls.hideReportDecision, {
    summary: 'Hide the decision on a reader’s report from My Stories; a later one is shown again',
    params,
    resource: 'story',
    body: z.object({ decided_at: Instant.describe('`decided_at` of the decision to hide') }),
    answers: { 200: MyStory },
    errors: [],
  }),
  hideAdminAct: endpoint(calls.hideAdminAct, {
    summary: 'Hide from My Stories what an administrator did; a later act is shown again',
    params,
    resource: 'story',
    body: z.object({ number: z.int().min(1).max(1_000_000).describe('`number` of the act to hide') }),
    answers: { 200: MyStory },
    errors: [],
  }),
  listStoryVersions: endpoint(calls.listStoryVersions, {
    summary: 'All published versions, and what the story was before somebody else wrote it',
    params,
    resource: 'story',
    answers: { 200: StoryVersions },
    errors: [],
  }),
  getStoryVersion: endpoint(calls.getStoryVersion, {
    summary: 'The content of a published version',
    params: ofVersion,
    resource: 'version',
    answers: { 200: FullStoryVersion },
    errors: [],
  }),
  restoreStoryVersion: endpoint(calls.restoreStoryVersion, {
    summary: 'Copy an earlier version into the working copy; players get it when it is published',
    params: ofVersion,
    resource: 'version',
    body: z.object({ version: AuthoredStory.shape.version.optional() }).nullish(),
    answers: { 200: AuthoredStory },
    errors: ['stale_version', 'limit_reached'],
  }),
  restoreStoryPoint: endpoint(calls.restoreStoryPoint, {
    summary:
      'Copy what a story was before a change back into the working copy, with its title, tagline and description',
    params: ofVersion,
    resource: 'version',
    body: z.object({ version: AuthoredStory.shape.version.optional() }).nullish(),
    answers: { 200: AuthoredStory },
    errors: ['stale_version', 'limit_reached'],
  }),
  importStory: endpoint(calls.importStory, {
    summary: 'Read a story from files of another program, with a report of what it lost; nothing is stored',
    body: ImportFiles,
    bodyMaxBytes: IMPORT_BODY_MAX_BYTES,
    answers: { 200: ImportedFiles },
    errors: [],
  }),
  suggestPhrases: endpoint(calls.suggestPhrases, {
    summary: 'Other words in which players may say a choice, by a model where one serves',
    body: PhrasesQuestion,
    bodyMaxBytes: STORY_BODY_MAX_BYTES,
    answers: { 200: SuggestedPhrases },
    errors: [],
  }),
  getStoryInsights: endpoint(calls.getStoryInsights, {
    summary: 'What readers do with a story, as anonymous figures',
    params,
    resource: 'story',
    answers: { 200: StoryInsights },
    errors: [],
  }),
  followPresence: endpoint(calls.followPresence, {
    summary:
      'Who else edits a story, and which scene. As events: now, and after each change; while they are read, the caller ' +
      'is present. They end after some minutes, to be asked for again',
    params: ofTab,
    resource: 'story',
    answers: { 200: Presence },
    events: PresenceEvent,
    errors: [],
  }),
  updatePresence: endpoint(calls.updatePresence, {
    summary: 'Say which scene the caller edits; no lock, and nothing that others do depends on it',
    params: ofTab,
    resource: 'story',
    body: PresenceUpdate,
    answers: { 200: Message },
    errors: [],
  }),
};
