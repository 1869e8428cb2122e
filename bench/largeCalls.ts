/** The calls that are measured in the large and in the small installation, alternately. */
import { type RawBuilder, sql } from 'kysely';
import { pino } from 'pino';
import { settleProgress } from '../packages/server/src/features/progress/public.ts';
import { scriptedNarrator } from '../packages/server/src/narrator/scripted.ts';
import { createAccessTokens } from '../packages/server/src/platform/auth/accessTokens.ts';
import { type Background, createBackground } from '../packages/server/src/platform/background.ts';
import { systemClock } from '../packages/server/src/platform/clock.ts';
import type { Database } from '../packages/server/src/platform/db/schema.ts';
import { inTransaction } from '../packages/server/src/platform/db/transaction.ts';
import { buildTestApp, TEST_SECRET, TEST_URL } from '../packages/server/src/testing/buildTestApp.ts';
import { callApi } from '../packages/server/src/testing/callApi.ts';
import { median, timed } from './harness.ts';
import { PASSWORD } from './largePlay.ts';

/** Marks the first call for data that is not in the machine's memory and must be read from the disk. */
export const FROM_DISK = ', from the disk';

export interface Installation {
  readonly db: Database;
  readonly app: Awaited<ReturnType<typeof buildTestApp>>;
  readonly background: Background;
  readonly visitors: readonly Visitor[];
}

/** A person who has played before, and returns once. */
interface Visitor {
  readonly user_id: string;
  readonly headers: { readonly authorization: string };
  readonly sessions: readonly string[];
  readonly story_id: string;
}

/** Each round has other visitors, so that none of their data is cached. */
export async function openInstallation(db: Database, count: number): Promise<Installation> {
  const background = createBackground(pino({ level: 'silent' }));
  const narrator = scriptedNarrator();
  const app = await buildTestApp({ db, narrator, background, afterTurn: settleProgress });
  const tokens = createAccessTokens({ secret: TEST_SECRET, issuer: TEST_URL, clock: systemClock });
  const { rows } = await sql<{ user_id: string; session_id: string; sessions: string[]; story_id: string }>`
    select user_id, account_sessions.id as session_id, played.sessions, played.story_id
    from account_sessions, lateral (
      select array_agg(game_sessions.id order by game_sessions.id) as sessions, min(story_id::text) as story_id
      from game_sessions where game_sessions.user_id = account_sessions.user_id
    ) played
    where account_sessions.id in (select id from account_sessions order by md5(id::text) limit ${count})
  `.execute(db);
  const visitors = await Promise.all(
    rows.map(async ({ user_id, session_id, ...has }) => {
      const token = await tokens.sign({ user_id, session_id });
      return { ...has, user_id, headers: { authorization: `Bearer ${token}` } };
    }),
  );
  return { db, app, background, visitors };
}

type Times = Map<string, number[]>;

/** The median duration of each call in each installation, in ms. */
export async function compareCalls<K extends string>(
  installations: Readonly<Record<K, Installation>>,
  warmUp: number,
): Promise<Record<K, ReadonlyMap<string, number>>> {
  const names = Object.keys(installations) as K[];
  const times = Object.fromEntries(names.map((name) => [name, new Map()])) as Record<K, Times>;
  const rounds = Math.min(...names.map((name) => installations[name].visitors.length));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const taken = round < warmUp ? new Map<string, number[]>() : times[name];
      await visit(installations[name], installations[name].visitors[round]!, taken, round % 3 > 0);
    }
  }
  const medians = names.map((name) => [
    name,
    new Map([...times[name]].map(([call, each]) => [call, median(each)])),
  ]);
  return Object.fromEntries(medians) as Record<K, ReadonlyMap<string, number>>;
}

const ACTIONS = 3;

/** All calls of a visit, from the list of stories to the deletion of the account. */
async function visit(
  { db, app, background }: Installation,
  { user_id, headers, sessions, story_id }: Visitor,
  times: Times,
  isLookedAt: boolean,
) {
  const call = callApi(app);
  async function measure<T extends { readonly status: number }>(
    name: string,
    work: () => Promise<T>,
  ): Promise<T> {
    let answer: T | undefined;
    const took = await timed(async () => {
      answer = await work();
      // and its background work
      await background.idle();
    });
    if (answer!.status >= 400) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    times.set(name, [...(times.get(name) ?? []), took]);
    return answer!;
  }
  async function measureTwice<T extends { readonly status: number }>(name: string, work: () => Promise<T>) {
    await measure(`${name}${FROM_DISK}`, work);
    await measure(name, work);
  }
  const [read = '', forgotten = '', looked = ''] = sessions;
  const history = { headers, params: { session_id: read } };
  await measureTwice('list of stories', () => call('listStories', { headers }));
  await measureTwice('stories of the hour', () => call('listTrendingStories', { headers }));
  await measureTwice('list of games', () => call('listSessions', { headers }));
  await measureTwice('history', () => call('getSession', history));
  await measureTwice('map', () => call('mapSession', history));
  await measureTwice('progress', () => call('listTasks', { headers, query: { task_type: 'daily' } }));
  await measureTwice('credits', () => call('listCredits', { headers }));
  const { body } = await measure('PLAY', () => call('createSession', { headers, body: { story_id } }));
  const params = { session_id: body.id };
  const common = { selected_model: 'tenali', session_id: body.id };
  for (let nth = 1; nth <= ACTIONS; nth += 1) {
    const told = { action_type: 'custom_action', user_action: `I count to ${nth}`, ...common };
    await measure('action', () => call('act', { headers, params, body: told }));
    const undo = { action_type: 'undo', ...common };
    await measure('undo', () => call('act', { headers, params, body: undo }));
  }
  const remove = (session_id: string) => call('deleteSession', { headers, params: { session_id } });
  await measure(`deletion of a session${FROM_DISK}`, () => remove(forgotten));
  await look(db, sql`game_sessions where id = ${looked}`);
  await measure('deletion of a session', () => remove(looked));
  if (isLookedAt)
    await look(db, sql`game_sessions where user_id = ${user_id}`, sql`users where id = ${user_id}`);
  await measure(`deletion of an account${isLookedAt ? '' : FROM_DISK}`, () =>
    call('deleteMyAccount', { headers, body: { password: PASSWORD, deletes_stories: true } }),
  );
}

class Undone extends Error {}

/** Reads everything that these deletions would read, and rolls them back. */
async function look(db: Database, ...deleted: readonly RawBuilder<unknown>[]): Promise<void> {
  const work = inTransaction(db, async (transaction) => {
    for (const each of deleted) await sql`delete from ${each}`.execute(transaction);
    throw new Undone();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
}
