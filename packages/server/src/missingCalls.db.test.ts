import type { CallName } from '@kathaloka/contract/calls';
import { endpoints } from '@kathaloka/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from './app.ts';
import { missingCalls } from './platform/http/contractRows.ts';
import { buildTestApp, testDeps } from './testing/buildTestApp.ts';
import { people } from './testing/people.ts';
import { createTestDatabase, type TestDatabase } from './testing/testDatabase.ts';

/** The calls of the contract that the server has not implemented yet. This list must only get shorter. */
const NOT_YET: CallName[] = [
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
  'grantCredits',
];

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('the contract', () => {
  it('is implemented by the server, except for these calls', () => {
    expect(missingCalls(routesOf(testDeps({ db: database.db })))).toEqual(NOT_YET);
  });

  it('has a route for every call: one that is not implemented answers 501 to admitted callers', async () => {
    const app = await buildTestApp({ db: database.db });
    const { headers } = await people(database.db)({ role: 'admin' });
    for (const name of NOT_YET) {
      const { method, path } = endpoints[name];
      const url = `/api/v1${path.replaceAll(/\{\w+\}/g, '0b0b0b0b-0000-4000-8000-000000000000')}`;
      const response = await app.inject({ method, url, headers });
      expect(response.statusCode, `${method} ${url}`).toBe(501);
      expect(response.json()).toEqual({ detail: 'Not implemented yet.', code: 'not_implemented' });
    }
    await app.close();
  });
});
