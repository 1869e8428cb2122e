/** Who counts as young, what such accounts wait for, and what a guardian decides. */
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBackground } from '../../../platform/background.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { sweepOnce } from '../../../sweep.ts';
import { buildTestApp, testDeps } from '../../../testing/buildTestApp.ts';
import { callApi } from '../../../testing/callApi.ts';
import { movableClock } from '../../../testing/movableClock.ts';
import { people } from '../../../testing/people.ts';
import { createPostbox } from '../../../testing/postbox.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const PASSWORD = 'Sarayu 1! river';
const YEAR = new Date().getUTCFullYear();
const YOUNG = YEAR - 14;
const GROWN = YEAR - 40;

const time = movableClock(new Date().toISOString());
const postbox = createPostbox();
const background = createBackground(pino({ level: 'silent' }));
const young = { accounts: 'by-year', rating: 'teen', proof: 'mail' } as const;
let counter = 0;

const database = await fileDatabase();
const shared = () => ({ db: database.db, clock: time.clock, mailer: postbox, background });
const app = await fileApp({ ...shared(), config: { young } });
const call = callApi(app);
const makePerson = people(database.db, time.clock);
beforeEach(() => void (postbox.mails.length = 0));

function form(fields: object = {}) {
  counter += 1;
  const username = `reader_${counter}`;
  const passwords = { password: PASSWORD, confirm_password: PASSWORD };
  return { username, email: `${username}@example.org`, ...passwords, ...fields };
}

/** Registers, and sends the mails. */
async function registered(fields: object = {}) {
  const body = form(fields);
  const answer = await call('register', { body });
  await background.idle();
  const headers = { authorization: `Bearer ${answer.body.tokens?.access_token}` };
  const me = async () => (await call('getMe', { headers })).body;
  const plays = async () => (await call('listSessions', { headers })).status;
  return { ...answer, id: answer.body.user?.id, email: body.email, headers, me, plays };
}

const GUARDIAN = 'mother@example.org';
/** A young person whose guardian was asked, and the token of that mail. */
async function asked() {
  const guardian = `mother_${counter}@example.org`;
  const who = await registered({ birth_year: YOUNG, guardian_email: guardian });
  return { ...who, guardian, token: postbox.token(guardian) };
}
const consent = (token: string) => call('giveConsent', { body: { token, is_adult_guardian: true } });

describe('Registration by the year of birth', () => {
  it('asks for the year, and stores nothing but the year', async () => {
    expect((await registered()).text).toContain('birth_year');
    const { body, plays } = await registered({ birth_year: GROWN, display_name: 'Meera' });
    expect([body.user.youth, body.user.display_name, await plays()]).toEqual([undefined, 'Meera', 200]);
  });

  it('refuses somebody who is too young for the terms', async () => {
    expect((await registered({ birth_year: YEAR - 12 })).status).toBe(422);
  });

  it('holds a youth account until a guardian has consented', async () => {
    const who = await registered({ birth_year: YOUNG, guardian_email: GUARDIAN, display_name: 'Meera' });
    const { user } = who.body;
    expect(user).toMatchObject({ display_name: null, youth: { needs: 'consent', adult_in: YOUNG + 19 } });
    expect(await who.plays()).toBe(403);
    expect(postbox.last(GUARDIAN).text).toContain(user.username);
    await consent(postbox.token(GUARDIAN));
    expect((await who.me()).youth).toMatchObject({ needs: null, deletes_at: null });
    expect(await who.plays()).toBe(200);
  });

  it('refuses the person’s own address as that of the guardian', async () => {
    const body = form({ birth_year: YOUNG });
    const { status } = await call('register', {
      body: { ...body, guardian_email: body.email.toUpperCase() },
    });
    expect(status).toBe(422);
  });

  it('shows stories for teens to those who are 13 for sure', async () => {
    const ratings = async (birth_year: number) => (await registered({ birth_year })).body.user.youth?.ratings;
    expect(await ratings(YEAR - 14)).toContain('teen');
    expect(await ratings(YEAR - 13)).not.toContain('teen');
  });
});

describe('The year of an account that was not asked', () => {
  it('is given once, and corrected by administrators alone, with a reason that is recorded', async () => {
    const person = await makePerson();
    const admin = await makePerson({ role: 'admin' });
    const me = async () => (await call('getMe', person)).body.youth;
    expect((await me())?.needs).toBe('birth_year');
    expect((await call('giveBirthYear', { ...person, body: { birth_year: YOUNG } })).status).toBe(200);
    expect((await call('giveBirthYear', { ...person, body: { birth_year: GROWN } })).status).toBe(409);
    expect((await me())?.needs).toBe('guardian');
    const body = { birth_year: GROWN, reason: 'A school certificate' };
    await call('changeBirthYear', { ...admin, params: { id: person.id }, body });
    expect(await me()).toBeUndefined();
    const { entries } = (await call('listAudit', admin)).body;
    expect(entries[0]).toMatchObject({ action: 'changeBirthYear', reason: 'A school certificate' });
  });

  it.each(['giveBirthYear', 'changeBirthYear'] as const)(
    'removes what others see of the young, but not of others: %s',
    async (by) => {
      const admin = await makePerson({ role: 'admin' });
      for (const birth_year of [YOUNG, GROWN]) {
        const chosen = { display_name: 'Meera', avatar_url: '/meera.png', about: 'A reader' };
        const person = await makePerson(chosen);
        const answer =
          by === 'giveBirthYear'
            ? await call(by, { ...person, body: { birth_year } })
            : await call(by, {
                ...admin,
                params: { id: person.id },
                body: { birth_year, reason: 'A school certificate' },
              });
        expect(answer.status).toBe(200);
        const nothing = { display_name: null, avatar_url: null, about: null };
        expect((await call('getMe', person)).body).toMatchObject(birth_year === YOUNG ? nothing : chosen);
      }
    },
  );

  it('ends the mode at the beginning of the year in which they are of age for sure', async () => {
    const person = await makePerson({ birth_year: YEAR - 18 });
    const status = async () => (await call('listSessions', person)).status;
    expect(await status()).toBe(403);
    const now = time.now();
    time.set(new Date(Date.UTC(YEAR + 1, 0, 1)));
    const { headers } = await makePerson({ birth_year: YEAR - 18 });
    expect((await call('listSessions', { headers })).status).toBe(200);
    time.set(now);
  });
});

