/** Races between decisions about accounts that have waited too long and the sweep that deletes them. */
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { testDeps } from '../../../testing/buildTestApp.ts';
import { createBackground } from '../../../platform/background.ts';
import { connect } from '../../../platform/db/connect.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { callApi } from '../../../testing/callApi.ts';
import { people } from '../../../testing/people.ts';
import { createPostbox } from '../../../testing/postbox.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { sweepWaiting } from './sweepWaiting.ts';
import { waitingForLocks } from '../../../testing/waitingForLocks.ts';

const YEAR = new Date().getUTCFullYear();
const NOTHING = { isOpen: false, guardianships: 0, links: 0 };

const postbox = createPostbox();
const log = pino({ level: 'silent' });
const background = createBackground(log);
const config = { young: { accounts: 'by-year', rating: 'teen', proof: 'mail' } } as const;

const database = await fileDatabase();
/** A separate pool, which can be closed to flush the statistics of its connections. */
const working = connect(database.connection, log);
const shared = () => ({ db: working, mailer: postbox, background });
const app = await fileApp({ ...shared(), config });
const call = callApi(app);
const makePerson = people(database.db);
const admin = await makePerson({ role: 'admin' });

/** A person who has waited for 15 days, and whose guardian was asked again a moment ago. */
async function overdue(number: number) {
  const who = await makePerson({ birth_year: YEAR - 14 });
  const guardian = `mother_${number}@example.org`;
  await call('nameGuardian', { ...who, body: { email: guardian } });
  await background.idle();
  await database.db
    .updateTable('guardianships')
    .set({ waits_since: new Date(Date.now() - 15 * DAY_MS) })
    .where('user_id', '=', who.id)
    .execute();
  return { who, guardian, token: postbox.token(guardian) };
}

type Overdue = Awaited<ReturnType<typeof overdue>>;

/** Waits until this many statements wait for a lock. */
const waiting = (count: number) => expect.poll(() => waitingForLocks(database.db)).toBe(count);

/** Starts calls that all wait for the lock of the account, in this order, and returns their results. */
async function race(
  { who }: Overdue,
  steps: readonly (() => PromiseLike<{ status: number } | void>)[],
): Promise<(number | undefined)[]> {
  const holder = new pg.Client(database.connection);
  await holder.connect();
  const begun: PromiseLike<{ status: number } | void>[] = [];
  try {
    await holder.query('begin');
    await holder.query('select from users where id = $1 for update', [who.id]);
    for (const step of steps) {
      begun.push(step());
      await waiting(begun.length);
    }
  } finally {
    await holder.query('commit');
    await holder.end();
  }
  const answers = await Promise.all(begun);
  await background.idle();
  return answers.map((answer) => answer?.status);
}

const sweep = () =>
  sweepWaiting({ ...testDeps({ ...shared(), config }), signal: new AbortController().signal });
const agree = ({ token }: Overdue) => call('giveConsent', { body: { token, is_adult_guardian: true } });
const withdraw = ({ token }: Overdue, deletes_account = false) =>
  call('withdrawConsent', { body: { token, deletes_account } });
const nameAnother = ({ who }: Overdue, email: string) => call('nameGuardian', { ...who, body: { email } });
const record = ({ who }: Overdue) =>
  call('recordConsent', { ...admin, params: { id: who.id }, body: { is_granted: true, reason: 'A letter' } });

/** The rows that are left of an account. */
async function left({ who }: Overdue) {
  const { rows } = await sql<typeof NOTHING>`
    select exists (select from users where id = ${who.id} and closed_at is null) as "isOpen",
      (select count(*)::integer from guardianships where user_id = ${who.id}) as guardianships,
      (select count(*)::integer from guardian_links where user_id = ${who.id}) as links
  `.execute(database.db);
  return rows[0]!;
}
const consentOf = ({ who }: Overdue) =>
  database.db
    .selectFrom('guardianships')
    .where('user_id', '=', who.id)
    .select(['granted_at', 'withdrawn_at', 'waits_since'])
    .executeTakeFirst();

describe('Consent', () => {
  it('that is given before the sweep is valid, and nothing is deleted', async () => {
    const one = await overdue(1);
    expect(await race(one, [() => agree(one), sweep])).toEqual([200, undefined]);
    expect(await left(one)).toMatchObject({ isOpen: true, guardianships: 1 });
    expect(await consentOf(one)).toMatchObject({ withdrawn_at: null, waits_since: null });
  });

  it('that is given a moment too late is refused, is not stored, and is not confirmed by a mail', async () => {
    const one = await overdue(2);
    const mails = postbox.mails.length;
    expect(await race(one, [sweep, () => agree(one)])).toEqual([undefined, 400]);
    expect(await left(one)).toEqual(NOTHING);
    expect(postbox.mails.slice(mails).filter(({ to }) => to === one.guardian)).toEqual([]);
  });

  it('that is withdrawn immediately makes the account wait again, for the whole time', async () => {
    const one = await overdue(3);
    // giving consent may fail, if withdrawing it came first
    const [, withdrawal] = await race(one, [() => agree(one), () => withdraw(one), sweep]);
    expect(withdrawal).toBe(200);
    expect(await left(one)).toMatchObject({ isOpen: true, guardianships: 1 });
    const { withdrawn_at, waits_since } = (await consentOf(one))!;
    expect(withdrawn_at).not.toBeNull();
    expect(waits_since).toEqual(withdrawn_at);
  });

  it('that was never given does not save an account when it is withdrawn during the sweep', async () => {
    const one = await overdue(4);
    expect(await race(one, [() => withdraw(one), sweep])).toEqual([200, undefined]);
    expect(await left(one)).toEqual(NOTHING);
    const other = await overdue(5);
    expect(await race(other, [sweep, () => withdraw(other)])).toEqual([undefined, 400]);
    expect(await left(other)).toEqual(NOTHING);
  });

  it('that an administrator records is valid before the sweep, and finds no account after it', async () => {
    const one = await overdue(6);
    expect(await race(one, [() => record(one), sweep])).toEqual([200, undefined]);
    expect(await left(one)).toMatchObject({ isOpen: true });
    const late = await overdue(7);
    expect(await race(late, [sweep, () => record(late)])).toEqual([undefined, 404]);
    expect(await left(late)).toEqual(NOTHING);
    const { entries } = (await call('listAudit', admin)).body;
    expect(entries.filter(({ action }) => action === 'recordConsent')).toHaveLength(1);
  });
});

describe('An account that is swept away', () => {
  it.each(['before', 'after'])('is deleted once, even if a guardian deletes it %s', async (when) => {
    const one = await overdue(when === 'before' ? 8 : 9);
    const steps = [sweep, () => withdraw(one, true)];
    await race(one, when === 'before' ? steps.toReversed() : steps);
    expect(await left(one)).toEqual(NOTHING);
  });

  it('is deleted once by two processes', async () => {
    const one = await overdue(10);
    await race(one, [sweep, sweep]);
    expect(await left(one)).toEqual(NOTHING);
  });

  it.each([
    // the mail may be sent before the account is deleted
    ['before', 1],
    ['after', 0],
  ] as const)(
    'does not name another guardian who is asked %s and gets at most %i mails',
    async (when, most) => {
      const one = await overdue(when === 'before' ? 11 : 12);
      const father = `father_${when}@example.org`;
      const steps = [sweep, () => nameAnother(one, father)];
      await race(one, when === 'before' ? steps.toReversed() : steps);
      expect(await left(one)).toEqual(NOTHING);
      expect(postbox.mails.filter(({ to }) => to === father).length).toBeLessThanOrEqual(most);
    },
  );
});
