import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { callApi } from '../../testing/callApi.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { people, type Person } from '../../testing/people.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';

const GRACE_MS = 10_000;
const MINUTE_MS = 60_000;
const RACES = 100;
const TABS = 20;
const THEFTS = 100;

const time = movableClock();
let database: TestDatabase;
/** Two servers on one database. */
let apps: [FastifyInstance, FastifyInstance];
let makePerson: ReturnType<typeof people>;
let person: Person;
let logLines: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  const log = pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) });
  const build = () => buildTestApp({ db: database.db, clock: time.clock, log });
  apps = [await build(), await build()];
  makePerson = people(database.db, time.clock);
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await database.drop();
});
beforeEach(async () => {
  logLines = [];
  person = await makePerson();
});

async function refresh(refresh_token: string, server: 0 | 1 = 0) {
  const { status, body } = await callApi(apps[server])('refreshTokens', { body: { refresh_token } });
  return { status, access: body.access_token, token: body.tokens?.refresh_token ?? '' };
}

const me = async (token: string): Promise<number> => (await callApi(apps[0])('getMe', { token })).status;

/** So many generations, a quarter of an hour apart; the first is the person's own. */
async function generations(count: number): Promise<{ tokens: string[]; access: string }> {
  const tokens = [person.refresh_token];
  let access = '';
  for (let number = 1; number < count; number++) {
    time.pass(15 * MINUTE_MS);
    const next = await refresh(tokens.at(-1)!);
    tokens.push(next.token);
    access = next.access;
  }
  return { tokens, access };
}

const storedHashes = () =>
  database.db
    .selectFrom('refresh_tokens')
    .select(['hash'])
    .where('session_id', '=', person.session_id)
    .execute();

