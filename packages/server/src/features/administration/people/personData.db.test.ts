import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { adminServer } from '../../../testing/adminServer.ts';
import { authoring } from '../../../testing/authoring.ts';
import { HOUSE_AUTHOR_ID } from '../../bundledStories/public.ts';

const server = await adminServer();
const write = await authoring(server.app, server.db);
afterAll(() => server.close());

const asAdmin = (id: string) => ({ headers: server.admin.headers, params: { id } });
const reason = 'Asked by letter.';
const rowOf = (id: string) =>
  server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

describe('Somebody who asks an administrator', () => {
  it('gets the same data as by their own export, with an entry about the administrator’s export', async () => {
    const meera = await write.person();
    const { id: story } = await write.write(meera, { title: 'A draft of hers' });
    const exported = await server.call('exportUser', { ...asAdmin(meera.id), body: { reason } });
    expect(exported.status).toBe(200);
    expect(exported.body.stories.map(({ id }) => id)).toEqual([story]);
    const own = await server.call('downloadMyData', { headers: meera.headers });
    const { administrative_changes, exported_at: _at, ...theirs } = own.body;
    expect(administrative_changes.at(-1)!.text).toBe('An administrator exported what is stored about you.');
    // the person's own export was made later, so it also has the entry about the administrator's export
    expect({ ...exported.body, exported_at: null, sessions: null }).toMatchObject({
      stories: theirs.stories,
      drafts: theirs.drafts,
    });
    expect(exported.text).not.toContain('password_hash');
    expect((await server.audit(meera.id))[0]).toMatchObject({ action: 'exportUser', reason });
  });

  it('is deleted with all their data; published stories stay without the name, or are deleted as well', async () => {
    for (const deletes_stories of [false, true]) {
      const [meera, ravi] = [await write.person(), await write.person()];
      const { id } = await write.published(meera);
      const draft = await write.write(meera);
      const begun = await server.call('createSession', { headers: ravi.headers, body: { story_id: id } });
      const removed = await server.call('removeUser', {
        ...asAdmin(meera.id),
        body: { reason, deletes_stories },
      });
      expect(removed.status).toBe(200);
      await server.deps.background.idle();
      expect(await rowOf(meera.id)).toBeUndefined();
      expect((await server.call('getMe', { headers: meera.headers })).status).toBe(401);
      expect((await server.call('getStory', { params: { id: draft.id } })).status).toBe(404);
      const { status, body } = await server.call('getStory', { params: { id } });
      expect([status, body.author?.display_name]).toEqual(deletes_stories ? [404, undefined] : [200, null]);
      // other players keep their sessions
      const params = { session_id: begun.body.id };
      expect((await server.call('getSession', { headers: ravi.headers, params })).status).toBe(200);
      expect((await server.audit(meera.id))[0]).toMatchObject({
        action: 'removeUser',
        reason,
        changes: [{ field: 'deletes_stories', before: null, after: deletes_stories }],
      });
    }
  });

  it('must be another person, and not the last administrator', async () => {
    const own = await server.call('removeUser', { ...asAdmin(server.admin.id), body: { reason } });
    expect(own).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const nobody = await server.call('removeUser', { ...asAdmin(newId()), body: { reason } });
    expect(nobody.status).toBe(404);
    expect((await server.call('exportUser', { ...asAdmin(newId()), body: { reason } })).status).toBe(404);
    const other = await server.person({ role: 'admin' });
    expect((await server.call('removeUser', { ...asAdmin(other.id), body: { reason } })).status).toBe(200);
  });

  it('is not the account of the bundled stories, which would go with it', async () => {
    const { id } = await server.person({ id: HOUSE_AUTHOR_ID });
    const body = { reason, deletes_stories: true };
    expect(await server.call('removeUser', { ...asAdmin(id), body })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(await rowOf(id)).toBeDefined();
  });

  it.each(['exportUser', 'removeUser'] as const)('needs a reason, and the fresh proof: %s', async (name) => {
    const meera = await write.person();
    expect((await server.call(name, { ...asAdmin(meera.id), body: { reason: ' ' } })).status).toBe(422);
    const admin = await server.person({ role: 'admin' }, { proved_at: null });
    const answer = await server.call(name, {
      headers: admin.headers,
      params: { id: meera.id },
      body: { reason },
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'proof_required' } });
  });
});
