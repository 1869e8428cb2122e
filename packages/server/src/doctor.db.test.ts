/** What the doctor finds in a database that people have played in, and in one with planted faults. */
import { type RawBuilder, sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { examineAll, examineRegularly, INVARIANTS } from './doctor.ts';
import { scriptedModel } from './narrator/scripted.ts';
import { settleProgress } from './features/progress/public.ts';
import { connect } from './platform/db/connect.ts';
import type { Transaction } from './platform/db/schema.ts';
import { inTransaction } from './platform/db/transaction.ts';
import { examine } from './platform/doctor/examine.ts';
import { inOne } from './platform/doctor/Invariant.ts';
import { DAY_MS } from './platform/durations.ts';
import { runDue } from './platform/sweeps/runSweeps.ts';
import { EACH_DAY, sweepOnce } from './sweep.ts';
import { buildTestApp, testDeps } from './testing/buildTestApp.ts';
import { playing } from './testing/playing.ts';
import { scriptedModels } from './testing/scriptedModels.ts';
import type { TestDatabase } from './testing/testDatabase.ts';
import { fileDatabase } from './testing/testFile.ts';

let player: string;
let session: string;
let story: string;

const database = await fileDatabase();

beforeAll(async () => {
  const { db } = database;
  const narrator = scriptedModel({ narrate: ({ kind }) => [{ text: `A ${kind} is told by the river.` }] });
  const app = await buildTestApp({ db, narrator, config: { ai: scriptedModels } });
  const play = playing(app, db);
  const who = await play.player(50);
  player = who.id;
  const category_id = (await play.make.category()).id;
  const begun = await play.begin(who, { category_id });
  session = begun.id;
  story = begun.story_id;
  await play.act(who, session, { selected_choice: 'Swim' });
  await play.act(who, session, { action_type: 'retell' });
  await play.act(who, session, { action_type: 'show', selected_model: 'vishvakarma' });
  await play.act(who, session, { action_type: 'custom_action', user_action: 'I sing' });
  await play.act(who, session, { action_type: 'undo' });
  const { session_data } = await play.read(who, session);
  const { id: turn_id } = session_data.narrative_history.at(-1)!;
  await play.call('branchSession', {
    ...who,
    params: { session_id: session },
    body: { turn_id },
  });
  await play.call('likeStory', { ...who, params: { id: story }, body: { is_liked: true } });
  const gone = await play.begin(who, { category_id });
  await play.act(who, gone.id, { selected_choice: 'Swim' });
  await play.call('deleteSession', { ...who, params: { session_id: gone.id } });
  await settleProgress(testDeps({ db }), { user_id: player });
  await app.close();
});

const examined = (db: TestDatabase['db'] | Transaction = database.db) =>
  examineAll({ db, config: testDeps({ db: database.db }).config }, { isGentle: false });

class Undone extends Error {}

/** Writes rows without firing triggers, and returns the faults that are found. The writes are rolled back. */
async function foundWith(...plants: readonly RawBuilder<unknown>[]) {
  let found: Awaited<ReturnType<typeof examined>> = [];
  const work = inTransaction(database.db, async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const plant of plants) await plant.execute(transaction);
    found = await examined(transaction);
    throw new Undone();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return found;
}

const LONG_AGO = sql`now() - interval '8 days'`;
const entry = (values: RawBuilder<unknown>) => sql`
  insert into credit_entries (id, user_id, kind, amount, operation_key, hold_id, reference_type, reference_id, created_at)
  values (${values}, now())
`;
const adding = (amount: number) => sql`update users set credits = credits + ${amount} where id = ${player}`;
const action = (status: string, started_at: RawBuilder<unknown>) => sql`
  insert into play_actions (session_id, key, user_id, request_digest, status, attempt, lease_until, credits_held,
    text_so_far, started_at)
  values (${session}, gen_random_uuid(), ${player}, '', ${status}, gen_random_uuid(), now(), 0, '', ${started_at})
`;
const KEY = '018f6a00-0000-7000-8000-000000000001';
const held = (key: string, held_at: RawBuilder<unknown>) => [
  entry(sql`${KEY}, ${player}, 'hold', -1, ${key}, null, null, null`),
  sql`update credit_entries set is_open = true, created_at = ${held_at} where id = ${KEY}`,
  adding(-1),
];
/** A fact, and one of its words with another owner or session. */
const wordsOf = ({ user_id = sql`user_id`, session_id = sql`session_id` }) => [
  sql`
    insert into session_facts (turn_id, key, session_id, branch, depth, value, known_to, user_id)
    select id, 'oar', session_id, branch, depth, 'broken', '[]', user_id from turns
    where session_id = ${session} order by id limit 1
  `,
  sql`
    insert into session_fact_words (turn_id, key, word, session_id, branch, depth, user_id)
    select turn_id, key, 'oar', ${session_id}, branch, depth, ${user_id} from session_facts where key = 'oar'
  `,
];
const aLink = (turn: object, story_id: string) => sql`
  insert into shared_turns (id, token, user_id, session_id, turn_id, story_id, title, language, last_line, shows_typed,
    created_at, tale)
  values (${KEY}, 'x', ${player}, ${session}, ${KEY}, ${story_id}, '', 'en', '', false, now(),
    ${JSON.stringify({ turns: [turn] })})
`;
const together = () => sql`
  insert into together (session_id, user_id, begun_at) values (${session}, ${player}, now())
`;
const seat = (payer: string) => sql`
  insert into together_players (session_id, player_id, user_id, seat, joined_at, seen_at)
  values (${session}, ${player}, ${payer}, 0, now(), now())
`;
const charged = () => sql`from turns where session_id = ${session} and credits_consumed > 0`;
/** For each invariant, the rows that break it and no other invariant. */
const PLANTED: Readonly<Record<string, () => readonly RawBuilder<unknown>[]>> = {
  job_given_up: () => [
    sql`insert into jobs (id, kind, data, failed_at) values (${KEY}, 'mail', '{}', now())`,
  ],
  job_late: () => [sql`insert into jobs (id, kind, data, due_at) values (${KEY}, 'mail', '{}', ${LONG_AGO})`],
  account_waits_too_long: () => [
    sql`insert into guardianships (user_id, waits_since) values (${player}, now() - interval '17 days')`,
  ],
  account_half_deleted: () => [sql`update users set closed_at = ${LONG_AGO} where id = ${player}`],
  balance_differs: () => [adding(1)],
  together_without_payer: () => [together()],
  too_many_play: () => [together(), seat(KEY)],
  budget_overcounted: () => [
    together(),
    seat(player),
    sql`update together set budget_spent = 1 where session_id = ${session}`,
  ],
  hold_settled_wrongly: () => [
    entry(sql`${KEY}, ${player}, 'hold', -1, 'turn:planted', null, null, null`),
    entry(sql`gen_random_uuid(), ${player}, 'release', 3, 'release:turn:planted', ${KEY}, null, null`),
    adding(2),
  ],
  hold_open_wrongly: () => [
    entry(sql`${KEY}, ${player}, 'hold', -1, 'task:planted', null, null, null`),
    adding(-1),
  ],
  hold_too_old: () => held('turn:planted', LONG_AGO),
  grant_differs: () => [
    sql`insert into credit_grants values (${KEY}, ${player}, 5, 'A gift', now())`,
    entry(sql`gen_random_uuid(), ${player}, 'grant', 4, ${`admin:${KEY}`}, null, null, null`),
    adding(4),
  ],
  turn_not_charged: () => [
    sql`update turns set credits_consumed = credits_consumed + 1 where id = (select id ${charged()} limit 1)`,
    sql`update game_sessions set credits_spent = credits_spent + 1 where id = ${session}`,
  ],
  charge_without_turn: () => {
    const key = `turn:${session}:${KEY}`;
    const of = sql`'turn', gen_random_uuid()::text`;
    return [
      entry(sql`${KEY}, ${player}, 'hold', -1, ${key}, null, ${of}`),
      entry(sql`gen_random_uuid(), ${player}, 'release', 1, ${`release:${key}`}, ${KEY}, ${of}`),
      entry(sql`gen_random_uuid(), ${player}, 'capture', -1, ${`capture:${key}`}, ${KEY}, ${of}`),
      adding(-1),
    ];
  },
  hold_without_action: () => held(`turn:${session}:${KEY}`, sql`now()`),
  spending_differs: () => [sql`update game_sessions set credits_spent = 1000 where id = ${session}`],
  session_half_deleted: () => [sql`update game_sessions set deleted_at = ${LONG_AGO} where id = ${session}`],
  action_too_old: () => [action('running', LONG_AGO)],
  answer_too_old: () => [action('done', LONG_AGO)],
  head_missing: () => [sql`update game_sessions set tip_turn_id = ${KEY} where id = ${session}`],
  turn_misplaced: () => [
    sql`
      update turns set depth = depth + 1
      where id = (select id from turns where session_id = ${session} and action_type = 'custom_action')
    `,
  ],
  owner_differs: () => wordsOf({ user_id: sql`${KEY}` }),
  xp_differs: () => [sql`update game_sessions set current_xp = current_xp + 7 where id = ${session}`],
  sessions_differ: () => [sql`update story_stats set finished_total = 3 where story_id = ${story}`],
  hours_short: () => [
    sql`update story_changes set turns = 0`,
    sql`update story_hours set turns = 0 where story_id = ${story}`,
  ],
  readings_short: () => [
    sql`update story_changes set is_visit = false`,
    sql`update story_ways set visits = 0 where story_id = ${story}`,
  ],
  readers_short: () => [sql`insert into story_readers values (${KEY}, ${story}, null, now(), false)`],
  usage_short: () => [
    sql`update usage_counted set until = now() - interval '1 hour'`,
    sql`
      insert into model_usage (at, model, calls, prompt_tokens, cached_tokens, completion_tokens)
      values (now() - interval '2 hours', 'planted', 3, 1, 1, 1)
    `,
  ],
  translations_stale: () => [
    sql`update stories set translations = '[{"language": "hi", "title": "नाव"}]' where id = ${story}`,
  ],
  meetings_stale: () => [sql`update stories set meets = '["yama"]' where id = ${story}`],
  listing_stale: () => [sql`update story_listing set is_premium = true where story_id = ${story}`],
  totals_differ: () => [sql`update catalogue_totals set published = published + 1`],
  likes_differ: () => [sql`delete from likes`],
  bookmarks_differ: () => [sql`update story_stats set bookmarks_total = 2 where story_id = ${story}`],
  story_ratings_differ: () => [sql`update story_stats set ratings_total = 2 where story_id = ${story}`],
  shares_differ: () => [sql`insert into shares values (${story}, current_date, 'planted')`],
  offline_counted: () => [
    sql`update turns set told_offline_at = now() where id = (
      select id from turns where not is_inherited order by id limit 1
    )`,
  ],
  offline_play_astray: () => [
    sql`
      insert into offline_plays (user_id, offline_id, story_id, snapshot_id, session_id, digests, begun_at, uploaded_at)
      values (${player}, ${KEY}, ${story}, ${KEY}, ${session}, '\\x00000000', now(), now())
    `,
  ],
  link_shows_typed: () => [aLink({ user_input: 'I sing', state: {} }, story)],
  link_of_another_story: () => [aLink({ user_input: null, state: {} }, KEY)],
  deeds_differ: () => [sql`update progress_people set counts = jsonb_set(counts, '{ever,part}', '9')`],
  stars_differ: () => [sql`update progress_people set stars = stars + 1`],
  reward_differs: () => [
    entry(sql`gen_random_uuid(), ${player}, 'reward', 9, 'task:planted', null, 'task', 'planted'`),
    adding(9),
  ],
  lease_too_long: () => [sql`insert into processes values (${KEY}, now() + interval '1 day')`],
  sweep_put_off: () => [sql`insert into sweeps values ('planted', ${KEY}, now() + interval '9 days', now())`],
};

describe('the doctor', () => {
  it('finds nothing where people have played, undone, drawn, branched, liked and deleted, and was there to look', async () => {
    expect(await examined()).toEqual([]);
    const { rows } = await sql<{ charged: number; there: string[] }>`
      select (select count(*)::integer ${charged()}) as charged, array(
        select 'task' where exists (select from paid_tasks)
        union all select 'like' where exists (select from likes)
        union all select 'branch' where exists (select from turns where is_inherited)
        union all select 'deleted' where exists (
          select from credit_entries where kind = 'capture'
            and not exists (select from turns where id::text = reference_id)
        )
      ) as there
    `.execute(database.db);
    expect(rows[0]!.charged).toBeGreaterThanOrEqual(3);
    expect(rows[0]!.there).toEqual(['task', 'like', 'branch', 'deleted']);
    await sweepOnce(testDeps(database));
    expect(await examined(), 'once everything is merged').toEqual([]);
  });

  it.each(INVARIANTS.map(({ fault }) => fault))('names %s where it is planted, alone', async (fault) => {
    const found = await foundWith(...PLANTED[fault]!());
    expect(found.map((each) => each.fault)).toEqual([fault]);
    expect(found[0]!.count).toBeGreaterThan(0);
    expect(found[0]!.broken[0]!.id).toMatch(/^[0-9a-f-]{36}$|^(planted|catalogue_totals)$/);
  });

  it('finds words, deeds and tasks even if the row that they belong to is missing', async () => {
    const noPerson = sql`delete from progress_people`;
    const noCounts = await foundWith(noPerson);
    expect(noCounts.map(({ fault }) => fault)).toEqual(['deeds_differ', 'stars_differ']);
    const inAnother = await foundWith(...wordsOf({ session_id: sql`${KEY}` }));
    expect(inAnother.map(({ fault }) => fault)).toEqual(['owner_differs']);
  });

  it('ignores the deeds of a closed account, which are deleted in steps', async () => {
    const found = await foundWith(
      sql`update users set closed_at = now() where id = ${player}`,
      sql`delete from progress_deeds where user_id = ${player}`,
    );
    expect(found).toEqual([]);
  });

  it('has a planted fault for each invariant, and no other', () => {
    expect(Object.keys(PLANTED).toSorted()).toEqual(INVARIANTS.map(({ fault }) => fault).toSorted());
  });

  it('goes through tables of many batches, and names the first of very many', async () => {
    const [first, ...others] = await foundWith(
      sql`
        insert into users (id, username, email, role, created_at, credits)
        select gen_random_uuid(), 'many_' || n, n || '@example.org', 'player', now(), 5 from generate_series(1, 1300) n
      `,
    );
    expect(others).toEqual([]);
    expect(first).toMatchObject({ fault: 'balance_differs', count: 1300 });
    expect(first!.broken).toHaveLength(20);
  });

  it('goes on after an invariant that cannot be examined, and reports it', async () => {
    const unreadable = { fault: 'unreadable', holds: 'It is read.', broken: inOne(() => sql`select 1 / 0`) };
    const plain = { fault: 'plain', holds: 'It is not there.', broken: inOne(() => sql`select 'x' as id`) };
    const ages = { holdMaxAgeMs: 0, actionMaxMs: 0, isGentle: true };
    const found = await examine([unreadable, plain], { db: database.db, ...ages });
    expect(found).toMatchObject([
      { fault: 'unreadable', count: 1, broken: [{ what: 'could not be examined: division by zero' }] },
      { fault: 'plain', count: 1 },
    ]);
  });

  it('writes nothing', async () => {
    const options = '-c default_transaction_read_only=on';
    const db = connect({ ...database.connection, options }, pino({ level: 'silent' }));
    expect(await examined(db)).toEqual([]);
    await expect(sql`delete from likes`.execute(db)).rejects.toThrow('read-only');
    await db.destroy();
  });

  it('finds nothing too old in an installation that was stopped', async () => {
    const stopped = sql`update sweeps set held_until = ${LONG_AGO} - interval '1 minute', due_at = ${LONG_AGO}`;
    const found = await foundWith(stopped, action('done', LONG_AGO), action('running', LONG_AGO));
    expect(found.map(({ fault, broken }) => [fault, broken[0]])).toEqual([]);
  });

  it('runs once a day in a running installation, and logs each fault with its rows', async () => {
    const log = pino({ level: 'silent' });
    const error = vi.spyOn(log, 'error');
    const deps = testDeps({ db: database.db, log });
    await runDue(deps, EACH_DAY, DAY_MS);
    await runDue(deps, EACH_DAY, DAY_MS);
    expect(error).not.toHaveBeenCalled();
    await sql`update story_stats set bookmarks_total = 2 where story_id = ${story}`.execute(database.db);
    await runDue(deps, EACH_DAY, DAY_MS);
    expect(error, 'not before the day is over').not.toHaveBeenCalled();
    await sql`update sweeps set due_at = due_at - interval '1 day' where name = 'doctor'`.execute(
      database.db,
    );
    await runDue(deps, EACH_DAY, DAY_MS);
    expect(error.mock.calls).toEqual([
      [
        {
          event: 'doctor_fault',
          fault: 'bookmarks_differ',
          count: 1,
          broken: [{ id: story, what: '0 rows, a counter of 2' }],
        },
        'this does not hold: The bookmarks of a story are as many as its counter says.',
      ],
    ]);
    await examineRegularly(deps);
    expect(error).toHaveBeenCalledTimes(2);
    await sql`update story_stats set bookmarks_total = 0 where story_id = ${story}`.execute(database.db);
  });
});
