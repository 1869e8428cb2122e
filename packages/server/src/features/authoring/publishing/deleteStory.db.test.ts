import { randomUUID } from 'node:crypto';
import { STORY_STATUSES } from '@kathaloka/contract/entities';
import { DELETION_NOTICE_DAYS, STORIES_PER_PERSON } from '@kathaloka/contract/limits';
import { STORY_FIELDS } from '@kathaloka/contract/storyFields';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { adminServer } from '../../../testing/adminServer.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { authoring } from '../../../testing/authoring.ts';
import type { Person } from '../../../testing/people.ts';
import { sweepAnnounced } from '../sweepAnnounced.ts';

const TEXTS = Object.entries(STORY_FIELDS).flatMap(([name, { type }]) => (type === 'text' ? [name] : []));

let meera: Person;
let ravi: Person;

const server = await adminServer();
const write = await authoring(server.app, server.db);
afterAll(() => server.close());
beforeEach(async () => {
  meera = await write.person();
  ravi = await write.person();
});

const remove = (who: Person, id: string) =>
  server.call('deleteStory', { headers: who.headers, params: { id } });
const rowOf = (id: string) =>
  server.db.selectFrom('stories').selectAll().where('id', '=', id).executeTakeFirst();

async function archive(who: Person, id: string): Promise<void> {
  const { status } = await server.call('archiveStory', { headers: who.headers, params: { id } });
  expect(status).toBe(200);
}

async function begin(who: Person, story_id: string): Promise<string> {
  const { status, body } = await server.call('createSession', { headers: who.headers, body: { story_id } });
  expect(status).toBe(201);
  return body.id;
}

const act = (who: Person, session_id: string) =>
  server.call('act', {
    headers: { ...who.headers, 'idempotency-key': randomUUID() },
    params: { session_id },
    body: { action_type: 'continue', selected_model: 'tenali', session_id },
  });

async function rowInMine(id: string) {
  const { body } = await server.call('listMyStories', { headers: meera.headers });
  return body.stories.find((story) => story.id === id);
}

/** Runs the sweep, this many days from now. */
async function sweepAt(days: number): Promise<void> {
  const then = new Date(server.deps.clock().getTime() + days * DAY_MS);
  await sweepAnnounced({ db: server.db, clock: () => then });
}

