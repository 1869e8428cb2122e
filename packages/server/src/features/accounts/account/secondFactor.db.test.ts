/** The second factor: switched on with a code, asked for at each sign-in and each proof, and switched off. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { stepAt, totp } from '../../../platform/auth/totp.ts';
import { adminServer } from '../../../testing/adminServer.ts';
import { cheapPasswords } from '../../../testing/cheapPasswords.ts';
import { startGoogleIssuer } from '../../../testing/googleIssuer.ts';
import type { Person } from '../../../testing/people.ts';
import { newId } from '../../../platform/ids.ts';
import { limits } from '../limits.ts';

const PASSWORD = 'Sarayu 1! river';
const STEP_MS = 30_000;
const SECRET = Buffer.from('12345678901234567890');

const google = await startGoogleIssuer(() => server.time.now());
const server = await adminServer({ rateLimit: true, google: google.settings });
const password_hash = await cheapPasswords().hash(PASSWORD);
afterAll(() => server.close());

let person: Person;
let factor: { secret: Buffer; recovery_codes: string[] };
beforeEach(async () => {
  server.time.pass(STEP_MS);
  server.postbox.mails.length = 0;
  person = await server.person({ role: 'admin', is_verified: true, password_hash }, { proved_at: null });
  factor = await switchOn();
});

/** The code that the app shows, or showed some steps ago. */
const code = (away = 0, secret = factor.secret): string => totp(secret, stepAt(server.time.now()) + away);
const outcome = ({ status, text }: { status: number; text: string }) => [
  status,
  (JSON.parse(text) as { code?: string }).code,
];
const faultsOf = ({ status, text }: { status: number; text: string }) => [
  status,
  (JSON.parse(text) as { detail: { type: string }[] }).detail.map(({ type }) => type),
];

async function switchOn() {
  const { status } = await server.call('beginSecondFactor', { ...person, body: { password: PASSWORD } });
  expect(status).toBe(200);
  const where = server.db.updateTable('second_factors').where('user_id', '=', person.id);
  await where.set({ secret: SECRET }).execute();
  const confirmed = await server.call('confirmSecondFactor', { ...person, body: { code: code(0, SECRET) } });
  expect(confirmed.status).toBe(200);
  server.time.pass(2 * STEP_MS);
  return { secret: SECRET, recovery_codes: confirmed.body.recovery_codes };
}

let network = 0;
/** Signs in from a network of its own. */
const login = (typed?: string, from = `198.51.${++network % 250}.1`, password = PASSWORD) =>
  server.call('login', {
    body: { email_or_username: person.username, password, ...(typed !== undefined && { code: typed }) },
    from,
  });
const prove = (body: object) => server.call('proveIdentity', { headers: person.headers, body });

async function letters(): Promise<string[]> {
  await server.deps.background.idle();
  return server.postbox.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject);
}

describe('Switching it on', () => {
  it('answers a secret as base32 and as an address, and ten recovery codes after a code of it', async () => {
    const other = await server.person({ password_hash });
    const wrong = await server.call('beginSecondFactor', { ...other, body: { password: 'Wrong 1! word' } });
    expect(faultsOf(wrong)).toEqual([422, ['wrong_password']]);
    const { body } = await server.call('beginSecondFactor', { ...other, body: { password: PASSWORD } });
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.otpauth_url).toBe(
      `otpauth://totp/Kathaloka:${other.username}?secret=${body.secret}&issuer=Kathaloka`,
    );
    expect((await server.call('getSecondFactor', other)).body).toEqual({
      since: null,
      recovery_codes_left: 0,
    });
    const refused = await server.call('confirmSecondFactor', { ...other, body: { code: '000000' } });
    expect(faultsOf(refused)).toEqual([422, ['wrong_code']]);
    expect(factor.recovery_codes).toHaveLength(10);
    expect((await server.call('getSecondFactor', person)).body.recovery_codes_left).toBe(10);
  });

  it('is told by letter and in the audit log, and not done twice', async () => {
    expect(await letters()).toEqual(['Signing in now asks for a code']);
    expect(await server.audit(person.id)).toMatchObject([{ action: 'confirmSecondFactor' }]);
    const again = await server.call('beginSecondFactor', {
      ...person,
      body: { password: PASSWORD, code: code() },
    });
    expect(outcome(again)).toEqual([409, 'second_factor_on']);
  });
});

