import { afterAll, beforeEach, expect, it } from 'vitest';
import { adminServer } from '../../../testing/adminServer.ts';
import type { Person } from '../../../testing/people.ts';

let other: Person;
let person: Person;

const server = await adminServer({ rateLimit: false });
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('users').where('id', '<>', server.admin.id).execute();
  await server.db.updateTable('users').set({ is_verified: true, language: 'en' }).execute();
  other = await server.person({ role: 'admin', is_verified: true, language: 'hi' });
  person = await server.person({ is_verified: true, language: 'ur' });
  await server.deps.background.idle();
  server.postbox.mails.length = 0;
});

const change = (body: object, who: Person = person) =>
  server.call('updateUser', { headers: server.admin.headers, params: { id: who.id }, body });

async function mailsTo(): Promise<Record<string, string>> {
  await server.deps.background.idle();
  return Object.fromEntries(server.postbox.mails.map(({ to, subject }) => [to, subject]));
}

it('tells every administrator, and the person, in their languages, that somebody became one', async () => {
  expect((await change({ role: 'admin' })).status).toBe(200);
  expect(await mailsTo()).toEqual({
    [server.admin.email]: `${person.username} is an administrator now`,
    [other.email]: `${person.username} अब एडमिन हैं`,
    [person.email]: `${person.username} اب منتظم ہیں`,
  });
  expect(server.postbox.last(server.admin.email).text).toContain(
    `The administrator ${server.admin.username}`,
  );
});

it('mails that a role was revoked, also to the person who had it', async () => {
  await change({ role: 'player' }, other);
  expect(await mailsTo()).toEqual({
    [server.admin.email]: `${other.username} is no administrator any more`,
    [other.email]: `${other.username} अब एडमिन नहीं हैं`,
  });
});

it('sends no mail if no role has changed', async () => {
  await change({ role: 'player', has_premium_access: true });
  expect(await mailsTo()).toEqual({});
});

it('makes nobody an administrator whose address was not verified, and says why', async () => {
  const stranger = await server.person({ is_verified: false });
  const { status, text } = await change({ role: 'admin', has_premium_access: true }, stranger);
  expect([status, JSON.parse(text)]).toEqual([
    409,
    { code: 'email_not_verified', detail: 'This person has not verified their email address yet.' },
  ]);
  const { body } = await server.call('getUser', { ...server.admin, params: { id: stranger.id } });
  expect(body).toMatchObject({ role: 'player', has_premium_access: false });
  expect(await server.audit(stranger.id)).toEqual([]);
  expect(await mailsTo()).toEqual({});
  // all other changes still work
  expect((await change({ has_premium_access: true }, stranger)).status).toBe(200);
});