describe('The link of a guardian', () => {
  it('gives consent once, and withdraws it at any time', async () => {
    const { guardian, token, ...who } = await asked();
    const read = async (link = token) => (await call('getGuardianship', { query: { token: link } })).body;
    expect(await read()).toMatchObject({ state: 'asked', can_consent: true });
    const [one, other] = await Promise.all([consent(token), consent(token)]);
    expect([one.body.state, other.body.state]).toEqual(['granted', 'granted']);
    await background.idle();
    expect(postbox.mails.filter(({ to }) => to === guardian)).toHaveLength(2);
    time.pass(400 * DAY_MS);
    const later = postbox.token(guardian);
    expect(await read(later)).toMatchObject({ state: 'granted', can_consent: false });
    expect((await call('withdrawConsent', { body: { token: later } })).body.state).toBe('withdrawn');
    const row = await database.db
      .selectFrom('guardianships')
      .where('user_id', '=', who.id)
      .select(['withdrawn_at', 'waits_since'])
      .executeTakeFirstOrThrow();
    expect([row.withdrawn_at, row.waits_since]).toEqual([time.now(), time.now()]);
    expect((await consent(later)).status).toBe(400);
    expect((await consent(token)).status).toBe(400);
    time.pass(-400 * DAY_MS);
    expect([await who.plays(), (await who.me()).youth?.needs]).toEqual([403, 'consent']);
  });

  it('opens nothing once it has expired unused, or another guardian was named', async () => {
    const first = await asked();
    const second = await asked();
    time.pass(7 * DAY_MS);
    expect((await consent(first.token)).status).toBe(400);
    time.pass(-7 * DAY_MS);
    await call('nameGuardian', { ...second, body: { email: 'father@example.org' } });
    await background.idle();
    expect((await consent(second.token)).status).toBe(400);
    expect((await consent(postbox.token('father@example.org'))).status).toBe(200);
    expect((await call('nameGuardian', { ...second, body: { email: GUARDIAN } })).status).toBe(409);
  });

  it('deletes the account with all that it has, if the guardian wants that', async () => {
    const { token, id, me } = await asked();
    await consent(token);
    await call('withdrawConsent', { body: { token, deletes_account: true } });
    await background.idle();
    expect((await me()).id).toBeUndefined();
    const left = await database.db.selectFrom('users').where('id', '=', id).select('id').execute();
    expect(left).toEqual([]);
    expect((await call('getGuardianship', { query: { token } })).status).toBe(400);
  });

  it('requires the guardian to confirm being an adult, and refuses other tokens', async () => {
    const { token } = await asked();
    expect((await call('giveConsent', { body: { token } })).status).toBe(422);
    expect((await consent('0'.repeat(43))).status).toBe(400);
  });
});

describe('Waiting', () => {
  it('ends with the deletion of the account after 14 days, but not once a guardian has consented', async () => {
    const deps = testDeps({ ...shared(), config: { young } });
    const [waiting, late, unasked] = [await asked(), await asked(), await makePerson()];
    const isThere = async (id: string) =>
      (
        await database.db
          .selectFrom('users')
          .where('id', '=', id)
          .where('closed_at', 'is', null)
          .select('id')
          .execute()
      ).length === 1;
    time.pass(7 * DAY_MS - 1);
    await consent(late.token);
    time.pass(7 * DAY_MS + 2);
    await sweepOnce(deps);
    await background.idle();
    expect([await isThere(waiting.id), await isThere(late.id), await isThere(unasked.id)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('ends by another proof where an administrator records one', async () => {
    const person = await makePerson({ birth_year: YOUNG });
    const admin = await makePerson({ role: 'admin' });
    const record = (is_granted: boolean) =>
      call('recordConsent', {
        ...admin,
        params: { id: person.id },
        body: { is_granted, reason: 'A letter' },
      });
    expect((await record(true)).body.youth).toMatchObject({ needs: null });
    expect((await call('listSessions', person)).status).toBe(200);
    await record(false);
    expect((await call('listSessions', person)).status).toBe(403);
  });
});

it('All accounts of an installation are youth accounts, except those of its administrators', async () => {
  const all = await buildTestApp({
    ...shared(),
    config: { young: { ...young, accounts: 'all', rating: 'family' } },
  });
  const at = callApi(all);
  const [person, admin] = [await makePerson(), await makePerson({ role: 'admin' })];
  expect((await at('getMe', person)).body.youth).toMatchObject({ needs: 'guardian', adult_in: null });
  expect((await at('getMe', admin)).body.youth).toBeUndefined();
  await all.close();
});
