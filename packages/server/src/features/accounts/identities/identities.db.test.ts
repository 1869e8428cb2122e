import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../../../testing/callApi.ts';
import { testDeps } from '../../../testing/buildTestApp.ts';
import { startGoogleIssuer } from '../../../testing/googleIssuer.ts';
import { movableClock } from '../../../testing/movableClock.ts';
import { people } from '../../../testing/people.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { sweepAccounts } from '../sweep.ts';
import { GOOGLE } from './identitiesRepository.ts';

const time = movableClock();
const google = await startGoogleIssuer(time.clock);
const database = await fileDatabase();
const { db } = database;
const app = await fileApp({ db, clock: time.clock, config: { google: google.settings } });
const makePerson = people(db, time.clock);
beforeEach(async () => {
  await db.deleteFrom('users').execute();
});

const signIn = async (sub: string, email = `${sub}@gmail.com`) => {
  const id_token = await google.idToken({ sub, email, hd: undefined });
  return callApi(app)('signInWithGoogle', { body: { id_token } });
};
/** As the release before reads it. */
const subOf = async (id: string) =>
  (await db.selectFrom('users').select('google_sub').where('id', '=', id).executeTakeFirstOrThrow())
    .google_sub;
const identities = () => db.selectFrom('identities').select(['issuer', 'subject', 'user_id']).execute();

describe('An account of Google, while a process of the release before runs', () => {
  it('that this release has created is found by that one', async () => {
    const { body } = await signIn('one');
    expect(await subOf(body.user.id)).toBe('one');
    expect(await identities()).toEqual([{ issuer: GOOGLE, subject: 'one', user_id: body.user.id }]);
  });

  it('that this release has linked is found by that one', async () => {
    const { id } = await makePerson({ email: 'one@gmail.com', is_verified: true });
    expect((await signIn('one')).body.user.id).toBe(id);
    expect(await subOf(id)).toBe('one');
  });

  it('that that release has created, linked or closed is the same here', async () => {
    const created = await makePerson({ google_sub: 'one' });
    expect((await signIn('one')).body.user.id).toBe(created.id);
    const linked = await makePerson();
    await db.updateTable('users').set({ google_sub: 'two' }).where('id', '=', linked.id).execute();
    expect((await signIn('two')).body.user.id).toBe(linked.id);
    await db.updateTable('users').set({ google_sub: null }).where('id', '=', linked.id).execute();
    expect(await identities()).toMatchObject([{ user_id: created.id }]);
  });

  describe('from before there was a table', () => {
    /** Without the triggers, as before the migration. */
    async function unfilled() {
      const person = await makePerson({ email: 'one@gmail.com', is_verified: true, google_sub: 'one' });
      await sql`alter table identities disable trigger user`.execute(db);
      await db.deleteFrom('identities').execute();
      await sql`alter table identities enable trigger user`.execute(db);
      return person;
    }

    it('opens, and is exported', async () => {
      const { id, headers } = await unfilled();
      expect((await signIn('one')).body.user.id).toBe(id);
      const { body } = await callApi(app)('downloadMyData', { headers });
      expect(body.identities).toEqual([{ issuer: GOOGLE, subject: 'one', linked_at: null }]);
    });

    it('is not linked to a second account of Google', async () => {
      const { id } = await unfilled();
      const { status, body } = await signIn('two', 'one@gmail.com');
      expect([status, body]).toMatchObject([401, { reason: 'other_google_account' }]);
      expect(await subOf(id)).toBe('one');
    });

    it('gets its row by the sweep', async () => {
      const { id } = await unfilled();
      await sweepAccounts(testDeps({ db, clock: time.clock }));
      expect(await identities()).toEqual([{ issuer: GOOGLE, subject: 'one', user_id: id }]);
    });
  });
});
