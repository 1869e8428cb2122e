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
/** A pool of its own: closing it flushes the statistics of its sessions. */
const working = connect(database.connection, pino({ level: 'silent' }));

/** Like the deletion of an account. */
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

/** Waits until that many statements wait for a lock of another session. */
const waiting = (count: number) => expect.poll(() => waitingForLocks(database.db)).toBe(count);

it('an account with stories goes while they are indexed, and the two never wait for each other', async () => {
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
  // if the deletion and the indexing lock stories in different orders, each now locks those before the
  // middle, from its own end of the list
  await expect.poll(() => canLock(middle!)).toBe(false);
  const indexing = indexPendingStories(testDeps({ db: working }), { batches: 1 });
  await waiting(1);
  const leaving = leave(author, true);
  await waiting(2);
  release();
  await Promise.all([gate, indexing, leaving]);

  expect(await database.db.selectFrom('stories').select('id').execute()).toEqual([]);
  await working.destroy();
  // a deadlock that is retried counts, too
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