describe('A story that its author deletes', () => {
  it('must be a draft or archived, not published or in review', async () => {
    const answers: Record<string, number> = {};
    for (const status of STORY_STATUSES) {
      const id = await server.make.story({ author_id: meera.id, status });
      answers[status] = (await remove(meera, id)).status;
    }
    expect(answers).toEqual({ draft: 200, in_review: 409, published: 409, archived: 200 });
  });

  it('lies in the bin for thirty days, from which its author puts it back as a draft', async () => {
    const { id } = await write.write(meera, { title: 'A draft' });
    const { body } = await remove(meera, id);
    const days = (new Date(body.deletes_at!).getTime() - server.deps.clock().getTime()) / DAY_MS;
    expect(Math.abs(days - DELETION_NOTICE_DAYS)).toBeLessThan(0.01);
    expect(await rowInMine(id)).toMatchObject({ status: 'archived', deletes_at: body.deletes_at });
    // a second request neither postpones the day nor deletes
    expect((await remove(meera, id)).body.deletes_at).toBe(body.deletes_at);
    await sweepAt(DELETION_NOTICE_DAYS - 1);
    const { story_structure } = await write.source(meera, id);
    await server.call('restoreStory', { headers: meera.headers, params: { id } });
    expect(await rowInMine(id)).toMatchObject({ status: 'draft', deletes_at: null });
    expect((await write.source(meera, id)).story_structure).toEqual(story_structure);
    await sweepAt(DELETION_NOTICE_DAYS + 1);
    expect(await rowInMine(id)).toBeDefined();
  });

  it('is gone with its row after thirty days, or before if its author says so', async () => {
    const [late, early, kept] = [
      await write.write(meera),
      await write.write(meera),
      await write.write(meera),
    ];
    const erase = (id: string) => server.call('eraseStory', { headers: meera.headers, params: { id } });
    for (const { id } of [late, early]) await remove(meera, id);
    expect((await erase(early.id)).status).toBe(200);
    expect(await erase(kept.id)).toMatchObject({ status: 409, body: { code: 'wrong_status' } });
    await server.deps.background.idle();
    expect([await rowOf(early.id), await rowInMine(late.id)]).toMatchObject([undefined, { id: late.id }]);
    await sweepAt(DELETION_NOTICE_DAYS + 1);
    expect(await rowInMine(late.id)).toBeUndefined();
    expect(await rowInMine(kept.id)).toBeDefined();
  });

  it('goes with the account of its author, even if readers knew it', async () => {
    const { id } = await write.published(meera);
    await archive(meera, id);
    await remove(meera, id);
    const params = { id: meera.id };
    const body = { reason: 'Asked by letter' };
    expect((await server.call('removeUser', { ...server.admin, params, body })).status).toBe(200);
    await server.deps.background.idle();
    expect(await rowOf(id)).toBeUndefined();
  });

  it('leaves page and search at once', async () => {
    const { id } = await write.published(meera, { title: 'Quetzal' });
    const found = async () => (await server.call('searchStories', { query: { q: 'quetzal' } })).body.length;
    await archive(meera, id);
    await remove(meera, id);
    expect((await server.call('getStory', { params: { id } })).status).toBe(404);
    await server.deps.background.idle();
    expect(await found()).toBe(0);
  });

  it('has to be archived before, if readers see it', async () => {
    const { id } = await write.published(meera);
    expect(await remove(meera, id)).toMatchObject({ status: 409, body: { code: 'wrong_status' } });
    await archive(meera, id);
    expect((await remove(meera, id)).status).toBe(200);
  });

  it('goes after thirty days, of which those who play it are told', async () => {
    const { id } = await write.published(meera);
    await begin(meera, id);
    const session_id = await begin(ravi, id);
    const readIt = async () =>
      (await server.call('getSession', { headers: ravi.headers, params: { session_id } })).body;
    await archive(meera, id);
    expect((await readIt()).story_deletes_at).toBeUndefined();
    const { status, body } = await remove(meera, id);
    expect(status).toBe(200);
    const day = body.deletes_at!;
    const days = (new Date(day).getTime() - server.deps.clock().getTime()) / DAY_MS;
    expect(Math.abs(days - DELETION_NOTICE_DAYS)).toBeLessThan(0.01);
    expect((await readIt()).story_deletes_at).toBe(day);
    expect(await rowInMine(id)).toMatchObject({ status: 'archived', deletes_at: day });
    // a second request does not postpone the day
    expect((await remove(meera, id)).body.deletes_at).toBe(day);

    await sweepAt(DELETION_NOTICE_DAYS - 1);
    expect(await rowInMine(id)).toBeDefined();
    const before = await readIt();
    await sweepAt(DELETION_NOTICE_DAYS + 1);
    expect(await rowInMine(id)).toBeUndefined();
    expect(await rowOf(id)).toMatchObject({ is_withdrawn: true, deletes_at: null, title: 'The Ferry' });
    const { story_deletes_at: _day, ...unchanged } = before;
    expect(await readIt()).toEqual(unchanged);
    expect((await act(ravi, session_id)).status).toBe(200);
  });

  it('leaves to those who have played it what was told, and nothing else', async () => {
    const texts = {
      tagline: 'A line',
      story_description: 'About',
      image_alt: 'A boat',
      story_prompt: 'Begin',
    };
    const { id } = await write.published(meera, { layers: { hi: { title: 'नाव' } }, ...texts });
    await write.edit(server.admin, id, { story_prompt: 'Another' });
    const session_id = await begin(ravi, id);
    const read = () => server.call('getSession', { headers: ravi.headers, params: { session_id } });
    const { body: before } = await read();
    await server.db
      .updateTable('game_sessions')
      .set({ is_completed: true })
      .where('id', '=', session_id)
      .execute();
    await archive(meera, id);
    await remove(meera, id);
    await sweepAt(DELETION_NOTICE_DAYS + 1);
    const row = await rowOf(id);
    expect(row).toMatchObject({ is_withdrawn: true, layers: {}, translations: [] });
    const left = TEXTS.filter((name) => row?.[name as keyof typeof row] !== '');
    expect(left).toEqual(['title']);
    for (const table of ['story_versions', 'story_restore_points'] as const)
      expect(await server.db.selectFrom(table).select('number').where('story_id', '=', id).execute()).toEqual(
        [],
      );
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body.session_data.narrative_history[0]).toEqual(before.session_data.narrative_history[0]);
    await server.call('deleteSession', { headers: ravi.headers, params: { session_id } });
  });
});

describe('A story that an administrator deletes', () => {
  it('leaves its readers immediately, with the reason in the audit log, while a session of it goes on', async () => {
    const { id, title } = await write.published(meera);
    const session_id = await begin(ravi, id);
    const reason = 'It names a neighbour.';
    const removed = await server.call('removeStory', {
      headers: server.admin.headers,
      params: { id },
      body: { reason },
    });
    expect(removed.status).toBe(200);
    expect((await server.call('getStory', { params: { id } })).status).toBe(404);
    expect(await rowInMine(id)).toMatchObject({ admin_act: { act: 'deleted' }, status: 'archived' });
    const { body: bin } = await server.call('listAllStories', { ...server.admin, query: { in_bin: 'true' } });
    expect(bin).toMatchObject({ total_stories: 1, stories: [{ id }] });
    const { body: others } = await server.call('listAllStories', server.admin);
    expect(others.stories.map((story) => story.id)).not.toContain(id);
    expect(others.total_stories).toBe(others.stories.length);
    const { body: log } = await server.call('listAudit', { headers: server.admin.headers });
    expect(log.entries[0]).toMatchObject({
      action: 'removeStory',
      thing: { name: title },
      // removed from the catalogue, but not archived
      changes: [{ field: 'status', before: 'published', after: null }],
      reason,
    });
    expect((await act(ravi, session_id)).status).toBe(200);
  });

  it('comes back only where the account has room for one more story', async () => {
    const id = await write.make.story({ author_id: meera.id, status: 'draft', published_at: null });
    await remove(meera, id);
    await Promise.all(
      Array.from({ length: STORIES_PER_PERSON }, () =>
        write.make.story({ author_id: meera.id, status: 'draft', published_at: null }),
      ),
    );
    const putBack = () => server.call('restoreStory', { headers: meera.headers, params: { id } });
    expect(await putBack()).toMatchObject({
      status: 409,
      body: { code: 'limit_reached', resource: 'story' },
    });
    expect((await rowInMine(id))?.deletes_at).not.toBeNull();
    const { body } = await server.call('listMyStories', { headers: meera.headers });
    await remove(meera, body.stories.find((story) => story.deletes_at === null)!.id);
    expect((await putBack()).status).toBe(200);
  });
});
