import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newOpaqueToken } from '../../../platform/auth/opaqueTokens.ts';
import { refreshKeyOf, refreshTokenOf } from '../../../platform/auth/refreshTokens.ts';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp, TEST_SECRET } from '../../../testing/buildTestApp.ts';
import { callApi } from '../../../testing/callApi.ts';
import { movableClock } from '../../../testing/movableClock.ts';
import { people, type Person } from '../../../testing/people.ts';
import { fileDatabase } from '../../../testing/testFile.ts';

const MINUTE_MS = 60_000;
const RACES = process.env.TEST_FULL === '1' ? 100 : 10;
const TABS = 20;
const THEFTS = process.env.TEST_FULL === '1' ? 100 : 10;

const time = movableClock();
/** Two servers on one database. */
let apps: [FastifyInstance, FastifyInstance];
let makePerson: ReturnType<typeof people>;
let person: Person;
let logLines: string[];

const database = await fileDatabase();

beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) });
  const build = () => buildTestApp({ db: database.db, clock: time.clock, log });
  apps = [await build(), await build()];
  makePerson = people(database.db, time.clock);
});
afterAll(async () => {
  for (const app of apps) await app.close();
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

/** Rotates tokens this many times, a quarter of an hour apart. The first token is the owner's. */
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

/** Moves the last rotation of the person's session into the past: the grace goes by the clock of the database. */
const rotatedSecondsAgo = (seconds: number) =>
  database.db
    .updateTable('account_sessions')
    .set({ last_used_at: sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})` })
    .where('id', '=', person.session_id)
    .execute();

const lettersTo = async ({ id }: Person): Promise<string> =>
  JSON.stringify(await database.db.selectFrom('jobs').select('data').where('user_id', '=', id).execute());

const countOfTokens = async (): Promise<number> =>
  (await database.db.selectFrom('refresh_tokens').select('hash').execute()).length;

describe('a refresh token', () => {
  it('names its session and its generation, has a MAC of 256 bits, and is stored nowhere', async () => {
    const { token } = await refresh(person.refresh_token);
    const [session_id, generation, mac] = token.split('.');
    expect([session_id, generation]).toEqual([person.session_id, '1']);
    expect(Buffer.from(mac!, 'base64url')).toHaveLength(32);
    expect(await countOfTokens()).toBe(0);
  });

  it('is rotated at each use', async () => {
    const { tokens } = await generations(5);
    expect(new Set(tokens).size).toBe(5);
  });

  it('returns the same successor again for half a minute, because a response may be lost', async () => {
    const first = await refresh(person.refresh_token);
    await rotatedSecondsAgo(25);
    const again = await refresh(person.refresh_token, 1);
    expect(again).toMatchObject({ status: 200, token: first.token });
    expect((await refresh(first.token)).status).toBe(200);
  });

  it('ends the session when it is reused after half a minute, although its successor was not used', async () => {
    const first = await refresh(person.refresh_token);
    await rotatedSecondsAgo(35);
    expect((await refresh(person.refresh_token, 1)).status).toBe(401);
    expect((await refresh(first.token)).status).toBe(401);
    expect(await me(first.access)).toBe(401);
  });

  it('does not serve owner and thief by turns', async () => {
    let [owner, thief] = [person.refresh_token, person.refresh_token];
    const rounds: number[] = [];
    for (const turn of ['owner', 'thief', 'owner', 'thief', 'owner', 'thief'] as const) {
      const { status, token } = await refresh(turn === 'owner' ? owner : thief);
      rounds.push(status);
      if (turn === 'owner') owner = token;
      else thief = token;
      await rotatedSecondsAgo(7 * 60);
    }
    expect(rounds.filter((status) => status === 200)).toHaveLength(1);
  });

  it('tells the owner by email when its reuse ends a session, once, and only at a verified address', async () => {
    for (const is_verified of [true, false]) {
      person = await makePerson();
      await database.db.updateTable('users').set({ is_verified }).where('id', '=', person.id).execute();
      await refresh(person.refresh_token);
      await rotatedSecondsAgo(35);
      await refresh(person.refresh_token);
      await refresh(person.refresh_token);
      expect((await lettersTo(person)).split('One of your browsers was signed out')).toHaveLength(
        is_verified ? 2 : 1,
      );
    }
  });

  it('ends the whole session when it is reused after its successor', async () => {
    const first = await refresh(person.refresh_token);
    const second = await refresh(first.token);
    expect((await refresh(person.refresh_token)).status, 'the token that was used twice').toBe(401);
    expect((await refresh(second.token)).status, 'the newest token of that session').toBe(401);
    expect(await me(second.access)).toBe(401);
  });

  it('comes with the lifetime of the access token, so that the browser’s clock does not matter', async () => {
    const { body } = await callApi(apps[0])('refreshTokens', {
      body: { refresh_token: person.refresh_token },
    });
    expect(body).toMatchObject({ expires_in: 900, tokens: { expires_in: 900 } });
  });

  it('updates the language of emails', async () => {
    const { token } = await refresh(person.refresh_token);
    const headers = { 'accept-language': 'ur-PK' };
    const { body } = await callApi(apps[0])('refreshTokens', { body: { refresh_token: token }, headers });
    const data = await callApi(apps[0])('downloadMyData', { token: body.access_token });
    expect(data.body.last_language).toBe('ur');
  });

  it('has a grace of one generation, never of two', async () => {
    const first = await refresh(person.refresh_token);
    const second = await refresh(first.token);
    expect((await refresh(person.refresh_token)).status, 'the token before the last').toBe(401);
    expect((await refresh(second.token)).status, 'the newest token of that session').toBe(401);
    expect(await me(second.access)).toBe(401);
  });

  it('ends no other session of the same person when it is reused', async () => {
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

  it('is refused if it was never issued, and ends no session', async () => {
    const { token } = await refresh(person.refresh_token);
    const key = refreshKeyOf(TEST_SECRET);
    const { session_id } = person;
    const mac = token.split('.')[2]!;
    const unknown = {
      'a word': 'x',
      'a token of the old form': newOpaqueToken(),
      'the id of a session': session_id,
      'a longer token': `${token}A`,
      'an older generation with the MAC of this one': `${session_id}.0.${mac}`,
      'the next generation with the MAC of this one': `${session_id}.2.${mac}`,
      'another spelling of the generation': `${session_id}.01.${mac}`,
      'a session of somebody else with the MAC of this one': `${(await makePerson()).session_id}.1.${mac}`,
      'a later generation than the current one': refreshTokenOf({ session_id, generation: 2 }, key),
      'the MAC of another installation': refreshTokenOf({ session_id, generation: 1 }, refreshKeyOf('other')),
      'no MAC': `${session_id}.1.`,
      'only two parts': `${session_id}.1`,
      'a session that never was': refreshTokenOf({ session_id: newId(), generation: 0 }, key),
    };
    for (const [what, made_up] of Object.entries(unknown)) {
      expect((await refresh(made_up)).status, what).toBe(401);
    }
    expect((await refresh('')).status).toBe(422);
    expect((await refresh(token)).status).toBe(200);
    expect(logLines.join('')).not.toContain('refresh_token_reused');
  });
});

describe('a refresh that fails halfway', () => {
  it('leaves the token as it was', async () => {
    const { db } = database;
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`.execute(
      db,
    );
    await sql`create trigger fail before update on account_sessions execute function fail()`.execute(db);
    expect((await refresh(person.refresh_token)).status).toBe(500);
    await sql`drop function fail cascade`.execute(db);
    time.pass(MINUTE_MS);
    const { status, access, token } = await refresh(person.refresh_token);
    expect(status).toBe(200);
    expect(await me(access)).toBe(200);
    expect(token.split('.')[1]).toBe('1');
  });
});

