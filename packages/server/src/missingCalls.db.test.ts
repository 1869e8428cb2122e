import type { CallName } from '@kathaloka/contract/calls';
import { endpoints } from '@kathaloka/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from './app.ts';
import { missingCalls } from './platform/http/registerContract.ts';
import { buildTestApp, testDependencies } from './testing/buildTestApp.ts';
import { people } from './testing/people.ts';
import { createTestDatabase, type TestDatabase } from './testing/testDatabase.ts';

/** What the contract promises and the server does not keep yet. This list only ever gets shorter. */
const NOT_YET: CallName[] = [
  'checkSession',
  'createSession',
  'getSession',
  'act',
  'followAction',
  'listModels',
  'createStory',
  'listMyStories',
  'getStorySource',
  'updateStory',
  'publishStory',
  'archiveStory',
  'restoreStory',
  'listReviews',
  'approveReview',
  'rejectReview',
  'listTasks',
  'listAllStories',
  'setFeatured',
  'createCategory',
  'reorderCategories',
  'renameCategory',
  'deleteCategory',
  'createTag',
  'updateTag',
  'deleteTag',
  'listUsers',
  'updateUser',
];

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('the contract', () => {
  it('is kept by the server, but for these calls', () => {
    expect(missingCalls(routesOf(testDependencies({ db: database.db })))).toEqual(NOT_YET);
  });

  it('is answered by every route: one that is not there yet says 501 to whom the contract lets in', async () => {
    const app = await buildTestApp({ db: database.db });
    const { headers } = await people(database.db)({ role: 'admin' });
    for (const name of NOT_YET) {
      const { method, path } = endpoints[name];
      const url = `/api/v1${path.replaceAll(/\{\w+\}/g, '0b0b0b0b-0000-4000-8000-000000000000')}`;
      const response = await app.inject({ method, url, headers });
      expect(response.statusCode, `${method} ${url}`).toBe(501);
      expect(response.json()).toEqual({ detail: 'Not implemented yet.' });
    }
    await app.close();
  });
});
