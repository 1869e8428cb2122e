import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { indexPendingStories } from './features/catalogue/public.ts';
import { personalData } from './personalData.ts';
import { connect } from './platform/db/connect.ts';
import { inTransaction } from './platform/db/transaction.ts';
import { testDeps } from './testing/buildTestApp.ts';
import { factories } from './testing/factories.ts';
import { fileDatabase } from './testing/testFile.ts';
import { waitingForLocks } from './testing/waitingForLocks.ts';

const database = await fileDatabase();
/** A separate pool: closing it flushes the statistics of its sessions. */
const working = connect(database.connection, pino({ level: 'silent' }));

/** Deletes an account in the same order as the product. */
function leave(user_id: string, deletes_stories: boolean): Promise<void> {
  const request = { user_id, deletes_stories };
  return inTransaction(working, async (transaction) => {
    await personalData.lock(transaction, request);
    await transaction.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().execute();
    await personalData.forget(transaction, request);
    await transaction.deleteFrom('users').where('id', '=', user_id).execute();
  });
}

async function deadlocks(): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::integer from pg_stat_database where datname = current_database()
  `.execute(database.db);
  return rows[0]!.deadlocks;
}

/** Waits until this many statements wait for a lock of another session. */
const waiting = (count: number) => expect.poll(() => waitingForLocks(database.db)).toBe(count);

it('an account is deleted while its stories are indexed, without a deadlock', async () => {
  const make = factories(database.db);
  const author = await make.author();
  const stories: string[] = [];
  for (let number = 0; number < 5; number++) stories.push(await make.story({ author_id: author }));
  const middle = stories.toSorted()[2];

  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const gate = inTransaction(working, async (transaction) => {
    await transaction.selectFrom('stories').select('id').where('id', '=', middle!).forUpdate().execute();
    await held;
  });
  // the middle story is locked: if deletion and indexing locked stories in different orders, each would now hold
  // those on its side of it
  await expect.poll(() => canLock(middle!)).toBe(false);
  const indexing = indexPendingStories(testDeps({ db: working }), { batches: 1 });
  await waiting(1);
  const leaving = leave(author, true);
  await waiting(2);
  release();
  await Promise.all([gate, indexing, leaving]);

  expect(await database.db.selectFrom('stories').select('id').execute()).toEqual([]);
  await working.destroy();
  // counts deadlocks that were retried as well
  expect(await deadlocks()).toBe(0);
});

async function canLock(id: string): Promise<boolean> {
  const free = await database.db
    .selectFrom('stories')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .execute();
  return free.length > 0;
}
