/** What follows on a sign-in with the provider: roles by a group, the second factor, and fresh proof. */
import { OIDC_CALLBACK_PATH } from '@kathaloka/contract/paths';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBackground } from '../../../platform/background.ts';
import { stepAt, totp } from '../../../platform/auth/totp.ts';
import { TEST_URL } from '../../../testing/buildTestApp.ts';
import { cheapPasswords } from '../../../testing/cheapPasswords.ts';
import { callApi } from '../../../testing/callApi.ts';
import { oidcBrowser } from '../../../testing/oidcBrowser.ts';
import { startOidcIssuer } from '../../../testing/oidcIssuer.ts';
import { people } from '../../../testing/people.ts';
import { createPostbox } from '../../../testing/postbox.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const ADMINS = 'kathaloka-admins';
const TARA = { email: 'tara@school.example', email_verified: true };

const school = await startOidcIssuer(`${TEST_URL}${OIDC_CALLBACK_PATH}`);
const { db } = await fileDatabase();
const postbox = createPostbox();
const background = createBackground(pino({ level: 'silent' }));
const oidc = { ...school.settings, adminGroup: ADMINS };
const app = await fileApp({ db, mailer: postbox, background, config: { oidc, rateLimit: true } });
const { signIn, journey, redeem } = oidcBrowser(app, school);
const call = callApi(app);
const makePerson = people(db);
beforeEach(async () => {
  await db.deleteFrom('users').execute();
  postbox.mails.length = 0;
  inGroups('tara', []);
});

function inGroups(subject: string, groups: readonly string[]): void {
  school.people.set(subject, { ...TARA, email: `${subject}@school.example`, groups });
}
const roleOf = async (subject: string) => (await signIn(subject)).body.user.role;

describe('The group of administrators', () => {
  it('makes administrators, and takes that away at the next sign-in', async () => {
    await makePerson({ role: 'admin' });
    inGroups('tara', ['pupils', ADMINS]);
    expect(await roleOf('tara')).toBe('admin');
    inGroups('tara', ['pupils']);
    expect(await roleOf('tara')).toBe('player');
    inGroups('tara', [ADMINS]);
    expect(await roleOf('tara')).toBe('admin');
  });

  it('takes nothing from whom an administrator has made one', async () => {
    await makePerson({ role: 'admin' });
    const { body } = await signIn('tara');
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', body.user.id).execute();
    expect(await roleOf('tara')).toBe('admin');
    inGroups('tara', [ADMINS]);
    expect(await roleOf('tara')).toBe('admin');
    inGroups('tara', []);
    expect(await roleOf('tara')).toBe('admin');
  });

  it('does not leave an installation without administrators', async () => {
    inGroups('tara', [ADMINS]);
    inGroups('meera', [ADMINS]);
    await signIn('tara');
    await signIn('meera');
    inGroups('tara', []);
    inGroups('meera', []);
    const tickets = [await journey('tara'), await journey('meera')];
    await Promise.all(tickets.map((ticket) => redeem(ticket)));
    const admins = await db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
    expect(admins).toHaveLength(1);
  });

  it('is in the audit log and told to the administrators', async () => {
    const admin = await makePerson({ role: 'admin', is_verified: true });
    inGroups('tara', [ADMINS]);
    const { body } = await signIn('tara');
    await background.idle();
    expect(postbox.last(admin.email).subject).toBe('tara is an administrator now');
    expect(postbox.last(admin.email).text).toContain('The group of administrators at School');
    const { headers } = admin;
    const audit = await call('listAudit', { headers, query: { thing_id: body.user.id } });
    expect(audit.body.entries).toMatchObject([
      { action: 'signInWithOidc', changes: [{ field: 'role', before: 'player', after: 'admin' }] },
    ]);
  });

  it('does nothing for somebody who is blocked', async () => {
    await makePerson({ role: 'admin' });
    const { body } = await signIn('tara');
    const blocked = { blocked_at: new Date(), blocked_reason: 'Spam' };
    await db.updateTable('users').set(blocked).where('id', '=', body.user.id).execute();
    inGroups('tara', [ADMINS]);
    expect((await signIn('tara')).status).toBe(403);
    expect(await db.selectFrom('users').select('role').where('id', '=', body.user.id).execute()).toEqual([
      { role: 'player' },
    ]);
  });
});

describe('A second factor', () => {
  it('is asked for with the same ticket, which then signs in once', async () => {
    const { body } = await signIn('tara');
    const secret = Buffer.from('12345678901234567890');
    const factor = { user_id: body.user.id, secret, confirmed_at: new Date() };
    await db.insertInto('second_factors').values(factor).execute();
    const ticket = await journey('tara');
    expect((await redeem(ticket)).body).toMatchObject({ code: 'second_factor_required' });
    expect((await redeem(ticket, { code: '000000' })).body).toMatchObject({ code: 'second_factor_refused' });
    const code = totp(secret, stepAt(new Date()));
    expect((await redeem(ticket, { code })).status).toBe(200);
    expect((await redeem(ticket)).body).toMatchObject({ reason: 'invalid_answer' });
  });
});

describe('Fresh proof of an account that only the provider signs in', () => {
  const remove = (token: string) => call('deleteMyAccount', { token, body: {} });

  it('is a sign-in for which the provider has asked the person again', async () => {
    const first = await signIn('tara');
    expect((await remove(first.body.tokens.access_token)).body).toMatchObject({
      code: 'validation_failed',
      detail: [{ type: 'sign_in_again', params: { name: 'School' } }],
    });
    const again = await signIn('tara', '&fresh=1');
    expect((await call('proveIdentity', { token: again.body.tokens.access_token, body: {} })).status).toBe(
      200,
    );
    expect((await remove(again.body.tokens.access_token)).status).toBe(200);
  });

  it('lets an administrator of the group change something', async () => {
    await makePerson({ role: 'admin' });
    const player = await makePerson();
    inGroups('tara', [ADMINS]);
    const change = (token: string) =>
      call('updateUser', { token, params: { id: player.id }, body: { has_premium_access: true } });
    expect((await change((await signIn('tara')).body.tokens.access_token)).status).toBe(403);
    expect((await change((await signIn('tara', '&fresh=1')).body.tokens.access_token)).status).toBe(200);
  });

  it('is still the password where there is one', async () => {
    await makePerson({
      email: TARA.email,
      is_verified: true,
      password_hash: await cheapPasswords().hash('Sarayu 1! river'),
    });
    const { body } = await signIn('tara', '&fresh=1');
    expect((await remove(body.tokens.access_token)).status).toBe(422);
  });
});
