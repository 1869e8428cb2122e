/** How many rows an action writes, as the database counts them, including triggers and background work. */
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dailySpending } from '../../../narrator/boundedCalls.ts';
import type { Narrator } from '../../../narrator/Narrator.ts';
import { scriptedModel } from '../../../narrator/scripted.ts';
import { createBackground } from '../../../platform/background.ts';
import { systemClock } from '../../../platform/clock.ts';
import { createFollowUps } from '../../../platform/processes/followUps.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { type RowWrites, rowWritesOf, sumOf } from '../../../testing/rowWrites.ts';
import { scriptedModels } from '../../../testing/scriptedModels.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { settleProgress } from '../../progress/public.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await database.db.destroy();
});
afterEach(() => database.drop());

/** A model that adds notes to each turn, reports its usage, and remembers nothing. */
const model: Narrator = {
  ...scriptedModel({ narrate: () => [{ text: 'So it goes.' }, { notes: { said: 1 } }] }),
  used: () => [{ model: 'llama', calls: 1, prompt_tokens: 9, cached_tokens: 0, completion_tokens: 9 }],
  remember: {
    readTurn: () => Promise.resolve({ facts: [], events: [] }),
    summarise: () => Promise.resolve(null),
  },
};

/** A narrator that takes from the daily budget for each action, as models of a provider do. */
function withinBudget(db: Database): Narrator {
  const spend = dailySpending(db, systemClock, 10_000);
  return {
    ...model,
    async forAction() {
      expect(await spend(1)).toBe(true);
      return model;
    },
  };
}

interface Told {
  readonly by: 'the built-in narrator' | 'a model';
  /** Whether the follow-up is done: progress, and the memory of the turn. */
  readonly isFollowed: boolean;
}

type Play = ReturnType<typeof playing>;

async function withApp(
  db: Database,
  { by, isFollowed }: Told,
  work: (play: Play) => Promise<unknown>,
): Promise<void> {
  const background = createBackground(pino({ level: 'silent' }));
  const app = await buildTestApp({
    db,
    background,
    processId: randomUUID(),
    followUps: createFollowUps(),
    afterTurn: isFollowed ? settleProgress : () => Promise.resolve(),
    ...(!isFollowed && { jobs: { memory: () => Promise.resolve() } }),
    ...(by === 'a model' && { narrator: withinBudget(db), config: { ai: scriptedModels } }),
  });
  await work(playing(app, db));
  await background.idle();
  await app.close();
}

interface Story {
  readonly values?: Parameters<Play['begin']>[1];
  /** The choices to play, in order. Only the writes of the last one are counted. */
  readonly choices: readonly string[];
}

/** A story that goes back and forth between two scenes. */
const FERRY_RIDE: Story = {
  choices: ['Swim', 'Turn back', 'Swim', 'Turn back', 'Swim', 'Turn back', 'Swim'],
};

const STEPS = Array.from({ length: 12 }, (_, step) => step);

/** A story in which each choice leads to a new scene. */
const ROAD: Story = {
  values: {
    story_structure: JSON.stringify({
      start_node: 'mile 0',
      nodes: Object.fromEntries(
        STEPS.map((step) => [
          `mile ${step}`,
          {
            text: `The stone says ${step}.`,
            choices: step === 11 ? [] : [{ text: `On to ${step + 1}`, target: `mile ${step + 1}` }],
          },
        ]),
      ),
    }),
  },
  choices: STEPS.slice(1, 9).map((step) => `On to ${step}`),
};

/**
 * Counts the rows that a choice writes in an ordinary moment: mid-game, not the first of the day, completing no task.
 */
async function writesOfChoice(told: Told, story: Story = FERRY_RIDE): Promise<RowWrites> {
  const before = story.choices.slice(0, -1);
  const selected_choice = story.choices.at(-1)!;
  let who: Person;
  let id = '';
  await rowWritesOf(database.connection, (db) =>
    withApp(db, { ...told, isFollowed: true }, async (play) => {
      who = await play.player(1000);
      ({ id } = await play.begin(who, story.values));
      for (const choice of before) await play.act(who, id, { selected_choice: choice });
    }),
  );
  return rowWritesOf(database.connection, (db) =>
    withApp(db, told, (play) => play.act(who, id, { selected_choice })),
  );
}

/** Rows written before the player is answered: by the claim and the commit, including triggers. */
const ACTION = {
  // inserted by the claim, updated with the answer
  play_actions: 2,
  // includes the narrator's notes for the next turn
  turns: 1,
  // its newest turn, summary and spending; the size is added to the account's total only once in many turns
  game_sessions: 1,
  // the hourly counts of the story
  story_changes: 1,
  scene_visits: 1,
};

/** A paid action. */
const PAID = {
  ...ACTION,
  // the hold, then its capture
  credit_entries: 2,
  // only the hold changes the balance: capturing all of it does not
  users: 1,
  // a portion of the daily budget, which later calls use as well
  provider_spending: 1,
};

/**
 * Rows written later in the background: progress in a task, a scene and a choice that are new to the reader, and the
 * counters.
 */
const COUNTED = { progress_deeds: 1, progress_people: 1 };

/**
 * Counts the rows of a choice told by a model, without its usage: all actions of a process share one row a minute for
 * each model.
 */
async function writesOfModel(told: Pick<Told, 'isFollowed'>, story?: Story): Promise<RowWrites> {
  const { model_usage, ...writes } = await writesOfChoice({ ...told, by: 'a model' }, story);
  expect(model_usage).toBe(1);
  return writes;
}

const added = (one: RowWrites, ...others: readonly RowWrites[]): RowWrites =>
  Object.assign({}, one, ...others);

describe('A choice', () => {
  const by = 'the built-in narrator';

  it('that the built-in narrator tells writes 6 rows before it is answered', async () => {
    expect(await writesOfChoice({ by, isFollowed: false })).toEqual(ACTION);
    expect(sumOf(ACTION)).toBe(6);
  });

  it('and 8 with its progress, also into a scene that the player has not seen', async () => {
    const writes = await writesOfChoice({ by, isFollowed: true });
    expect(writes).toEqual(added(ACTION, COUNTED));
    expect(sumOf(writes)).toBe(8);
  });

  it('that a model tells writes 10 rows before it is answered, of which 4 are its price', async () => {
    const writes = await writesOfModel({ isFollowed: false });
    expect(writes).toEqual(PAID);
    expect(sumOf(writes)).toBe(10);
  });

  it('that a model tells writes 12 with its progress, and none for a memory of nothing new', async () => {
    const writes = await writesOfModel({ isFollowed: true });
    expect(writes).toEqual(added(PAID, COUNTED));
    expect(sumOf(writes)).toBe(12);
  });

  it('writes no more into a scene that the player has not seen, whoever tells it', async () => {
    expect(await writesOfModel({ isFollowed: true }, ROAD)).toEqual(added(PAID, COUNTED));
  });
});
