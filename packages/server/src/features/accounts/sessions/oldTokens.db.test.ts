import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashOfToken, newOpaqueToken } from '../../../platform/auth/opaqueTokens.ts';
import { refreshKeyOf, refreshTokenOf } from '../../../platform/auth/refreshTokens.ts';
import { TEST_SECRET } from '../../../testing/buildTestApp.ts';
import { callApi } from '../../../testing/callApi.ts';
import { people, type Person } from '../../../testing/people.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

/** How often the session had been refreshed by release 0.1.0. */
const ROTATIONS = 3;

const logLines: string[] = [];
const database = await fileDatabase();
const log = pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) });
const app = await fileApp({ db: database.db, log });
const makePerson = people(database.db);

let person: Person;
/** The tokens of the session, the current one last. */
let tokens: string[];

beforeEach(async () => {
  logLines.length = 0;
  person = await makePerson({ is_verified: true });
  tokens = Array.from({ length: ROTATIONS + 1 }, newOpaqueToken);
  const { session_id } = person;
  const rows = tokens.map((token, generation) => ({ hash: hashOfToken(token), session_id, generation }));
  await database.db.insertInto('refresh_tokens').values(rows).execute();
  await rotatedSecondsAgo(600);
  await database.db
    .updateTable('account_sessions')
    .set({ generation: ROTATIONS })
    .where('id', '=', session_id)
    .execute();
});

const rotatedSecondsAgo = (seconds: number) =>
  database.db
    .updateTable('account_sessions')
    .set({ last_used_at: sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})` })
    .where('id', '=', person.session_id)
    .execute();

async function refresh(refresh_token: string) {
  const { status, body } = await callApi(app)('refreshTokens', { body: { refresh_token } });
  return { status, access: body.access_token, token: body.tokens?.refresh_token ?? '' };
}

const ofGeneration = (generation: number): string =>
  refreshTokenOf({ session_id: person.session_id, generation }, refreshKeyOf(TEST_SECRET));

const storedTokens = async (): Promise<number> =>
  (
    await database.db
      .selectFrom('refresh_tokens')
      .where('session_id', '=', person.session_id)
      .select('hash')
      .execute()
  ).length;

/** Expects that the session has ended, with a letter and a line in the log. */
async function expectTheft(): Promise<void> {
  const sessions = database.db
    .selectFrom('account_sessions')
    .select('id')
    .where('id', '=', person.session_id);
  expect(await sessions.execute()).toEqual([]);
  expect(await storedTokens()).toBe(0);
  const letters = database.db.selectFrom('jobs').select('data').where('user_id', '=', person.id);
  expect(JSON.stringify(await letters.execute())).toContain('One of your browsers was signed out');
  expect(logLines.filter((line) => line.includes('refresh_token_reused'))).toHaveLength(1);
}

describe('a refresh token of release 0.1.0', () => {
  it('is replaced by one that names its session and generation, and nothing is stored', async () => {
    const next = await refresh(tokens[ROTATIONS]!);
    expect(next).toMatchObject({ status: 200, token: ofGeneration(ROTATIONS + 1) });
    expect(await refresh(next.token)).toMatchObject({ status: 200, token: ofGeneration(ROTATIONS + 2) });
    expect(await storedTokens()).toBe(tokens.length);
  });

  it('returns the same successor again for half a minute', async () => {
    const next = await refresh(tokens[ROTATIONS]!);
    await rotatedSecondsAgo(25);
    expect(await refresh(tokens[ROTATIONS]!)).toMatchObject({ status: 200, token: next.token });
    await rotatedSecondsAgo(35);
    expect((await refresh(tokens[ROTATIONS]!)).status).toBe(401);
    await expectTheft();
  });

  it('whose successor was issued by that release returns a token of the same generation', async () => {
    await rotatedSecondsAgo(1);
    const again = await refresh(tokens[ROTATIONS - 1]!);
    expect(again).toMatchObject({ status: 200, token: ofGeneration(ROTATIONS) });
    expect((await refresh(again.token)).status).toBe(200);
  });

  it.each([0, ROTATIONS - 1])('ends its session when it is an old one (%i)', async (generation) => {
    expect((await refresh(tokens[generation]!)).status).toBe(401);
    await expectTheft();
  });

  it('ends its session however often it has been rotated since', async () => {
    let thief = await refresh(tokens[ROTATIONS]!);
    for (let number = 0; number < 120; number++) thief = await refresh(thief.token);
    expect((await refresh(tokens[ROTATIONS]!)).status).toBe(401);
    await expectTheft();
  });
});
