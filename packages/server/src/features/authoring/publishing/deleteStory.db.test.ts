import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdminServer, adminServer } from '../../../testing/adminServer.ts';
import { authoring } from '../../../testing/authoring.ts';
import type { Person } from '../../../testing/people.ts';

let server: AdminServer;
let write: Awaited<ReturnType<typeof authoring>>;
let meera: Person;
let ravi: Person;

beforeAll(async () => {
  server = await adminServer();
  write = await authoring(server.app, server.db);
});
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

async function titlesOf(who: Person): Promise<string[]> {
  const { body } = await server.call('listMyStories', { headers: who.headers });
  return body.stories.map(({ title }) => title);
}

describe('A story that its author deletes', () => {
  it('is gone with its row, if it is a draft', async () => {
    const { id } = await write.write(meera, { title: 'A draft' });
    expect((await remove(meera, id)).status).toBe(200);
    expect(await titlesOf(meera)).toEqual([]);
    await server.deps.background.idle();
    expect(await rowOf(id)).toBeUndefined();
  });

  it('has to be archived before, if readers see it', async () => {
    const { id } = await write.published(meera);
    expect(await remove(meera, id)).toMatchObject({ status: 409, body: { code: 'wrong_status' } });
    await archive(meera, id);
    expect((await remove(meera, id)).status).toBe(200);
  });

  it('stays while somebody else could go on playing it, and not because its author does', async () => {
    const { id } = await write.published(meera);
    await begin(meera, id);
    const session_id = await begin(ravi, id);
    await archive(meera, id);
    expect(await remove(meera, id)).toMatchObject({
      status: 409,
      body: { code: 'still_played', players: 1 },
    });
    await server.db
      .updateTable('game_sessions')
      .set({ is_completed: true })
      .where('id', '=', session_id)
      .execute();
    expect((await remove(meera, id)).status).toBe(200);
  });

  it('leaves to those who have played it what was told, and nothing else', async () => {
    const { id } = await write.published(meera, { layers: { hi: { title: 'नाव' } } });
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
    await server.deps.background.idle();
    expect(await rowOf(id)).toMatchObject({ is_withdrawn: true, tagline: '', layers: {}, translations: [] });
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body.session_data.narrative_history[0]).toEqual(before.session_data.narrative_history[0]);
    await server.call('deleteSession', { headers: ravi.headers, params: { session_id } });
  });
});

describe('A story that an administrator deletes', () => {
  it('is gone at once, with the reason in the audit log, and a game of it goes on', async () => {
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
    expect(await titlesOf(meera)).toEqual([]);
    const { body: log } = await server.call('listAudit', { headers: server.admin.headers });
    expect(log.entries[0]).toMatchObject({ action: 'removeStory', thing: { name: title }, reason });
    const { status } = await server.call('act', {
      headers: { ...ravi.headers, 'idempotency-key': randomUUID() },
      params: { session_id },
      body: { action_type: 'continue', selected_model: 'tenali', session_id },
    });
    expect(status).toBe(200);
  });
});
