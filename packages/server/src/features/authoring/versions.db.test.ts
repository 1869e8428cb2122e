import { StoryCreate } from '@kathaloka/contract/entities';
import { aStoryCreate } from '@kathaloka/contract/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppError } from '../../platform/AppError.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { factories } from '../../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { rewriteStory, storyRow, writeNewStory } from './service.ts';

const NOW = new Date('2026-11-20T09:00:00Z');

let database: TestDatabase;
let author_id: string;
let id: string;

beforeAll(async () => {
  database = await createTestDatabase();
  author_id = await factories(database.db).author();
});
afterAll(() => database.drop());
beforeEach(async () => {
  id = newId();
  await inTransaction(database.db, (transaction) =>
    writeNewStory(transaction, { row: rowOf(), tag_ids: [] }),
  );
});

function rowOf(changes: Partial<StoryCreate> = {}) {
  const story = StoryCreate.parse({ ...aStoryCreate({ title: 'The ferry', ...changes }), tag_ids: [] });
  const meta = { id, author_id, status: 'draft', created_at: NOW, published_at: null } as const;
  return { ...storyRow(story, meta), category_id: null };
}

const rewrite = (changes: Partial<StoryCreate>, version?: number) =>
  inTransaction(database.db, (transaction) =>
    rewriteStory(transaction, { row: rowOf(changes), tag_ids: [], version }),
  );

const stored = () =>
  database.db
    .selectFrom('stories')
    .select(['title', 'tagline', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a story that two people change', () => {
  it('has a version, which every change raises by one', async () => {
    expect((await stored()).version).toBe(1);
    expect(await rewrite({ title: 'The boat' }, 1)).toBe(2);
    expect(await rewrite({ title: 'The raft' })).toBe(3);
    expect(await stored()).toMatchObject({ title: 'The raft', version: 3 });
  });

  it('is not overwritten by whoever read an older version: they get both texts', async () => {
    await rewrite({ title: 'The boat' }, 1);
    const refused = await rewrite({ title: 'The raft' }, 1).catch(
      (error: AppError<'stale_version'>) => error,
    );
    expect(refused).toMatchObject({
      body: {
        code: 'stale_version',
        version: 2,
        conflicts: [{ field: 'title', current: 'The boat', sent: 'The raft' }],
      },
    });
    expect(await stored()).toMatchObject({ title: 'The boat', version: 2 });
  });

  it('takes one of ten changes that were made of the same version at once', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, number) => rewrite({ title: `Boat ${number}` }, 1)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await stored()).version).toBe(2);
  });
});
