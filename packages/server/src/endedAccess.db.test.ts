import type { CallName } from '@kathaloka/contract/calls';
import { type Endpoint, endpoints } from '@kathaloka/contract/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './platform/db/schema.ts';
import { newId } from './platform/ids.ts';
import { movableClock } from './testing/movableClock.ts';
import { people, type Person } from './testing/people.ts';
import { fileApp, fileDatabase } from './testing/testFile.ts';

const clock = movableClock();

const database = await fileDatabase();
const app = await fileApp({ db: database.db, clock: clock.clock });
const makePerson = people(database.db, clock.clock);

beforeAll(async () => {
  // a second administrator, because the last one cannot be demoted
  await makePerson({ role: 'admin' });
});

const rows = Object.entries(endpoints) as [CallName, Endpoint][];
/** Every call that identifies its caller. Where a token is optional, a token that is sent is checked. */
const personal = rows.filter(([, { access }]) => access !== 'public');
const administrative = rows.filter(([, { access }]) => access === 'admin');

async function statusOf([, { method, path }]: [CallName, Endpoint], { headers }: Person): Promise<number> {
  const url = `/api/v1${path.replaceAll(/\{\w+\}/g, newId())}`;
  return (await app.inject({ method, url, headers })).statusCode;
}

/** Events that end a person's access although their access token is valid for some more minutes. */
const ENDS: Readonly<Record<string, (db: Database, who: Person) => Promise<unknown>>> = {
  'who is blocked': (db, { id }) =>
    db
      .updateTable('users')
      .set({ blocked_at: clock.now(), blocked_reason: 'Spam' })
      .where('id', '=', id)
      .execute(),
  'who has signed out': (_db, { headers }) =>
    app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers }),
  'whose session has ended elsewhere': (db, { session_id }) =>
    db.deleteFrom('account_sessions').where('id', '=', session_id).execute(),
  'whose session has run out': (db, { session_id }) =>
    db
      .updateTable('account_sessions')
      .set({ expires_at: clock.now() })
      .where('id', '=', session_id)
      .execute(),
  'whose account is gone': (db, { id }) => db.deleteFrom('users').where('id', '=', id).execute(),
};

describe.each(Object.entries(ENDS))('Somebody %s', (_who, end) => {
  it('is refused by every call immediately, as player and as administrator', async () => {
    for (const role of ['player', 'admin'] as const) {
      const person = await makePerson({ role });
      expect(await statusOf(['getMe', endpoints.getMe], person)).toBe(200);
      await end(database.db, person);
      for (const row of personal) expect([row[0], await statusOf(row, person)]).toEqual([row[0], 401]);
    }
  });
});

it('A demoted administrator loses every administrative call immediately', async () => {
  const person = await makePerson({ role: 'admin' });
  expect(await statusOf(['listAudit', endpoints.listAudit], person)).toBe(200);
  await database.db.updateTable('users').set({ role: 'player' }).where('id', '=', person.id).execute();
  for (const row of administrative) expect([row[0], await statusOf(row, person)]).toEqual([row[0], 403]);
});

it('An access token runs out by itself', async () => {
  const person = await makePerson();
  clock.pass(15 * 60_000 + 6000);
  for (const row of personal) expect([row[0], await statusOf(row, person)]).toEqual([row[0], 401]);
});
