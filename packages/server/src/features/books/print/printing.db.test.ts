/** What pages to print take of the server: they count, wait and cost as calls of the account whose book they show. */
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { waitingForLocks } from '../../../testing/waitingForLocks.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { RUNNING } from '../../../platform/limits/costs.ts';

const database = await fileDatabase();
const play = playing(await fileApp({ db: database.db }), database.db);
let app: Awaited<ReturnType<typeof buildTestApp>>;
let port: number;

beforeEach(async () => {
  app = await buildTestApp({ db: database.db, config: { rateLimit: true } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
  return () => app.close();
});

async function linked(who: Person): Promise<string> {
  const { id: session_id } = await play.begin(who);
  const { body } = await play.call('printBook', { ...who, params: { session_id }, body: {} });
  return body.address;
}

const statusOf = async (url: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}${url}`)).status;
const waiting = () => waitingForLocks(database.db);

/** Runs `work` while no book can be read to its end. */
const whileNoBookIsRead = (work: () => Promise<void>) =>
  inTransaction(database.db, async (transaction) => {
    await sql`lock table turns in access exclusive mode`.execute(transaction);
    await work();
  });

it('two pages of an account are made at a time, and the others wait', async () => {
  const who = await play.player();
  const address = await linked(who);
  let pages: Promise<number>[] = [];
  await whileNoBookIsRead(async () => {
    pages = Array.from({ length: 12 }, () => statusOf(address));
    await expect.poll(waiting).toBeGreaterThan(0);
    const { status } = await fetch(`http://127.0.0.1:${port}/api/v1/auth/me`, { headers: who.headers });
    expect(status).toBe(200);
    expect(await waiting()).toBeLessThanOrEqual(RUNNING.dear.concurrency);
  });
  expect(new Set(await Promise.all(pages))).toEqual(new Set([200]));
});

it('of all accounts together, two are made at a time', async () => {
  const addresses = await Promise.all(Array.from({ length: 5 }, async () => linked(await play.player())));
  let pages: Promise<number>[] = [];
  await whileNoBookIsRead(async () => {
    pages = addresses.map(statusOf);
    await expect.poll(waiting).toBe(2);
    expect(await statusOf('/api/v1/settings')).toBe(200);
    expect(await waiting()).toBe(2);
  });
  expect(new Set(await Promise.all(pages))).toEqual(new Set([200]));
});