describe('Signing in', () => {
  it('asks for the code after the password alone, and says nothing of it before', async () => {
    expect(outcome(await login())).toEqual([401, 'second_factor_required']);
    expect(outcome(await login(code(), undefined, 'Wrong 1! word'))).toEqual([401, 'invalid_credentials']);
    expect((await login(` ${code().slice(0, 3)} ${code().slice(3)}`)).status).toBe(200);
  });

  it('takes each code once, also of ten concurrent attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(code())));
    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted).toHaveLength(1);
    expect(outcome(await login(code()))).toEqual([401, 'second_factor_refused']);
  });

  it('takes the codes of one step before and after, never an earlier one than the last', async () => {
    expect(outcome(await login(code(-2)))).toEqual([401, 'second_factor_refused']);
    expect(outcome(await login(code(2)))).toEqual([401, 'second_factor_refused']);
    expect((await login(code(-1))).status).toBe(200);
    expect((await login(code(1))).status).toBe(200);
    expect(outcome(await login(code()))).toEqual([401, 'second_factor_refused']);
  });

  it('limits wrong codes over all networks, which a right password does not forget', async () => {
    for (let count = 0; count < limits.codes.hits; count++) {
      expect(outcome(await login('000000'))).toEqual([401, 'second_factor_refused']);
      expect(outcome(await login())).toEqual([401, 'second_factor_required']);
    }
    expect(outcome(await login(code()))).toEqual([429, 'rate_limited']);
    // nobody guesses a recovery code, so the owner is not locked out
    expect((await login(factor.recovery_codes[0])).status).toBe(200);
  });

  it('counts wrong codes of one network with its wrong passwords', async () => {
    const from = '203.0.113.9';
    for (let count = 0; count < limits.loginToAccount.hits; count++) {
      expect(outcome(await login(count % 2 ? '000000' : 'NONE-OF-MINE', from))[0]).toBe(401);
      if (count < limits.loginToAccount.hits - 1) await login(undefined, from);
    }
    expect(outcome(await login(code(), from))).toEqual([429, 'rate_limited']);
  });

  it('takes each recovery code once, in small letters too, and writes a letter', async () => {
    const typed = factor.recovery_codes[3]!.toLowerCase().replaceAll('-', ' ');
    expect((await login(typed)).status).toBe(200);
    expect(outcome(await login(typed))).toEqual([401, 'second_factor_refused']);
    expect(await letters()).toContain('A recovery code of your account was used');
    expect((await server.call('getSecondFactor', person)).body.recovery_codes_left).toBe(9);
  });

  it('with Google asks for the code as well, and takes the same token with it, once', async () => {
    const sub = newId();
    const user = server.db.updateTable('users').where('id', '=', person.id);
    await user.set({ google_sub: sub }).execute();
    const id_token = await google.idToken({ sub });
    const signIn = (body: object) => server.call('signInWithGoogle', { body: { id_token, ...body } });
    expect(outcome(await signIn({}))).toEqual([401, 'second_factor_required']);
    expect(outcome(await signIn({ code: '000000' }))).toEqual([401, 'second_factor_refused']);
    expect((await signIn({ code: code() })).status).toBe(200);
    expect(outcome(await signIn({ code: code(1) }))).toEqual([401, 'google_sign_in_failed']);
  });
});

describe('Fresh proof', () => {
  it('is the password and a code; the question for it is no failed attempt', async () => {
    expect(faultsOf(await prove({ password: PASSWORD }))).toEqual([422, ['code_missing']]);
    expect(await server.audit(person.id)).toHaveLength(1);
    expect(faultsOf(await prove({ password: PASSWORD, code: '000000' }))).toEqual([422, ['wrong_code']]);
    expect((await prove({ password: PASSWORD, code: code() })).status).toBe(200);
    expect(await server.audit(person.id)).toMatchObject([
      { action: 'proveIdentity', changes: [{ after: 'confirmed' }] },
      { action: 'proveIdentity', changes: [{ after: 'refused' }] },
      { action: 'confirmSecondFactor' },
    ]);
  });
});

describe('Switching it off', () => {
  it('takes the password and a code or a recovery code, and is told by letter', async () => {
    const remove = (body: object) => server.call('removeSecondFactor', { headers: person.headers, body });
    expect(faultsOf(await remove({ password: PASSWORD }))).toEqual([422, ['code_missing']]);
    const [spare] = factor.recovery_codes;
    expect((await remove({ password: PASSWORD, code: spare })).status).toBe(200);
    expect(await letters()).toContain('Signing in no longer asks for a code');
    expect((await login()).status).toBe(200);
    const codes = server.db.selectFrom('recovery_codes').where('user_id', '=', person.id);
    expect(await codes.selectAll().execute()).toEqual([]);
  });
});

describe('Personal data', () => {
  it('say that it is on, and never its secret; deletion removes it', async () => {
    const { text, body } = await server.call('downloadMyData', person);
    expect(body.second_factor_since).not.toBeNull();
    expect(text).not.toContain('GEZDGNBVGY3TQOJQ');
    const closing = { password: PASSWORD, code: code(), deletes_stories: true };
    expect((await server.call('deleteMyAccount', { ...person, body: closing })).status).toBe(200);
    const rows = server.db.selectFrom('second_factors').where('user_id', '=', person.id);
    expect(await rows.selectAll().execute()).toEqual([]);
  });
});

describe('A new password', () => {
  it('needs a code besides the current one, and changes nothing without it', async () => {
    const change = (body: object) =>
      server.call('changePassword', {
        headers: person.headers,
        body: {
          current_password: PASSWORD,
          password: 'Yamuna 2! bank',
          confirm_password: 'Yamuna 2! bank',
          ...body,
        },
      });
    expect(faultsOf(await change({}))).toEqual([422, ['code_missing']]);
    expect(faultsOf(await change({ code: '000000' }))).toEqual([422, ['wrong_code']]);
    expect((await login(code())).status).toBe(200);
    server.time.pass(STEP_MS);
    expect((await change({ code: code() })).status).toBe(200);
  });
});

describe('Guessing a code', () => {
  it('is slow after a few wrong codes of either kind, of which a letter tells the owner once a day', async () => {
    const wrong = (count: number) => login(count % 2 ? '000000' : 'NONE-OF-MINE');
    for (let count = 0; count < limits.codeGuesses.hits; count++) await wrong(count);
    expect(await letters()).not.toContain('Somebody is guessing your codes');
    const began = performance.now();
    for (const count of [0, 1]) expect(outcome(await wrong(count))).toEqual([401, 'second_factor_refused']);
    expect(performance.now() - began).toBeGreaterThan(1900);
    const told = await letters();
    expect(told.filter((subject) => subject === 'Somebody is guessing your codes')).toHaveLength(1);

    expect((await login(code())).status).toBe(200);
    server.time.pass(2 * STEP_MS);
    for (let count = 0; count < limits.codeGuesses.hits; count++) await wrong(count);
    expect(await letters()).toEqual(told);
  });
});
