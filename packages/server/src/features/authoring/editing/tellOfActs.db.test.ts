import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { adminServer } from '../../../testing/adminServer.ts';
import { authoring, BRIDGE } from '../../../testing/authoring.ts';
import type { Person } from '../../../testing/people.ts';

const server = await adminServer({ rateLimit: false });
const write = await authoring(server.app, server.db);
let meera: Person;
afterAll(() => server.close());
beforeEach(async () => {
  meera = await server.person({ username: `meera_${crypto.randomUUID().slice(0, 8)}`, is_verified: true });
});

async function mailsTo({ email }: Person) {
  await server.deps.background.idle();
  return server.postbox.mails.filter(({ to }) => to === email);
}

async function actOn(id: string) {
  const { body } = await server.call('listMyStories', { headers: meera.headers });
  return body.stories.find((story) => story.id === id)!.admin_act;
}

const byAdmin = { headers: server.admin.headers };

describe('What an administrator did to a story', () => {
  it('is said on My Stories, until its author hides it', async () => {
    const { id } = await write.write(meera);
    expect(await actOn(id)).toBeNull();
    await write.edit(server.admin, id, { story_structure: BRIDGE });
    const act = await actOn(id);
    expect(act).toEqual({
      number: 1,
      act: 'edited',
      kinds: ['text', 'added', 'removed'],
      at: server.time.now().toISOString(),
    });
    const hide = { headers: meera.headers, params: { id }, body: { number: 1 } };
    expect((await server.call('hideAdminAct', hide)).body.admin_act).toBeNull();
    await server.call('archiveStory', { ...byAdmin, params: { id } });
    expect(await actOn(id)).toMatchObject({ number: 2, act: 'archived', kinds: [] });
  });

  it('is mailed to its author once, with the way to My Stories', async () => {
    const { id, title } = await write.write(meera);
    await write.edit(server.admin, id, { story_structure: BRIDGE });
    const [mail, ...others] = await mailsTo(meera);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'An administrator changed your story' });
    expect(mail!.text).toContain(`“${title}”: an administrator edited it (texts changed, scenes added`);
    expect(mail!.text).toContain('/my-stories');
    await write.edit(meera, id, { title: 'Mine again' });
    expect(await mailsTo(meera)).toHaveLength(1);
  });

  it('is one letter for all stories of a bulk act', async () => {
    const stories = [
      await write.published(meera, { title: 'One' }),
      await write.published(meera, { title: 'Two' }),
    ];
    const other = await server.person({ is_verified: true });
    const { id } = await write.published(other);
    const ids = [...stories.map((story) => story.id), id];
    await server.call('changeStories', { ...byAdmin, body: { action: 'archive', ids } });
    const [mail, ...others] = await mailsTo(meera);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('An administrator changed 2 of your stories');
    expect(mail!.text).toContain('“One”: an administrator archived it.');
    expect(mail!.text).toContain('“Two”: an administrator archived it.');
    expect(await mailsTo(other)).toHaveLength(1);
  });

  it('is mailed in the language of the author', async () => {
    const { id } = await write.write(meera);
    for (const [language, subject] of [
      ['hi', 'एक एडमिन ने आपकी कथा बदली'],
      ['ur', 'ایک منتظم نے آپ کی داستان بدلی'],
    ] as const) {
      await server.db.updateTable('users').set({ language }).where('id', '=', meera.id).execute();
      await write.edit(server.admin, id, { tagline: `In ${language}` });
      expect((await mailsTo(meera)).at(-1)).toMatchObject({ subject });
    }
  });

  it('is not said of what the author or an administrator did to a story of their own', async () => {
    const { id } = await write.write(meera);
    await server.call('archiveStory', { headers: meera.headers, params: { id } });
    const own = await write.write(server.admin);
    await write.edit(server.admin, own.id, { story_structure: BRIDGE });
    expect(await actOn(id)).toBeNull();
    expect(await mailsTo(meera)).toEqual([]);
    expect(await mailsTo(server.admin)).toEqual([]);
  });

  it('is not said twice where a report has a letter and a notice of its own', async () => {
    const { id } = await write.published(meera);
    const { headers } = await server.person();
    const { body } = await server.call('reportStory', { params: { id }, headers, body: { kind: 'broken' } });
    const decision = { decision: 'archive', note: 'It is broken.' } as const;
    await server.call('decideReport', { ...byAdmin, params: { id: body.id }, body: decision });
    expect(await mailsTo(meera)).toHaveLength(1);
    expect(await actOn(id)).toBeNull();
  });
});
