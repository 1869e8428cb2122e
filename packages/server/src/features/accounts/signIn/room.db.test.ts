/** How much an account may store before its address is verified. */
import { STORAGE_MAX_MB, UNVERIFIED_STORAGE_MB } from '@kathaloka/contract/limits';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { createBackground } from '../../../platform/background.ts';
import { callApi } from '../../../testing/callApi.ts';
import { createPostbox } from '../../../testing/postbox.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const MB = 1024 * 1024;
const PASSWORD = 'Sarayu 1! river';

const postbox = createPostbox();
const background = createBackground(pino({ level: 'silent' }));
const { db } = await fileDatabase();
const { mail } = readConfig({ SMTP_URL: 'smtp://localhost:1' });
const sending = callApi(await fileApp({ db, mailer: postbox, background, config: { mail } }));
const silent = callApi(await fileApp({ db, mailer: postbox, background }));

async function registered(call: typeof sending, username: string) {
  const email = `${username}@example.org`;
  const passwords = { password: PASSWORD, confirm_password: PASSWORD };
  const { body } = await call('register', { body: { username, email, ...passwords } });
  await background.idle();
  const headers = { authorization: `Bearer ${body.tokens.access_token}` };
  const user_id = body.user.id;
  return {
    email,
    stores: (mb: number) =>
      db
        .insertInto('account_storage')
        .values({ user_id, bytes: mb * MB })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ bytes: mb * MB }))
        .execute(),
    async saves() {
      const draft = { content: { title: 'A tale' }, version: 0 };
      const saved = await call('saveDraft', { headers, params: { place: 'new' }, body: draft });
      if (saved.status === 200) await call('deleteDraft', { headers, params: { place: 'new' } });
      return saved;
    },
  };
}

it('Little room until the address is verified, where letters are sent', async () => {
  const who = await registered(sending, 'meera');
  await who.stores(UNVERIFIED_STORAGE_MB - 1);
  expect((await who.saves()).status).toBe(200);
  await who.stores(UNVERIFIED_STORAGE_MB);
  const full = { status: 409, body: { code: 'limit_reached', max: UNVERIFIED_STORAGE_MB } };
  expect(await who.saves()).toMatchObject(full);
  await sending('verifyEmail', { query: { token: postbox.token(who.email) } });
  expect((await who.saves()).status).toBe(200);
  await who.stores(STORAGE_MAX_MB);
  expect(await who.saves()).toMatchObject({ status: 409, body: { max: STORAGE_MAX_MB } });
});

it('The usual room where no letters are sent: nobody could be verified', async () => {
  const who = await registered(silent, 'asha');
  await who.stores(UNVERIFIED_STORAGE_MB + 1);
  expect((await who.saves()).status).toBe(200);
});
