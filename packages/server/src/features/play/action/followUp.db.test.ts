/** The follow-up of a turn, its progress and memory, is stored only if its process fails at it or dies. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MemoryWriter } from '../../../narrator/Narrator.ts';
import { scriptedModel } from '../../../narrator/scripted.ts';
import { createBackground } from '../../../platform/background.ts';
import type { AfterTurn } from '../../../platform/Deps.ts';
import { createFollowUps } from '../../../platform/processes/followUps.ts';
import { endProcess, renewProcess } from '../../../platform/processes/processesRepository.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { plansOf } from '../../../testing/plansOf.ts';
import { scriptedModels } from '../../../testing/scriptedModels.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { settleProgress } from '../../progress/public.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

interface Follower {
  readonly afterTurn?: AfterTurn;
  readonly readTurn?: MemoryWriter['readTurn'];
}

/** A process with one player. */
async function aProcess({
  afterTurn = settleProgress,
  readTurn = () => Promise.resolve({ facts: [], events: [] }),
}: Follower = {}) {
  const { db } = database;
  const id = randomUUID();
  const followUps = createFollowUps();
  const background = createBackground(pino({ level: 'silent' }));
  const remember = { readTurn, summarise: () => Promise.resolve(null) };
  const narrator = { ...scriptedModel({ narrate: () => [{ text: 'So it goes.' }] }), remember };
  const config = { ai: scriptedModels };
  const options = { db, background, narrator, config, processId: id, followUps, afterTurn };
  const play = playing(await buildTestApp(options), db);
  const renew = () => renewProcess(db, { id, leaseMs: 15_000, followed_below: followUps.below() });
  await renew();
  const who = await play.player(100);
  const { id: session } = await play.begin(who);
  const swim = () => play.act(who, session, { selected_choice: 'Swim', selected_model: 'tenali' });
  return { id, play, who, followUps, background, renew, swim };
}

async function queued() {
  const { rows: turns } = await sql<{ user_id: string }>`
    select user_id from progress_queue where kind = 'turn'
  `.execute(database.db);
  const { rows: jobs } = await sql<{ user_id: string; attempts: number }>`
    select user_id, attempts from jobs where kind = 'memory'
  `.execute(database.db);
  return { turns: turns.map(({ user_id }) => user_id), jobs };
}

async function partsOf({ id }: Person): Promise<number> {
  const { db } = database;
  const { rows } = await sql<{ count: number }>`
    select (counts -> 'ever' ->> 'part')::integer as count from progress_people where user_id = ${id}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

const NOTHING = { turns: [], jobs: [] };
const forever = () => new Promise<never>(() => {});

it('the follow-up of a turn is done without a row, and is not repeated when its process ends', async () => {
  const one = await aProcess();
  await one.swim();
  await one.background.idle();
  expect(await partsOf(one.who)).toBe(1);
  expect(one.followUps.below()).toBe(1);
  await one.renew();
  await endProcess(database.db, one.id);
  expect(await queued()).toEqual(NOTHING);
});

it('what a process fails to do is queued', async () => {
  const fail = () => Promise.reject(new Error('planted'));
  const one = await aProcess({ afterTurn: fail, readTurn: fail });
  await one.swim();
  await one.background.idle();
  const { id } = one.who;
  expect(await queued()).toEqual({ turns: [id], jobs: [{ user_id: id, attempts: 1 }] });
  expect(one.followUps.below()).toBe(1);
});

it('the unfinished follow-ups of a dead process are queued; a read before that counts them as well, once', async () => {
  const { db } = database;
  const one = await aProcess({ afterTurn: forever, readTurn: forever });
  await one.swim();
  expect(await queued()).toEqual(NOTHING);
  await one.renew();
  const { id } = one.who;
  await settleProgress({ db, clock: () => new Date() }, { user_id: id });
  expect(await partsOf(one.who)).toBe(1);
  await endProcess(db, one.id);
  expect(await queued()).toEqual({ turns: [id], jobs: [{ user_id: id, attempts: 1 }] });
  await settleProgress({ db, clock: () => new Date() }, { user_id: id });
  expect(await partsOf(one.who)).toBe(1);
});

it('a turn that was not committed leaves nothing', async () => {
  const one = await aProcess();
  await sql`alter table turns add constraint planted check (ai_response is distinct from 'So it goes.') not valid`.execute(
    database.db,
  );
  await expect(one.swim()).rejects.toThrow('502');
  await one.background.idle();
  expect(one.followUps.below()).toBe(1);
  await endProcess(database.db, one.id);
  expect(await queued()).toEqual(NOTHING);
});

it('unfinished follow-ups are found by an index, however much was told', async () => {
  const { db } = database;
  const one = await aProcess();
  const { id: user_id } = one.who;
  await one.swim();
  await one.background.idle();
  await sql`
    insert into play_actions (session_id, key, user_id, request_digest, status, attempt, lease_until, credits_held,
      text_so_far, started_at, process_id, turn_id, turn_number)
    select session_id, gen_random_uuid(), user_id, '', 'done', attempt, lease_until, 0, '', started_at, process_id,
      turn_id, - number
    from play_actions, generate_series(1, 5000) number where process_id = ${one.id}
  `.execute(db);
  await sql`vacuum analyze play_actions, processes`.execute(db);
  const plans = await plansOf(database.connection, (other) =>
    settleProgress({ db: other, clock: () => new Date() }, { user_id }),
  );
  const scans = plans.flatMap((plan) => plan.scans).filter((scan) => scan.includes('play_actions'));
  expect(scans).toEqual(['Index Scan play_actions_told']);
  expect(Math.max(...plans.map(({ rows }) => rows))).toBeLessThan(100);
});