describe('a refresh token', () => {
  it('is 256 random bits, and what is stored of it is a hash', async () => {
    const { token } = await refresh(person.refresh_token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    for (const { hash } of await storedHashes()) {
      expect(hash).toHaveLength(32);
      for (const secret of [token, person.refresh_token]) {
        expect(hash.equals(Buffer.from(secret, 'base64url'))).toBe(false);
      }
    }
  });

  it('is replaced at each use', async () => {
    const { tokens } = await generations(5);
    expect(new Set(tokens).size).toBe(5);
  });

  it('gives the same successor again for ten seconds, because an answer may be lost', async () => {
    const first = await refresh(person.refresh_token);
    time.pass(GRACE_MS);
    const again = await refresh(person.refresh_token, 1);
    expect(again).toMatchObject({ status: 200, token: first.token });
    expect(await me(first.access)).toBe(200);
    expect((await refresh(first.token)).status).toBe(200);
  });

  it('ends the whole session when it comes back later than that', async () => {
    const first = await refresh(person.refresh_token);
    time.pass(GRACE_MS + 1);
    expect((await refresh(person.refresh_token)).status).toBe(401);
    expect((await refresh(first.token)).status).toBe(401);
    expect(await me(first.access)).toBe(401);
  });

  it('is not given longer because the clock was set back', async () => {
    const { token } = await refresh(person.refresh_token);
    time.pass(-60 * MINUTE_MS);
    expect((await refresh(person.refresh_token)).status).toBe(401);
    expect((await refresh(token)).status).toBe(401);
    time.pass(60 * MINUTE_MS);
  });

  it('is given a grace of one generation, never of two', async () => {
    const first = await refresh(person.refresh_token);
    const second = await refresh(first.token);
    expect((await refresh(person.refresh_token)).status).toBe(401);
    expect((await refresh(second.token)).status).toBe(401);
    expect(await me(second.access)).toBe(401);
  });

  it('leaves other sessions of the same person alone when its own is ended', async () => {
    const elsewhere = await makePerson();
    await database.db
      .updateTable('account_sessions')
      .set({ user_id: person.id })
      .where('id', '=', elsewhere.session_id)
      .execute();
    await generations(3);
    await refresh(person.refresh_token);
    expect((await refresh(elsewhere.refresh_token)).status).toBe(200);
  });

  it('is worth nothing when nobody ever gave it out', async () => {
    const made_up = ['x', 'A'.repeat(43), '', person.session_id, `${person.refresh_token}A`];
    for (const token of made_up) expect((await refresh(token)).status, token).toBeGreaterThanOrEqual(400);
    expect((await refresh(person.refresh_token)).status).toBe(200);
  });
});

describe('a refresh that fails in the middle', () => {
  const BROKEN = {
    'when the new token is written': ['insert', 'refresh_tokens'],
    'when the session is moved on': ['update', 'account_sessions'],
  } as const;

  it.each(Object.entries(BROKEN))('%s, leaves the token as it was', async (_when, [event, table]) => {
    const { db } = database;
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`.execute(
      db,
    );
    await sql`create trigger fail before ${sql.raw(event)} on ${sql.table(table)} execute function fail()`.execute(
      db,
    );
    expect((await refresh(person.refresh_token)).status).toBe(500);
    await sql`drop function fail cascade`.execute(db);
    time.pass(MINUTE_MS);
    const { status, access } = await refresh(person.refresh_token);
    expect(status).toBe(200);
    expect(await me(access)).toBe(200);
    expect(await storedHashes()).toHaveLength(2);
  });
});

describe('a stolen refresh token', () => {
  it.each([0, 1, 2])('ends all of its session, whichever old generation comes back (%i)', async (stolen) => {
    const { tokens, access } = await generations(4);
    time.pass(MINUTE_MS);
    expect((await refresh(tokens[stolen]!)).status).toBe(401);
    for (const token of tokens) expect((await refresh(token)).status).toBe(401);
    expect(await me(access)).toBe(401);
    expect(await storedHashes()).toEqual([]);
  });

  it('is a security event in the log, without the token', async () => {
    const { tokens } = await generations(3);
    await refresh(tokens[0]!);
    const events = logLines.filter((line) => line.includes('refresh_token_reused'));
    expect(events).toHaveLength(1);
    expect(JSON.parse(events[0]!)).toMatchObject({
      level: 40,
      user_id: person.id,
      session_id: person.session_id,
      address: '127.0.0.1',
    });
    for (const token of tokens) expect(logLines.join('')).not.toContain(token);
  });

  it(`ends the session in each of ${THEFTS} thefts, though the owner refreshes at the same moment`, async () => {
    for (let round = 0; round < THEFTS; round++) {
      person = await makePerson();
      const { tokens, access } = await generations(3);
      await Promise.all([refresh(tokens[0]!, 0), refresh(tokens[2]!, 1)]);
      for (const token of tokens) expect((await refresh(token)).status).toBe(401);
      expect(await me(access)).toBe(401);
    }
  });
});

describe('tabs that refresh at the same moment', () => {
  it(`all go on, with one and the same successor, in each of ${RACES} races of ${TABS}`, async () => {
    let token = person.refresh_token;
    for (let round = 0; round < RACES; round++) {
      const answers = await Promise.all(
        Array.from({ length: TABS }, (_, tab) => refresh(token, (tab % 2) as 0 | 1)),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map((answer) => answer.token)).size).toBe(1);
      token = answers[0]!.token;
      time.pass(MINUTE_MS);
    }
    const { generation } = await database.db
      .selectFrom('account_sessions')
      .select('generation')
      .where('id', '=', person.session_id)
      .executeTakeFirstOrThrow();
    expect(generation).toBe(RACES);
  });
});

describe('the end of an account or a session', () => {
  it('ends its refresh tokens', async () => {
    await database.db.deleteFrom('users').where('id', '=', person.id).execute();
    expect((await refresh(person.refresh_token)).status).toBe(401);
  });

  it('comes at the latest when its time is over, however often tokens were replaced', async () => {
    let { refresh_token: token } = person;
    for (let hour = 0; hour < 23; hour++) {
      time.pass(60 * MINUTE_MS);
      token = (await refresh(token)).token;
    }
    time.pass(60 * MINUTE_MS);
    expect((await refresh(token)).status).toBe(401);
  });
});
