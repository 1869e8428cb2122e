/** What a session that a model tells remembers, and what undo removes from its memory. */
import type { StoryStructure } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { scriptedNarrator } from '../../../narrator/scripted.ts';
import type { SummaryTask, Teller, NarrationTask } from '../../../narrator/Narrator.ts';
import type { Fact, ReadingTask } from '../../../narrator/TurnReading.ts';
import { createBackground } from '../../../platform/background.ts';
import { systemClock } from '../../../platform/clock.ts';
import { runJobs } from '../../../platform/jobs/jobs.ts';
import { buildTestApp, testDeps } from '../../../testing/buildTestApp.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { remember } from './remember.ts';
import { findSession } from '../stored/sessionsRepository.ts';
import { snapshotOf } from '../stored/snapshots.ts';

const MODEL: Teller = { narrator: 'model', name: 'llama' };
const DEBT: Fact = { key: 'ferryman_debt', value: 'owes Arjun a coin', known_to: ['you'] };
const PAID: Fact = { key: 'ferryman_debt', value: 'has paid Arjun', known_to: [] };
const ROPE: Fact = { key: 'bell_rope', value: 'frayed since Arjun pulled it', known_to: [] };

const background = createBackground(pino({ level: 'silent' }));

/** Who tells, and which facts a turn with this line creates. */
let teller: Teller;
let truths: Readonly<Record<string, readonly Fact[]>>;
let fails: boolean;
const told: NarrationTask[] = [];
const factsAsked: ReadingTask[] = [];
const summariesAsked: SummaryTask[] = [];

const memoryWriter = {
  readTurn(task: ReadingTask) {
    factsAsked.push(task);
    const facts = truths[task.turn.input ?? ''] ?? [];
    return fails ? Promise.reject(new Error('busy')) : Promise.resolve({ facts, events: [] });
  },
  summarise(task: SummaryTask) {
    summariesAsked.push(task);
    return fails ? Promise.reject(new Error('busy')) : Promise.resolve(`Summary ${summariesAsked.length}.`);
  },
};
const narrator = {
  ...scriptedNarrator({
    narrate(task) {
      told.push(task);
      return [{ text: 'So it goes.' }, { teller }];
    },
  }),
  remember: memoryWriter,
};

const database = await fileDatabase();
const app = await fileApp({ db: database.db, narrator, background });
const play = playing(app, database.db);
beforeEach(() => {
  teller = MODEL;
  truths = { 'ask for news': [DEBT], 'hear more': [PAID], 'pull the rope': [ROPE] };
  fails = false;
  for (const list of [told, factsAsked, summariesAsked]) list.length = 0;
});

async function begin(story: Parameters<typeof play.begin>[1] = {}) {
  const who = await play.player(1000);
  const { id } = await play.begin(who, story);
  return { who, id };
}

const keyOf = ({ who, id }: { readonly who: Person; readonly id: string }) => ({
  session_id: id,
  user_id: who.id,
});

/** Types lines one after the other, and waits until the memory of each is written. */
async function type({ who, id }: { who: Person; id: string }, ...lines: readonly string[]): Promise<void> {
  for (const user_action of lines) {
    await play.act(who, id, { action_type: 'custom_action', user_action });
    await background.idle();
  }
}

/** The facts that the narrator of the last turn was given. */
const facts = () => told.at(-1)!.memory!.facts.map(({ key, value }) => ({ key, value }));
const withoutKnowers = ({ key, value }: Fact) => ({ key, value });

describe('A fact', () => {
  it('is given to the turns that name what it is about, and to no others', async () => {
    const session = await begin();
    await type(session, 'ask for news', 'hum', 'whistle', 'yawn');
    expect(facts()).toEqual([]);
    await type(session, 'wave to arjun');
    expect(facts()).toEqual([withoutKnowers(DEBT)]);
  });

  it('is replaced by a newer one of its key, also where only the older one is named', async () => {
    const session = await begin();
    await type(session, 'ask for news', 'hear more', 'look for a coin');
    expect(facts()).toEqual([withoutKnowers(PAID)]);
  });

  it('is taken back by undo, and brought again by redo', async () => {
    const session = await begin();
    const { who, id } = session;
    await type(session, 'ask for news', 'hear more');
    await play.act(who, id, { action_type: 'undo' });
    await play.act(who, id, { action_type: 'redo' });
    await type(session, 'wave to arjun');
    expect(facts()).toEqual([withoutKnowers(PAID)]);
    await play.act(who, id, { action_type: 'undo' });
    await play.act(who, id, { action_type: 'undo' });
    await type(session, 'wave to arjun');
    expect(facts()).toEqual([withoutKnowers(DEBT)]);
  });

  it('is not seen from another branch', async () => {
    const session = await begin();
    const { who, id } = session;
    await type(session, 'ask for news');
    await play.act(who, id, { action_type: 'undo' });
    await type(session, 'pull the rope', 'wave to arjun');
    expect(facts()).toEqual([withoutKnowers(ROPE)]);
  });

  it('of another telling of the same turn is not seen', async () => {
    const session = await begin();
    const { who, id } = session;
    await type(session, 'ask for news');
    truths = { 'ask for news': [ROPE] };
    await play.act(who, id, { action_type: 'retell' });
    await background.idle();
    await type(session, 'wave to arjun');
    expect(facts()).toEqual([withoutKnowers(ROPE)]);
  });

  it('is asked for with the keys so far, and with the names of what the story counts', async () => {
    const session = await begin();
    await type(session, 'ask for news', 'hum');
    expect(factsAsked.at(-1)).toMatchObject({
      model_key: 'tenali',
      keys: ['ferryman_debt'],
      reserved: { numbers: ['cold'], flags: [] },
    });
  });
});

