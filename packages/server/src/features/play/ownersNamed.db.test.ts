/**
 * Every statement of play names the owner of the rows: the rows of different owners may be stored in different cells
 * (ADR 12).
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptedModel } from '../../narrator/scripted.ts';
import type { Fact } from '../../narrator/TurnReading.ts';
import { createBackground } from '../../platform/background.ts';
import { sweepOnce } from '../../sweep.ts';
import { authoring } from '../../testing/authoring.ts';
import { buildTestApp, testDeps } from '../../testing/buildTestApp.ts';
import { cheapPasswords } from '../../testing/cheapPasswords.ts';
import { chose, keepingDevice, undone, uploading } from '../../testing/offlinePlay.ts';
import type { Person } from '../../testing/people.ts';
import { playing } from '../../testing/playing.ts';
import { scriptedModels } from '../../testing/scriptedModels.ts';
import { type Statement, statementsOf, tablesWithout } from '../../testing/statements.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import { abandonAttempt } from './action/abandonRepository.ts';
import { findRunningAttempts, noteFollower, storeTexts } from './stored/actionsRepository.ts';
import { playRoutes } from './routes.ts';

/** The tables of what people play, earn and spend. */
const TABLES = [
  'account_storage',
  'credit_entries',
  'credit_grants',
  'game_sessions',
  'offline_plays',
  'paid_tasks',
  'play_actions',
  'progress_deeds',
  'progress_people',
  'progress_queue',
  'scene_visits',
  'session_fact_words',
  'session_facts',
  'session_snapshots',
  'session_summaries',
  'turn_branches',
  'turns',
];

