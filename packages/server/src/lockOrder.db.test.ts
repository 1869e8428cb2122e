import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { deleteWithdrawn } from './features/authoring/removalRepository.ts';
import type { Transaction } from './platform/db/schema.ts';
import { inTransaction } from './platform/db/transaction.ts';
import { authoring } from './testing/authoring.ts';
import { fileApp, fileDatabase } from './testing/testFile.ts';
import { waitingForLocks } from './testing/waitingForLocks.ts';

const { db } = await fileDatabase();
const app = await fileApp({ db });
const { call, person, published, edit } = await authoring(app, db);

type Lock = (transaction: Transaction) => Promise<unknown>;

/**
 * Runs a call while another connection holds the first lock of two, and takes the second one when the call waits. If
 * the call has locked in the opposite order, it holds the second one: the two would deadlock.
 */
async function inOrder<T>(run: () => Promise<T>, [first, second]: readonly [Lock, Lock]): Promise<T> {
  const called = await inTransaction(db, async (transaction) => {
    await first(transaction);
    const running = run();
    await vi.waitFor(async () => expect(await waitingForLocks(db)).toBe(1), 5000);
    await second(transaction);
    return { running };
  });
  return called.running;
}

const counters = (transaction: Transaction, id: string) =>
  sql`select from story_stats where story_id = ${id} for no key update nowait`.execute(transaction);
const story = (transaction: Transaction, id: string) =>
  sql`select from stories where id = ${id} for no key update nowait`.execute(transaction);
const account = (transaction: Transaction, id: string) =>
  sql`select from users where id = ${id} for update nowait`.execute(transaction);
const storage = (transaction: Transaction, id: string) =>
  sql`select from account_storage where user_id = ${id} for update nowait`.execute(transaction);

describe('Concurrent transactions lock in one order', () => {
  it.each(['updateStory', 'restoreStoryVersion', 'archiveStory'] as const)(
    '%s: the counters of a story before the story',
    async (name) => {
      const author = await person();
      const { id } = await published(author);
      await edit(author, id, { story_prompt: 'Another night.' });
      const params = { id, number: '1' };
      const body = name === 'updateStory' ? { title: 'Another' } : undefined;
      const run = () => call(name, { headers: author.headers, params, body });
      expect((await inOrder(run, [(on) => counters(on, id), (on) => story(on, id)])).status).toBe(200);
    },
  );

  it('the sweep of withdrawn stories: leaves those whose counters are locked for the next run', async () => {
    const { id } = await published(await person());
    await db.updateTable('stories').set({ is_withdrawn: true }).where('id', '=', id).execute();
    await inTransaction(db, async (transaction) => {
      await counters(transaction, id);
      expect(await deleteWithdrawn(db, 10)).toBe(0);
      await story(transaction, id);
    });
    expect(await deleteWithdrawn(db, 10)).toBe(1);
  });

  it('createSession: the account before its storage, as its deletion does', async () => {
    const author = await person();
    const { id: story_id } = await published(author);
    const who = await person();
    const begin = () => call('createSession', { headers: who.headers, body: { story_id } });
    expect((await begin()).status).toBe(201);
    expect((await inOrder(begin, [(on) => account(on, who.id), (on) => storage(on, who.id)])).status).toBe(
      201,
    );
  });
});