describe('a stolen refresh token', () => {
  it.each([0, 1])('ends its whole session, whichever old generation is reused (%i)', async (stolen) => {
    const { tokens, access } = await generations(4);
    time.pass(MINUTE_MS);
    expect((await refresh(tokens[stolen]!)).status, 'the stolen token').toBe(401);
    for (const token of tokens) expect((await refresh(token)).status, 'a token of that session').toBe(401);
    expect(await me(access)).toBe(401);
  });

  it('ends its session however often the thief has rotated it since', async () => {
    person = await makePerson({ is_verified: true });
    let thief = await refresh(person.refresh_token);
    for (let number = 0; number < 120; number++) thief = await refresh(thief.token);
    expect(await refresh(person.refresh_token)).toMatchObject({ status: 401 });
    expect(await me(thief.access)).toBe(401);
    expect((await refresh(thief.token)).status, "the thief's newest token").toBe(401);
    expect(await lettersTo(person)).toContain('One of your browsers was signed out');
    expect(logLines.filter((line) => line.includes('refresh_token_reused'))).toHaveLength(1);
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

  it(`ends the session in each of ${THEFTS} thefts, even if the owner refreshes at the same moment`, async () => {
    for (let round = 0; round < THEFTS; round++) {
      person = await makePerson();
      const { tokens, access } = await generations(3);
      await Promise.all([refresh(tokens[0]!, 0), refresh(tokens[2]!, 1)]);
      for (const token of tokens) expect((await refresh(token)).status, 'a token of that session').toBe(401);
      expect(await me(access)).toBe(401);
    }
  });
});

describe('concurrent refreshes of several tabs', () => {
  it(`all get the same successor, in each of ${RACES} races of ${TABS}`, async () => {
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
  it('revokes its refresh tokens', async () => {
    await database.db.deleteFrom('users').where('id', '=', person.id).execute();
    expect((await refresh(person.refresh_token)).status, 'the deleted account').toBe(401);
  });

  it('comes after its maximum lifetime, however often tokens were rotated', async () => {
    let { refresh_token: token } = person;
    for (let hour = 0; hour < 23; hour++) {
      time.pass(60 * MINUTE_MS);
      token = (await refresh(token)).token;
    }
    time.pass(60 * MINUTE_MS);
    expect((await refresh(token)).status, 'the session whose day is over').toBe(401);
  });
});
