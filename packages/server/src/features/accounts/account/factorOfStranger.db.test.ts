/** A stranger registers with somebody's address before its owner does. */
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { createBackground } from '../../../platform/background.ts';
import { callApi } from '../../../testing/callApi.ts';
import { createPostbox } from '../../../testing/postbox.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const STRANGERS = 'Sarayu 1! river';
const OWNERS = 'Godavari 2! river';

const postbox = createPostbox();
const background = createBackground(pino({ level: 'silent' }));
const { db } = await fileDatabase();
const { mail } = readConfig({ SMTP_URL: 'smtp://localhost:1' });
const sending = callApi(await fileApp({ db, mailer: postbox, background, config: { mail } }));
const silent = callApi(await fileApp({ db, mailer: postbox, background }));

async function registered(call: typeof sending, username: string) {
  const email = `${username}@example.org`;
  const passwords = { password: STRANGERS, confirm_password: STRANGERS };
  const { body } = await call('register', { body: { username, email, ...passwords } });
  await background.idle();
  const headers = { authorization: `Bearer ${body.tokens.access_token}` };
  return {
    email,
    begins: (password: string, signedIn: Record<string, string> = headers) =>
      call('beginSecondFactor', { headers: signedIn, body: { password } }),
  };
}

it('A second factor waits for the verified address, so that its owner is never asked for a code of the stranger', async () => {
  const { email, begins } = await registered(sending, 'meera');
  expect(await begins(STRANGERS)).toMatchObject({ status: 409, body: { code: 'email_not_verified' } });
  expect((await sending('verifyEmail', { query: { token: postbox.token(email) } })).status).toBe(200);

  await sending('forgotPassword', { body: { email } });
  await background.idle();
  const token = postbox.token(email);
  await sending('resetPassword', { body: { token, password: OWNERS, confirm_password: OWNERS } });
  const owner = await sending('login', { body: { email_or_username: email, password: OWNERS } });
  expect(owner.status).toBe(200);
  expect((await begins(STRANGERS)).status).toBe(401);
  const headers = { authorization: `Bearer ${owner.body.tokens.access_token}` };
  expect((await begins(OWNERS, headers)).status).toBe(200);
});

it('A second factor waits for nothing where no letters are sent', async () => {
  const { begins } = await registered(silent, 'asha');
  expect((await begins(STRANGERS)).status).toBe(200);
});
