import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { factories } from '../../testing/factories.ts';
import { fileDatabase, fileNotices } from '../../testing/testFile.ts';
import type { NoticeHandler } from './Notices.ts';

const database = await fileDatabase();
/** The connection on which the first of two processes listens. */
const connection = { ...database.connection };
const here = fileNotices({ ...database, connection });
const there = fileNotices(database);
const isUp = () => expect.poll(() => here.isUp(), { timeout: 20_000 }).toBe(true);

/** Listens in the first process until the test has ended, and returns the received messages. */
function hearing(channel: string, onNotice: NoticeHandler = () => {}) {
  const heard: (string | undefined)[] = [];
  const { ready } = here.listen(channel, (message) => {
    heard.push(message);
    onNotice(message);
  });
  return { heard, ready };
}

it('Messages of another process arrive in order, at the listeners of their channel', async () => {
  const { heard } = hearing('kathaloka_one');
  await isUp();
  const { heard: later, ready } = hearing('kathaloka_two');
  await ready;
  const messages = Array.from({ length: 200 }, (_, number) => String(number));
  for (const message of messages) there.publish('kathaloka_one', message);
  there.publish('kathaloka_two', 'x'.repeat(7999));
  await expect.poll(() => later.at(-1)?.length).toBe(7999);
  expect(heard.slice(-200)).toEqual(messages);
  expect(later).toHaveLength(1);
});

it('A lost message is made good: when the connection is back, the listener reads the current state once', async () => {
  const stored = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int from tags`.execute(database.db);
    return rows[0]!.count;
  };
  let shown: Promise<number> | undefined;
  const { heard } = hearing('kathaloka_tags', () => void (shown = stored()));
  await isUp();
  const before = await stored();
  connection.database = 'unreachable';
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'
  `.execute(database.db);
  // the loss was noticed, so nothing may count as unchanged any more
  await expect.poll(() => here.isUp(), { timeout: 20_000 }).toBe(false);
  const told = heard.length;
  await factories(database.db).tag('Night');
  there.publish('kathaloka_tags', 'lost');
  connection.database = database.connection.database;
  await isUp();
  expect(heard).not.toContain('lost');
  expect(heard.slice(told)).toEqual([undefined]);
  expect(await shown).toBe(before + 1);
});