/** A fork, then a lane on one of its ways, a scene told as written, and a scene in the words of a model. */
const LANE: StoryStructure = {
  start_node: 'yard',
  nodes: {
    yard: {
      text: 'The yard is empty.',
      choices: [
        { text: 'Walk', target: 'lane' },
        { text: 'Climb', target: 'roof' },
      ],
    },
    lane: { text: 'The lane bends.', choices: [{ text: 'Go on', target: 'gate' }] },
    gate: { text: 'The gate is shut.', mode: 'verbatim', choices: [{ text: 'Knock', target: 'hall' }] },
    hall: { text: 'A hall.', choices: [{ text: 'Sit down', target: 'roof' }] },
    roof: { text: 'The end.', choices: [] },
  },
};
const WALK = { selected_choice: 'Walk' } as const;
const CONTINUE = {} as const;
const IMMERSE = { action_type: 'immerse' } as const;
const RETELL = { action_type: 'retell' } as const;

describe('Facts', () => {
  it.each<[what: string, moves: readonly Parameters<typeof play.act>[2][], asked: readonly number[]]>([
    ['Continue into a scene that is told as written', [WALK, CONTINUE], [1, 0]],
    ['a picture', [{ action_type: 'show', selected_model: 'vishvakarma' }], [0]],
  ])('cost no call after %s', async (_, moves, asked) => {
    const { who, id } = await begin({ story_structure: JSON.stringify(LANE) });
    const calls: number[] = [];
    for (const move of moves) {
      const before = factsAsked.length;
      await play.act(who, id, move);
      await background.idle();
      calls.push(factsAsked.length - before);
    }
    expect(calls).toEqual(asked);
  });

  it.each([
    ['Immerse, and another telling of it', [IMMERSE, RETELL]],
    ['Continue at a fork, where nothing is decided', [CONTINUE, CONTINUE]],
  ])('are not stored after %s, which are only judged', async (_, moves) => {
    truths = { '': [ROPE] };
    const { who, id } = await begin({ story_structure: JSON.stringify(LANE) });
    for (const move of moves) await play.act(who, id, move);
    await background.idle();
    expect(factsAsked).toHaveLength(2);
    expect(
      await database.db.selectFrom('session_facts').where('session_id', '=', id).select('key').execute(),
    ).toEqual([]);
  });

  it('are asked for after what a player did, after a scene in a model’s words, and after Continue without a graph', async () => {
    const { who, id } = await begin({ story_structure: JSON.stringify(LANE) });
    for (const move of [
      { action_type: 'custom_action', user_action: 'hum' },
      WALK,
      CONTINUE,
      CONTINUE,
    ] as const) {
      await play.act(who, id, move);
      // keeps the order: follow-ups do not wait for each other
      await background.idle();
    }
    expect(factsAsked.map(({ turn }) => turn.input)).toEqual(['hum', 'Walk', null]);
    const free = await begin({ story_structure: '{}' });
    await play.act(free.who, free.id, CONTINUE);
    await background.idle();
    expect(factsAsked).toHaveLength(4);
  });
});

describe('A summary', () => {
  it('is made of ten turns when they are told, once', async () => {
    const session = await begin();
    const { who, id } = session;
    // the first of the ten turns is the beginning of the story
    await type(session, ...Array.from({ length: 8 }, (_, at) => `hum ${at}`));
    expect(summariesAsked).toHaveLength(0);
    await type(session, 'hum 8', 'hum 9', 'hum 10');
    expect(summariesAsked).toHaveLength(1);
    expect(summariesAsked[0]!.turns.map(({ input }) => input)).toEqual([
      null,
      ...Array.from({ length: 9 }, (_, at) => `hum ${at}`),
    ]);
    expect(told.at(-1)!.memory).toMatchObject({
      summaries: [{ from: 0, to: 10, text: 'Summary 1.' }],
      turnsBefore: 0,
    });

    // once its last turn is undone the summary is not told; the turn that replaces it gets another one
    for (let turn = 0; turn < 3; turn += 1) await play.act(who, id, { action_type: 'undo' });
    await type(session, 'sing');
    expect(told.at(-1)!.memory!.summaries).toEqual([]);
    await type(session, 'sing more');
    expect(told.at(-1)!.memory!.summaries).toEqual([{ from: 0, to: 10, text: 'Summary 2.' }]);
    expect(summariesAsked[1]!.turns.at(-1)!.input).toBe('sing');
  });

  it('is made once, however many processes want to', async () => {
    const session = await begin();
    await type(session, ...Array.from({ length: 8 }, (_, at) => `hum ${at}`));
    fails = true;
    teller = { narrator: 'built_in' };
    await type(session, 'hum');
    fails = false;
    const row = (await findSession(database.db, keyOf(session)))!;
    const work = {
      ...keyOf(session),
      turn: { id: row.head_turn_id },
      snapshot: await snapshotOf(database.db, row.snapshot_id),
      callMs: 60_000,
      model_key: 'tenali',
    };
    const deps = { db: database.db, clock: systemClock, log: pino({ level: 'silent' }) };
    await Promise.all(Array.from({ length: 5 }, () => remember(deps, memoryWriter, work)));
    await remember(deps, memoryWriter, work);
    expect(summariesAsked).toHaveLength(1);
  });
});

