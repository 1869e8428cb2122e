import { calls, type CallName } from '@kathaloka/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { adminServer } from '../../testing/adminServer.ts';
import { cheapPasswords } from '../../testing/cheapPasswords.ts';
import type { Person } from '../../testing/people.ts';

const GENERATED = 'printed-once-Kl9';
const OWN = 'Sarayu 1! river';

let admin: Person;

const server = await adminServer();

beforeAll(async () => {
  const password_hash = await cheapPasswords().hash(GENERATED);
  admin = await server.person({ role: 'admin', must_change_password: true, password_hash });
});
afterAll(() => server.close());

describe('An administrator with the generated password', () => {
  it('is told so by the sign-in and by the account', async () => {
    const body = { email_or_username: admin.username, password: GENERATED };
    expect((await server.call('login', { body })).body.user.must_change_password).toBe(true);
    expect((await server.call('getMe', admin)).body.must_change_password).toBe(true);
    const { body: setup } = await server.call('getSetup', server.admin);
    expect(setup.items).toContainEqual({ code: 'admin_password', setting: 'ADMIN_PASSWORD', is_set: false });
  });

  const ADMIN_CALLS = (Object.keys(calls) as CallName[]).filter((name) => calls[name].access === 'admin');

  it.each(ADMIN_CALLS)('reads and changes nothing: %s', async (name) => {
    const params = { id: newId(), story_id: newId() };
    const { status, text } = await server.call(name, { headers: admin.headers, params });
    expect([status, JSON.parse(text)]).toMatchObject([403, { code: 'password_change_required' }]);
  });

  it('has no rights over things of other people', async () => {
    const story_id = await server.make.story();
    const owner = await server.person();
    const begun = await server.call('createSession', { headers: owner.headers, body: { story_id } });
    const params = { session_id: begun.body.id };
    expect((await server.call('getSession', { headers: admin.headers, params })).status).toBe(404);
    expect((await server.call('deleteSession', { headers: admin.headers, params })).status).toBe(404);
  });

  it('may do what every player may do', async () => {
    const { id: category_id } = await server.make.category();
    const cover = { style: 'ajanta', seed: '1', keywords: ['river'] } as const;
    const texts = {
      title: 'Mine',
      tagline: 'A river',
      story_description: 'A river',
      story_prompt: 'A river',
    };
    const story = { ...texts, category_id, cover, is_featured: true };
    const featured = await server.call('createStory', { headers: admin.headers, body: story });
    expect([featured.status, featured.body]).toMatchObject([403, { code: 'forbidden' }]);
    const story_id = await server.make.story();
    const draft = { params: { place: story_id }, body: { content: {}, version: 0 } };
    expect((await server.call('saveDraft', { headers: admin.headers, ...draft })).status).toBe(404);
  });

  it('may do everything after setting another', async () => {
    const body = { current_password: GENERATED, password: OWN, confirm_password: OWN };
    expect((await server.call('changePassword', { headers: admin.headers, body })).status).toBe(200);
    expect((await server.call('getMe', admin)).body.must_change_password).toBe(false);
    const category = { display_name: `River ${newId()}` };
    const answer = await server.call('createCategory', { headers: admin.headers, body: category });
    expect(answer.status).toBe(201);
    const { body: setup } = await server.call('getSetup', admin);
    expect(setup.items).toContainEqual({ code: 'admin_password', setting: 'ADMIN_PASSWORD', is_set: true });
  });
});
