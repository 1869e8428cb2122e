import type { PresenceEvent, StoryEditor } from '@kathaloka/contract/entities';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { STREAMS_MAX } from '../../../platform/http/openStreams.ts';
import { newId } from '../../../platform/ids.ts';
import { authoring } from '../../../testing/authoring.ts';
import { buildTestApp, testDeps } from '../../../testing/buildTestApp.ts';
import type { Person } from '../../../testing/people.ts';
import { fileDatabase } from '../../../testing/testFile.ts';
import { followPresence } from './followPresence.ts';
import { deleteVisits, findEditors, renewVisit, setScene } from './presenceRepository.ts';

let meera: Person;
let story: string;
let open: AbortController[];

const database = await fileDatabase();
/** Two processes on one database. */
const apps = await Promise.all([0, 1].map(() => buildTestApp({ db: database.db })));
const addresses = await Promise.all(apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
const write = await authoring(apps[0]!, database.db);
afterAll(async () => {
  for (const app of apps) await app.close();
});
beforeEach(async () => {
  open = [];
  meera = await write.person();
  ({ id: story } = await write.write(meera));
  return () => open.forEach((connection) => connection.abort());
});

/** Opens the editor at one of the two processes, and follows who else is in it. */
async function visit(who: Person, at = 0, tab = newId()) {
  const connection = new AbortController();
  open.push(connection);
  const response = await fetch(`${addresses[at]}/api/v1/stories/${story}/presence/${tab}`, {
    headers: { ...who.headers, accept: 'text/event-stream' },
    signal: connection.signal,
  });
  let editors: readonly StoryEditor[] | undefined;
  let unread = '';
  async function read() {
    for await (const bytes of response.body ?? []) {
      unread += new TextDecoder().decode(bytes);
      const [, data] = /event: editors\ndata: (.*)\n\n$/.exec(unread) ?? [];
      if (data === undefined) continue;
      unread = '';
      ({ editors } = JSON.parse(data) as Extract<PresenceEvent, { event: 'editors' }>['data']);
    }
  }
  const ended = read().then(
    () => 'ended',
    () => 'cut',
  );
  const says = (scene: string | null) =>
    write.call('updatePresence', { headers: who.headers, params: { id: story, tab }, body: { scene } });
  return { tab, status: response.status, sees: () => editors, says, ended, leave: () => connection.abort() };
}

const soon = { timeout: 15_000, interval: 50 };

describe('Two people in one story', () => {
  it('see each other and the scene that each edits, at different processes, until one leaves', async () => {
    const admin = await write.person({ role: 'admin' });
    const mine = await visit(meera, 0);
    await expect.poll(mine.sees, soon).toEqual([]);
    const theirs = await visit(admin, 1);
    // authors do not see the username of an administrator
    await expect.poll(mine.sees, soon).toEqual([{ tab: theirs.tab, name: null, is_you: false, scene: null }]);
    expect((await mine.says('bank')).status).toBe(200);
    const me = { tab: mine.tab, name: meera.username, is_you: false };
    await expect.poll(theirs.sees, soon).toEqual([{ ...me, scene: 'bank' }]);
    await mine.says(null);
    await expect.poll(theirs.sees, soon).toEqual([{ ...me, scene: null }]);
    theirs.leave();
    await expect.poll(mine.sees, soon).toEqual([]);
  });

  it('learn of each other by notices of the database alone: no timer runs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const deps = testDeps({ db: database.db });
    const leaving = new AbortController();
    const [mine, theirs] = [newId(), newId()].map((tab) => ({ story_id: story, tab, user_id: meera.id }));
    const reader = { user: { ...meera, role: 'player' } as never, signal: leaving.signal };
    const events = followPresence(deps, mine!, reader);
    expect((await events.next()).value).toEqual({ event: 'editors', data: { editors: [] } });
    const next = events.next();
    await expect.poll(deps.notices.isUp, soon).toBe(true);
    await renewVisit(database.db, theirs!, 15_000);
    expect((await next).value).toMatchObject({ data: { editors: [{ tab: theirs!.tab, scene: null }] } });
    await setScene(database.db, theirs!, 'bank');
    expect((await events.next()).value).toMatchObject({ data: { editors: [{ scene: 'bank' }] } });
    leaving.abort();
    await events.next();
    vi.useRealTimers();
  });

  it('share one read of a change in a process, however many of its pages are open', async () => {
    const tabs = await Promise.all(Array.from({ length: 8 }, () => visit(meera)));
    await expect.poll(() => tabs.map(({ sees }) => sees()?.length), soon).toEqual(tabs.map(() => 7));
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await tabs[0]!.says('bank');
    const all = () => tabs.slice(1).every(({ sees }) => sees()?.some(({ scene }) => scene === 'bank'));
    await expect.poll(all, soon).toBe(true);
    const reads = query.mock.calls.filter((asked) => JSON.stringify(asked[0]).includes('leaves_in_ms'));
    query.mockRestore();
    expect(reads.length).toBeGreaterThan(0);
    expect(reads.length).toBeLessThan(4);
  });

  it('has a bound of open pages, past which one waits until another is closed', async () => {
    const tabs = await Promise.all(Array.from({ length: STREAMS_MAX }, () => visit(meera)));
    expect(new Set(tabs.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await visit(meera)).status).toBe(429);
    expect((await visit(await write.person({ role: 'admin' }))).status).toBe(200);
    tabs[0]!.leave();
    await expect.poll(async () => (await visit(meera)).status, soon).toBe(200);
  });

  it('may be one person on two devices; a page that is loaded again does not leave in between', async () => {
    const first = await visit(meera, 0);
    const second = await visit(meera, 1);
    const other = { tab: second.tab, name: meera.username, is_you: true, scene: null };
    await expect.poll(first.sees, soon).toEqual([other]);
    const seen: unknown[] = [];
    second.leave();
    const again = await visit(meera, 0, second.tab);
    await expect.poll(again.sees, soon).toMatchObject([{ tab: first.tab }]);
    // longer than the grace time of a lost connection
    for (const until = Date.now() + 6500; Date.now() < until;) {
      seen.push(first.sees()?.length);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(new Set(seen)).toEqual(new Set([1]));
  });

  it('are people who may edit it: others do not appear, see nobody, and cannot move a visit', async () => {
    const mine = await visit(meera);
    await expect.poll(mine.sees, soon).toEqual([]);
    await mine.says('bank');
    const stranger = await write.person();
    expect((await visit(stranger)).status).toBe(404);
    const params = { id: story, tab: mine.tab };
    const { headers } = stranger;
    expect((await write.call('updatePresence', { headers, params, body: { scene: 'x' } })).status).toBe(404);
    const admin = await write.person({ role: 'admin' });
    // the administrator's tab uses the id of another person's tab
    await visit(admin, 1, mine.tab);
    await write.call('updatePresence', { headers: admin.headers, params, body: { scene: 'x' } });
    expect(await findEditors(database.db, [story])).toMatchObject([
      { tab: mine.tab, user_id: meera.id, scene: 'bank' },
    ]);
  });

  it('are not there any more after their process was killed, and their rows go', async () => {
    const mine = await visit(meera);
    await expect.poll(mine.sees, soon).toEqual([]);
    const rows = () =>
      database.db.selectFrom('story_presence').where('story_id', '=', story).select('tab').execute();
    await deleteVisits(database.db);
    expect(await rows()).toHaveLength(1);
    mine.leave();
    await mine.ended;
    await database.db
      .updateTable('story_presence')
      .set({ present_until: new Date(Date.now() - 1000) })
      .where('story_id', '=', story)
      .execute();
    await deleteVisits(database.db);
    expect(await rows()).toEqual([]);
  });

  it('are at most ten tabs of each, and a scene that cannot be one is refused', async () => {
    const tabs = [await visit(meera)];
    while (tabs.length < 12) {
      await expect.poll(tabs.at(-1)!.sees, soon).toHaveLength(Math.min(tabs.length - 1, 10));
      tabs.push(await visit(meera));
    }
    await expect
      .poll(() => tabs.map(({ sees }) => sees()?.length), soon)
      .toEqual([...Array(10).fill(9), 10, 10]);
    const { body } = await write.call('followPresence', {
      headers: meera.headers,
      params: { id: story, tab: newId() },
    });
    expect(body.editors.length).toBeLessThanOrEqual(12);
    expect((await tabs[0]!.says('x'.repeat(81))).status).toBe(422);
  });

  it('do not hold up a server that stops', async () => {
    const app = await buildTestApp({ db: database.db });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    addresses.push(address);
    const mine = await visit(meera, 2);
    await expect.poll(mine.sees, soon).toEqual([]);
    const began = Date.now();
    await app.close();
    await mine.ended;
    expect(Date.now() - began).toBeLessThan(5000);
  });
});