/** Statements that may omit the owner, each with the reason. */
const ABOUT_EVERYBODY: readonly (readonly [RegExp, string])[] = [
  [
    /^game_sessions: select "user_id" from "game_sessions" where "id" = \$1 and "deleted_at" is null$/,
    'finds whose a session is',
  ],
  [
    /^turns: select "style", "prompt" from "turns" where "id" =/,
    'the address of a scene names its turn alone',
  ],
  [/^turns: select distinct "image_url" from "turns"/, 'the address of a picture names nobody'],
  // read by authors and administrators
  [
    /select to_char\(least\(|with told as \( select model_used|count\(\*\)::integer as total from "game_sessions"/,
    'figures of a day',
  ],
  [
    /select count\(\*\)::integer as turns, .* from turns join game_sessions .* committed_at/,
    'figures of a day',
  ],
  [
    /^play_actions: with taken as \(delete from progress_queue where user_id = /,
    'of the newest of a process, a person’s',
  ],
  // sweeps
  [
    /^play_actions: select .* from "play_actions" where "status" = \$1 and \( lease_until </,
    'actions that nobody ends',
  ],
  [/^play_actions: delete from "play_actions" where ctid/, 'answers of yesterday'],
  [/^[a-z_, ]+: select user_id, operation_key, created_at as held_at/, 'holds that nobody settles'],
  [/with walked as materialized/, 'snapshots are shared by those who play the same text'],
  [
    /^game_sessions: with unplayed as .* delete from stories .* is_withdrawn$/,
    'stories that nobody plays any more',
  ],
  [/^progress_deeds: delete from "progress_deeds" where ctid/, 'days long past'],
  [/^offline_plays: delete from "offline_plays" where ctid/, 'plays whose session was deleted long ago'],
];

const PASSWORD = 'Sarayu 1! river';
const FACTS: readonly Fact[] = [{ key: 'ferryman_debt', value: 'owes Arjun a coin', known_to: ['you'] }];
const WORDS = { action_type: 'custom_action', user_action: 'wave to arjun' } as const;
const MOVES = [
  { selected_choice: 'Swim' },
  { selected_choice: 'Turn back' },
  // enough turns for a summary
  ...Array.from({ length: 12 }, () => WORDS),
  { ...WORDS, user_action: 'fail' },
  { action_type: 'show', selected_model: 'vishvakarma' },
  { action_type: 'immerse' },
  { action_type: 'retell' },
  { action_type: 'undo' },
  { action_type: 'redo' },
] as const;

let statements: readonly Statement[];
const called = new Set<string>();
const background = createBackground(pino({ level: 'silent' }));

const database = await fileDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-owners-'));
// without sequential scans, the plans for small tables are the same as for large ones
const client = new pg.Client({ ...database.connection, options: '-c enable_seqscan=off' });

beforeAll(async () => {
  await client.connect();
  statements = await statementsOf(playEverything);
  await others();
});
afterAll(async () => {
  await client.end();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function start() {
  const { db } = database;
  const narrator = {
    ...scriptedModel({
      narrate: ({ input }) => [
        input === 'fail' ? { error: new Error('no words') } : { text: 'So it goes.' },
        { notes: { mood: 'calm' } },
      ],
    }),
    used: () => [{ model: 'llama', calls: 1, prompt_tokens: 1, cached_tokens: 0, completion_tokens: 1 }],
    remember: {
      readTurn: () => Promise.resolve({ facts: FACTS, events: [] }),
      summarise: () => Promise.resolve('What was.'),
    },
  };
  const app = await buildTestApp({ db, narrator, background, config: { ai: scriptedModels } });
  const play = playing(app, db);
  const call: typeof play.call = (name, options) => {
    called.add(name);
    return play.call(name, options);
  };
  return { app, play, call, write: await authoring(app, db) };
}

type Started = Awaited<ReturnType<typeof start>>;

/** One person makes every call of play and deletes their account; then the sweeps run. */
async function playEverything(): Promise<void> {
  const { db } = database;
  const started = await start();
  const { app, play, call, write } = started;
  const author = await write.person();
  const { id: story_id } = await write.published(author, { initial_xp: 100_000 });
  const who = await play.player(1000);
  const password_hash = await cheapPasswords().hash(PASSWORD);
  await db.updateTable('users').set({ password_hash }).where('id', '=', who.id).execute();
  const { body: session } = await call('createSession', { ...who, body: { story_id } });
  const { id } = session;
  called.add('act');
  for (const move of MOVES) {
    await play.tryTo(who, id, move);
    await background.idle();
  }
  await write.edit(author, story_id, { lore_cards: [], story_prompt: 'Another night.' });
  await write.publish(author, story_id);
  const params = { session_id: id };
  await call('moveSession', { ...who, params, body: { number: 2 } });
  await call('changeLanguage', { ...who, params, body: { language: 'en' } });
  for (const selected_choice of ['Ring the bell', 'Sit down']) await play.act(who, id, { selected_choice });
  await readEverything(started, who, { id, story_id });
  await playTogether(started, who, story_id);
  await besideOthers(who, id);
  await playOffline(started, who, story_id);
  await write.call('getStoryInsights', { ...author, params: { id: story_id } });
  await call('deleteSession', { ...who, params });
  await play.call('deleteMyAccount', { ...who, body: { password: PASSWORD, deletes_stories: true } });
  await background.idle();
  await sweepEverything();
  await app.close();
}

/** Reads a finished session that has retold turns. */
async function readEverything(
  { call, play, app }: Started,
  who: Person,
  { id, story_id }: { readonly id: string; readonly story_id: string },
): Promise<void> {
  const params = { session_id: id };
  const { narrative_history } = (await play.read(who, id)).session_data;
  const turn_id = narrative_history.at(-1)!.id;
  await call('getSession', { ...who, params, query: { before: turn_id } });
  await call('checkSession', { ...who, params: { story_id } });
  for (const name of ['listSessions', 'listFinishedStories', 'listModels'] as const) await call(name, who);
  await call('listSessions', { ...who, query: { open: 'true' } });
  await call('getFoundEndings', { ...who, params: { story_id } });
  for (const name of ['getEnding', 'mapSession'] as const) await call(name, { ...who, params });
  await call('mapSession', { ...who, params, query: { before: turn_id, limit: '2' } });
  await call('readReasons', { ...who, params: { ...params, turn_id } });
  const { body: memory } = await call('readMemory', { ...who, params });
  const remembered = { ...params, entry_id: memory.people[0]!.entries[0]!.id };
  await call('changeMemory', { ...who, params: remembered, body: { text: 'A coin.', is_pinned: true } });
  await call('forgetMemory', { ...who, params: remembered });
  await call('branchSession', { ...who, params, body: { turn_id } });
  await call('chooseRetelling', { ...who, params, body: { turn_id } });
  const key = randomUUID();
  await play.tryTo(who, id, { action_type: 'undo' }, key);
  const follow = `/api/v1/game/sessions/${id}/actions/${key}/events`;
  called.add('followAction');
  await app.inject({ method: 'GET', url: follow, headers: who.headers });
  called.add('exportSession');
  for (const url of [`/game/sessions/${id}/export`, '/credits/export', '/auth/me/data'])
    await app.inject({ method: 'GET', url: `/api/v1${url}`, headers: who.headers });
  await app.inject({ method: 'GET', url: `/scenes/${turn_id}.svg` });
  for (const name of ['listCredits', 'listTasks', 'listFinishedTasks'] as const) await play.call(name, who);
  const body = { kind: 'hate', words: 'Unkind' };
  await play.call('reportTurn', { ...who, params: { ...params, turn_id }, body });
}

/** Uploads moves that begin a session, that continue it, and that branch after it was played online. */
async function playOffline({ call, play }: Started, who: Person, story_id: string): Promise<void> {
  const device = await keepingDevice(call, who, story_id);
  device.moves.push(chose(1), undone, chose(1), chose(0), chose(0));
  const upload = uploading(call);
  const { body } = await upload(who, device, { to: 2 });
  await upload(who, device, { to: 4 });
  await play.act(who, body.session_id!, { action_type: 'immerse' });
  await upload(who, device);
}

/** Plays with a guest who joins, votes and leaves. */
async function playTogether({ call, play, app }: Started, who: Person, story_id: string): Promise<void> {
  const { body: session } = await call('createSession', { ...who, body: { story_id } });
  const params = { session_id: session.id };
  const guest = await play.player(0);
  const { body: invitation } = await call('inviteToSession', { ...who, params, body: {} });
  const link = { params: { token: invitation.token } };
  await call('getInvitation', link);
  await call('joinSession', { ...guest, ...link });
  await call('listTogether', guest);
  await call('revokeInvitation', { ...who, params });
  await play.act(who, session.id, { selected_choice: 'Swim' });
  await call('passTurn', { ...guest, params, body: { player_id: guest.id } });
  await call('changeTogether', { ...who, params, body: { way: 'vote' } });
  const turn_id = (await play.read(guest, session.id)).session_data.narrative_history.at(-1)!.id;
  for (const voter of [guest, who])
    await call('vote', { ...voter, params, body: { turn_id, choice: 'Turn back' } });
  await background.idle();
  await call('getTogether', { ...guest, params });
  await play.call('removePlayer', { ...who, params: { ...params, player_id: guest.id } });
  called.add('removePlayer').add('followTogether');
  const follow = `/api/v1/game/sessions/${session.id}/together/events`;
  await app.inject({ method: 'GET', url: follow, headers: guest.headers });
  await call('leaveTogether', { ...guest, params });
  await call('endTogether', { ...who, params });
}

/** Runs the statements that are needed only beside a second process, or after a process has died. */
async function besideOthers({ id: user_id }: Person, session_id: string): Promise<void> {
  const { db } = database;
  const action = { session_id, user_id, key: randomUUID(), attempt: randomUUID() };
  await noteFollower(db, action, 1000);
  await findRunningAttempts(db, [action]);
  await storeTexts(db, [{ ...action, text_so_far: 'So' }]);
  await abandonAttempt(db, action);
}

async function sweepEverything(): Promise<void> {
  const loose = sql`insert into loose_pictures values ('/pictures/x.png', now() - interval '1 year')`;
  await loose.execute(database.db);
  const { config } = testDeps(database);
  const folders = { app: null, covers: path.join(folder, 'covers') };
  await sweepOnce(testDeps({ db: database.db, config: { ...config, dataDir: folder }, folders }));
}

/** Adds a large ledger of other accounts, so that PostgreSQL prefers the index. */
async function others(): Promise<void> {
  await client.query(`
    set session_replication_role = replica;
    insert into credit_entries (id, user_id, kind, amount, created_at, operation_key, is_open)
    select gen_random_uuid(), gen_random_uuid(), 'hold', -1, now(), n::text, true from generate_series(1, 20000) n;
    reset session_replication_role;
    analyze credit_entries
  `);
}

/** The statements that read or write rows of play without naming the owner. */
async function nameless(asked: readonly Statement[]): Promise<string[]> {
  const found: string[] = [];
  for (const statement of asked) {
    const missing = await tablesWithout(client, statement, { tables: TABLES, column: 'user_id' });
    if (missing.length > 0)
      found.push(`${missing.join(', ')}: ${statement.text.replaceAll(/\s+/g, ' ').trim()}`);
  }
  return found;
}

const isListed = (text: string) => ABOUT_EVERYBODY.some(([statement]) => statement.test(text));

describe('every statement of play', () => {
  it('names the person whose rows they are, but for those that are about everybody', async () => {
    const found = await nameless(statements);
    expect(found.filter((text) => !isListed(text))).toEqual([]);
    const unused = ABOUT_EVERYBODY.filter(([statement]) => !found.some((text) => statement.test(text)));
    expect(unused, 'listed, and not found').toEqual([]);
  });

  it('was examined: each call of play was made, and each table read and written', () => {
    expect([...called].toSorted()).toEqual(
      expect.arrayContaining(Object.keys(playRoutes(testDeps(database)))),
    );
    const isNamed = (words: string) => statements.some(({ text }) => new RegExp(words).test(text));
    for (const table of ['turns', 'session_facts', 'session_fact_words', 'session_summaries'])
      expect([table, isNamed(`insert into "?${table}"?`), isNamed(`(?:from|join) "?${table}"?`)]).toEqual([
        table,
        true,
        true,
      ]);
  });

  it.each([
    ['a read', 'select "id" from "turns" where "session_id" = $1', 'turns'],
    [
      'a join',
      'select 1 from game_sessions join scene_visits on session_id = id where id = $1',
      'game_sessions',
    ],
    [
      'a part of a statement',
      'with mine as (select id from game_sessions where user_id = $1) select 1 from mine join turns on session_id = mine.id',
      'turns',
    ],
    ['a change', 'update session_summaries set text = null where id = $1', 'session_summaries'],
    ['a deletion', 'delete from play_actions where session_id = $1', 'play_actions'],
    ['a new row', 'insert into session_facts (turn_id, key) values ($1, null)', 'session_facts'],
  ])('is found where %s does not', async (_, text, table) => {
    const [found] = await nameless([{ text, values: [randomUUID()] }]);
    expect(found).toContain(table);
  });
});

/** Checks the statements inside trigger functions, which no client sends. */
it('every statement of a trigger names the owner, too', async () => {
  const { rows } = await sql<{ name: string; body: string }>`
    select proname as name, prosrc as body from pg_proc
    where pronamespace = 'public'::regnamespace and prolang = (select oid from pg_language where lanname = 'plpgsql')
  `.execute(database.db);
  const ofPlay = new RegExp(`\\b(?:from|join|into|update) (?:${TABLES.join('|')})\\b`);
  const found = rows.flatMap(({ name, body }) =>
    body
      .split(';')
      .filter((statement) => ofPlay.test(statement) && !/\b(?:user_id|person)\b/.test(statement))
      .map((statement) => `${name}: ${statement.trim()}`),
  );
  // this function looks the owner up
  const left = found.filter((text) => !text.startsWith('queue_published:'));
  expect(left).toEqual([]);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['place_turn', 'count_visit']));
});
