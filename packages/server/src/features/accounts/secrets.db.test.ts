import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '../../platform/auth/passwords.ts';
import { createBackground } from '../../platform/background.ts';
import { createLogger } from '../../platform/log.ts';
import { callApi } from '../../testing/callApi.ts';
import { startGoogleIssuer } from '../../testing/googleIssuer.ts';
import { createPostbox } from '../../testing/postbox.ts';
import { systemClock } from '../../platform/clock.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';

const PASSWORD = 'Canary 1! river';
const NEW = 'Canary 2! river';
const WRONG = 'Canary 3! river';
const HOSTILE = 'Mozilla/5.0 \u001b[31m"}\u2028{"level":"fatal"';

const lines: string[] = [];
const log = createLogger('trace', { write: (line: string) => void lines.push(line) });
const background = createBackground(log);
const postbox = createPostbox();
const answers: { readonly name: string; readonly text: string }[] = [];
const google = await startGoogleIssuer(systemClock);
const database = await fileDatabase();
const config = { google: google.settings };
const passwords = createPasswords();
const app = await fileApp({ db: database.db, log, background, mailer: postbox, passwords, config });
/** Values that may never be readable to anyone but their owner. */
const secrets: Record<string, string> = { PASSWORD, NEW, WRONG };

beforeAll(liveThroughEverything);

const call: ReturnType<typeof callApi> = async (name, options) => {
  const answer = await callApi(app)(name, {
    ...options,
    headers: { 'user-agent': HOSTILE },
  });
  await background.idle();
  answers.push({ name, text: answer.text });
  return answer;
};

/** Uses every call about an account, correctly and incorrectly. */
async function liveThroughEverything(): Promise<void> {
  const email = 'meera@example.org';
  const form = { username: 'meera', email, password: PASSWORD, confirm_password: PASSWORD };
  const { body } = await call('register', { body: form });
  secrets['registered'] = body.tokens.access_token;
  secrets['first refresh'] = body.tokens.refresh_token;
  await call('register', { body: form });
  await call('register', { body: { ...form, confirm_password: WRONG, email: WRONG } });
  secrets['verify'] = postbox.token(email);
  await call('verifyEmail', { query: { token: secrets['verify'] } });
  await call('verifyEmail', { query: { token: `${secrets['verify']}x` } });

  const refreshed = await call('refreshTokens', { body: { refresh_token: body.tokens.refresh_token } });
  secrets['refreshed'] = refreshed.body.access_token;
  secrets['second refresh'] = refreshed.body.tokens.refresh_token;
  const third = await call('refreshTokens', { body: { refresh_token: secrets['second refresh'] } });
  secrets['third refresh'] = third.body.tokens.refresh_token;
  // a reused token ends the session
  await call('refreshTokens', { body: { refresh_token: body.tokens.refresh_token } });

  await call('login', { body: { email_or_username: 'meera', password: WRONG } });
  await call('login', { body: { email_or_username: 'meera', password: WRONG, remember_me: WRONG } });
  const login = await call('login', { body: { email_or_username: 'meera', password: PASSWORD } });
  const token = (secrets['login'] = login.body.tokens.access_token);
  for (const name of ['getMe', 'listAccountSessions', 'downloadMyData'] as const) {
    await call(name, { token });
  }
  await call('endOtherSessions', { token, body: { password: WRONG } });
  await call('endOtherSessions', { token, body: { id_token: WRONG, nonce: WRONG } });
  await call('endOtherSessions', { token, body: { password: PASSWORD } });
  const change = { password: NEW, confirm_password: NEW };
  await call('changePassword', { token, body: { current_password: WRONG, ...change } });
  await call('changePassword', { token, body: { current_password: PASSWORD, ...change } });
  await call('changePassword', {
    token,
    body: { current_password: NEW, password: WRONG, confirm_password: NEW },
  });

  await call('forgotPassword', { body: { email } });
  secrets['reset'] = postbox.token(email);
  await call('resetPassword', { body: { token: secrets['reset'], password: NEW, confirm_password: NEW } });
  await call('resetPassword', { body: { token: secrets['reset'], password: NEW, confirm_password: NEW } });

  secrets['google'] = await google.idToken();
  const signedIn = await call('signInWithGoogle', { body: { id_token: secrets['google'] } });
  secrets['by google'] = signedIn.body.tokens.access_token;
  await call('signInWithGoogle', { body: { id_token: `${secrets['google']}x` } });
  await failInside(email);
  const again = await call('login', { body: { email_or_username: 'meera', password: NEW } });
  await call('deleteMyAccount', { token: again.body.tokens.access_token, body: { password: WRONG } });
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(users) as row from users union all select to_jsonb(mail_links) from mail_links
    union all select to_jsonb(refresh_tokens) from refresh_tokens union all select to_jsonb(account_sessions) from account_sessions
  `.execute(database.db);
  stored = JSON.stringify(rows);
  await call('deleteMyAccount', { token: again.body.tokens.access_token, body: { password: NEW } });
}

let stored = '';

/** The signature of a token that says what it names, and the whole of any other secret. */
const secretPartOf = (secret: string): string => secret.split('.').at(-1)!;

/** Makes the database reject a row, with an error that quotes the whole row. */
async function failInside(email: string): Promise<void> {
  await sql`alter table users add constraint broken check (username <> 'ravi') not valid`.execute(
    database.db,
  );
  const form = { username: 'ravi', email: `x${email}`, password: PASSWORD, confirm_password: PASSWORD };
  const { status } = await call('register', { body: form });
  expect(status).toBe(500);
}

describe('secrets', () => {
  it('are in no line of the log, even at the lowest level', () => {
    expect(lines.length).toBeGreaterThan(answers.length);
    const written = lines.join('');
    for (const [name, secret] of Object.entries(secrets)) {
      expect(written.includes(secretPartOf(secret)), `${name} in the log`).toBe(false);
    }
    expect(written).not.toMatch(/argon2|[?&]token=|Bearer /);
  });

  it('cannot inject a line into the log', () => {
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
    for (const line of lines) {
      expect(line.trimEnd()).not.toContain('\n');
      expect(line).not.toContain('\u001b');
    }
  });

  it('are in no response but the one that issues them', () => {
    const handsOver: Record<string, string> = {
      registered: 'register',
      'first refresh': 'register',
      refreshed: 'refreshTokens',
      'second refresh': 'refreshTokens',
      'third refresh': 'refreshTokens',
      login: 'login',
      'by google': 'signInWithGoogle',
    };
    for (const [name, secret] of Object.entries(secrets)) {
      const holders = new Set(
        answers.filter(({ text }) => text.includes(secret)).map((answer) => answer.name),
      );
      expect([name, [...holders]]).toEqual([name, handsOver[name] ? [handsOver[name]] : []]);
    }
    for (const { name, text } of answers) expect(text, name).not.toMatch(/argon2|password_hash|google_sub/);
  });

  it('are stored as hashes, if at all', () => {
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    for (const [name, secret] of Object.entries(secrets)) {
      const part = secretPartOf(secret);
      expect(stored.includes(part), `${name} in the database`).toBe(false);
      const hex = Buffer.from(part).toString('hex');
      const raw = Buffer.from(part, 'base64url').toString('hex');
      expect(stored.includes(hex) || stored.includes(raw), `${name} in the database`).toBe(false);
    }
  });
});