describe('A session', () => {
  it('goes on without memory where it cannot be made, and makes up for it later', async () => {
    const session = await begin();
    fails = true;
    await type(session, ...Array.from({ length: 9 }, () => 'ask for news'));
    expect(summariesAsked).toHaveLength(1);
    expect(told.at(-1)!.memory).toMatchObject({ facts: [], summaries: [] });
    fails = false;
    // pretends that the failed attempt was an hour ago
    const long = new Date(Date.now() - 3_600_000);
    await sql`update session_summaries set created_at = ${long}`.execute(database.db);
    await type(session, 'hum', 'hum');
    expect(summariesAsked).toHaveLength(2);
    expect(told.at(-1)!.memory!.summaries).toEqual([{ from: 0, to: 10, text: 'Summary 2.' }]);
  });

  it('is told on where its memory cannot be read', async () => {
    const session = await begin();
    await type(session, 'ask for news');
    await sql`alter table session_fact_words rename to gone`.execute(database.db);
    await type(session, 'wave to arjun');
    await sql`alter table gone rename to session_fact_words`.execute(database.db);
    expect(told).toHaveLength(2);
    expect(told[1]!.memory).toBeUndefined();
  });

  it('that is deleted meanwhile is not missed', async () => {
    const session = await begin();
    const row = (await findSession(database.db, keyOf(session)))!;
    const snapshot = await snapshotOf(database.db, row.snapshot_id);
    const gone = {
      async readTurn() {
        await play.call('deleteSession', { ...session.who, params: { session_id: session.id } });
        return { facts: [DEBT], events: [] };
      },
      summarise: () => Promise.resolve(null),
    };
    const deps = { db: database.db, clock: systemClock, log: pino({ level: 'silent' }) };
    const work = {
      ...keyOf(session),
      turn: { id: row.head_turn_id },
      snapshot,
      callMs: 60_000,
      model_key: 'tenali',
    };
    await remember(deps, gone, work);
    await remember(deps, gone, work);
    expect(await findSession(database.db, keyOf(session))).toBeUndefined();
    const left = await database.db
      .selectFrom('session_facts')
      .where('session_id', '=', session.id)
      .select('key')
      .execute();
    expect(left).toEqual([]);
  });

  it('keeps nothing of what the built-in narrator tells', async () => {
    teller = { narrator: 'built_in' };
    const session = await begin();
    await type(session, 'ask for news', ...Array.from({ length: 11 }, () => 'hum'));
    expect([...factsAsked, ...summariesAsked]).toEqual([]);
  });
});

describe('The memory of a turn whose process dies', () => {
  it('is written by another process: the facts, and the summary of the tenth turn', async () => {
    const session = await begin();
    await type(session, ...Array.from({ length: 8 }, (_, at) => `hum ${at}`));
    expect(summariesAsked).toHaveLength(0);
    // the process dies with all work that should follow its answer
    const lost: (() => unknown)[] = [];
    const dying = {
      ...background,
      run: (name: string, work: () => Promise<unknown>) =>
        name === 'an action' ? background.run(name, work) : void lost.push(work),
    };
    const deadApp = await buildTestApp({ db: database.db, narrator, background: dying });
    const dead = playing(deadApp, database.db);
    await dead.act(session.who, session.id, { action_type: 'custom_action', user_action: 'ask for news' });
    await background.idle();
    await deadApp.close();
    expect(lost.length).toBeGreaterThan(0);
    expect(summariesAsked).toHaveLength(0);
    await runJobs(testDeps({ db: database.db, narrator }));
    expect(summariesAsked).toHaveLength(1);
    await type(session, 'wave to arjun');
    expect(told.at(-1)!.memory).toMatchObject({ facts: [DEBT], summaries: [{ from: 0, to: 10 }] });
    // nothing is requested twice
    await runJobs(testDeps({ db: database.db, narrator }));
    expect(summariesAsked).toHaveLength(1);
  });
});
