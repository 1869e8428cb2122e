/** Each write about guardians changes one account, and only in an allowed state. */
import { beforeEach, describe, expect, it } from 'vitest';
import { people, type Person } from '../../testing/people.ts';
import {
  deleteGuardianLinks,
  deleteGuardianship,
  findGuardianLink,
  findGuardianship,
  findWaiting,
  insertGuardianLink,
  startWaiting,
  stopWaiting,
  storeConsent,
  storeGuardian,
  storeWithdrawal,
} from './guardiansRepository.ts';
import { fileDatabase } from '../../testing/testFile.ts';

const database = await fileDatabase();
const makePerson = people(database.db);
let count = 0;
let who: Person;
let other: Person;

beforeEach(async () => {
  await database.db.deleteFrom('guardianships').execute();
  [who, other] = [await makePerson(), await makePerson()];
});

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const known = ({ id }: Person) => findGuardianship(database.db, id);
const linkOf = async ({ id: user_id }: Person) => {
  const hash = Buffer.alloc(32, (count += 1));
  await insertGuardianLink(database.db, { hash, user_id, created_at: at(1), consents_until: at(9) });
  return hash;
};
const consent = ({ id: user_id }: Person) =>
  storeConsent(database.db, { user_id, proof: 'mail', covers: 1, now: at(2) });
const close = ({ id }: Person) =>
  database.db
    .updateTable('users')
    .set({ closed_at: at(3) })
    .where('id', '=', id)
    .execute();

it.each([
  ['begins to wait', (id: string) => startWaiting(database.db, id, at(5)), false],
  ['waits no more', (id: string) => stopWaiting(database.db, id), false],
  ['loses consent', (id: string) => storeWithdrawal(database.db, id, at(5)), true],
  ['has its links taken', (id: string) => deleteGuardianLinks(database.db, id), false],
  ['is forgotten', (id: string) => deleteGuardianship(database.db, id), true],
])('No other account is changed when one %s', async (_, write, hasConsent) => {
  for (const each of [who, other]) {
    const asked = { user_id: each.id, guardian_email: 'g@example.org', asked_at: at(1) };
    await storeGuardian(database.db, asked);
    if (hasConsent) await consent(each);
  }
  const [, beside] = [await linkOf(who), await linkOf(other)];
  const state = async () => [await known(other), await findGuardianLink(database.db, beside)];
  const before = await state();
  await write(who.id);
  expect(await state()).toEqual(before);
});

describe('Waiting', () => {
  it('is counted from its beginning, and begins again after it has ended', async () => {
    await startWaiting(database.db, who.id, at(1));
    await startWaiting(database.db, who.id, at(2));
    expect((await known(who))!.waits_since).toEqual(at(1));
    await stopWaiting(database.db, who.id);
    await startWaiting(database.db, who.id, at(3));
    expect((await known(who))!.waits_since).toEqual(at(3));
  });

  it('has lasted too long for the open accounts that have waited since before that time, the longest first', async () => {
    await startWaiting(database.db, who.id, at(2));
    await startWaiting(database.db, other.id, at(1));
    const waiting = (day: number) => findWaiting(database.db, { before: at(day), limit: 9 });
    expect(await waiting(3)).toEqual([other.id, who.id]);
    expect(await waiting(2)).toEqual([other.id]);
    await close(other);
    expect(await waiting(3)).toEqual([who.id]);
  });
});

describe('Consent', () => {
  it('is withdrawn once', async () => {
    await startWaiting(database.db, who.id, at(1));
    expect(await storeWithdrawal(database.db, who.id, at(3))).toBe(false);
    await consent(who);
    expect(await storeWithdrawal(database.db, who.id, at(3))).toBe(true);
    expect(await storeWithdrawal(database.db, who.id, at(4))).toBe(false);
    expect(await known(who)).toMatchObject({ withdrawn_at: at(3), waits_since: at(3) });
  });

  it('has no link to an account that is closed', async () => {
    await startWaiting(database.db, who.id, at(1));
    const hash = await linkOf(who);
    expect((await findGuardianLink(database.db, hash))?.user_id).toBe(who.id);
    await close(who);
    expect(await findGuardianLink(database.db, hash)).toBeUndefined();
  });
});
