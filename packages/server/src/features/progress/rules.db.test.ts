import { LANGUAGES, PICTURE_STYLES, TEXT_MODELS } from '@kathaloka/contract/limits';
import type { StoryStructure } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../testing/people.ts';
import { progressPlay } from '../../testing/progressPlay.ts';
import type { Measure } from './deeds.ts';
import { TASKS, type TaskType } from './tasks.ts';

const play = progressPlay();

const DAY_MS = 86_400_000;
/** Tasks with a higher target run only in `npm run test:full`; `progress.test.ts` checks their count. */
const MOST = process.env.TEST_FULL === '1' ? Number.POSITIVE_INFINITY : 60;
/** The time between two deeds. */
const SECONDS_MS = 15_000;
const LONGEST = 1100;

/** A chain of scenes that are told as written, so that a part costs nothing. */
function chainOf(length: number): StoryStructure {
  const name = (at: number) => `scene ${at}`;
  const nodes = Object.fromEntries(
    Array.from({ length }, (_, at) => [
      name(at),
      {
        text: `The path goes on for the ${at}th time.`,
        mode: 'verbatim' as const,
        choices: at === length - 1 ? [] : [{ text: `Walk on ${at}`, target: name(at + 1) }],
      },
    ]),
  );
  return { start_node: name(0), nodes };
}

const CHAIN = { story_structure: JSON.stringify(chainOf(LONGEST)), initial_xp: 100_000 };
const SHORT = { story_structure: JSON.stringify(chainOf(2)), initial_xp: 100_000 };

/** Does the deed for the `at`th time through the API, each time with a new subject. */
type Doing = (who: Person, at: number) => Promise<void>;
type Prepare = (who: Person) => Promise<Doing>;

const alongTheChain =
  (move: (at: number) => Parameters<typeof play.act>[2], thenWalks: boolean): Prepare =>
  async (who) => {
    const { id } = await play.begin(who, CHAIN);
    return async (person, at) => {
      await play.act(person, id, move(at));
      if (thenWalks) await play.act(person, id, {});
    };
  };

const anotherStory =
  (valuesOf: (at: number) => Promise<object> | object, move: object = {}): Prepare =>
  () =>
    Promise.resolve(async (who: Person, at: number) => {
      const { id } = await play.begin(who, { ...SHORT, ...(await valuesOf(at)) });
      await play.act(who, id, move);
    });

const react =
  (name: 'likeStory' | 'bookmarkStory'): Prepare =>
  () =>
    Promise.resolve(async (who: Person) => {
      const { status } = await play.call(name, { ...who, params: { id: await play.make.story() }, body: {} });
      expect(status).toBe(200);
    });

const DOINGS: Readonly<Record<Measure, Prepare>> = {
  part: alongTheChain(() => ({}), false),
  scene: alongTheChain(() => ({}), false),
  choice: alongTheChain((at) => ({ selected_choice: `Walk on ${at}` }), false),
  words: alongTheChain((at) => ({ action_type: 'custom_action', user_action: `I count to ${at}` }), false),
  setting: alongTheChain(() => ({ action_type: 'immerse' }), true),
  picture: alongTheChain(() => ({ action_type: 'show', selected_model: 'vishvakarma' }), true),
  painter: alongTheChain((at) => ({ action_type: 'show', selected_model: PICTURE_STYLES[at]! }), true),
  teller: alongTheChain((at) => ({ action_type: 'immerse', selected_model: TEXT_MODELS[at]! }), true),
  retelling: async (who) => {
    const { id } = await play.begin(who, { initial_xp: 100_000 });
    return async (person) => {
      await play.act(person, id, { action_type: 'immerse' });
      await play.act(person, id, { action_type: 'retell' });
    };
  },
  ending: anotherStory(() => ({})),
  finished: anotherStory(() => ({})),
  story: anotherStory(() => ({})),
  shelf: anotherStory(async () => ({ category_id: (await play.make.category()).id })),
  language: anotherStory((at) => ({ language: LANGUAGES[at]! })),
  day: anotherStory(() => ({})),
  streak: () =>
    Promise.resolve(async (who: Person) => {
      const { id } = await play.begin(who, SHORT);
      await play.act(who, id, {});
      play.time.pass(DAY_MS);
    }),
  like: react('likeStory'),
  bookmark: react('bookmarkStory'),
  share: () =>
    Promise.resolve(async (who: Person) => {
      await play.call('shareStory', { ...who, params: { id: await play.make.story() } });
      play.time.pass(DAY_MS);
    }),
  published: () =>
    Promise.resolve(async ({ id: author_id }: Person) => {
      await play.make.story({ author_id, published_at: play.time.now() });
    }),
  liked_by: async ({ id: author_id }) => {
    const id = await play.make.story({ author_id });
    return async () => {
      await play.call('likeStory', { ...(await play.player()), params: { id }, body: {} });
    };
  },
};

const ALL = (Object.keys(TASKS) as TaskType[]).flatMap((task_type) =>
  TASKS[task_type].map((rule) => ({ ...rule, task_type })),
);
const MEASURES = [...new Set(ALL.map(({ measures }) => measures))];

/** The tasks of a measure that this run completes, at least the one with the lowest target. */
function playedOf(measure: Measure): typeof ALL {
  const tasks = ALL.filter(({ measures }) => measures === measure);
  const shortest = Math.min(...tasks.map(({ target }) => target));
  return tasks.filter(({ target }) => target <= Math.max(MOST, shortest));
}

async function rewardsOf({ id }: Person): Promise<Record<string, number>> {
  const entries = await play.db
    .selectFrom('credit_entries')
    .select(['reference_id', 'amount'])
    .where('user_id', '=', id)
    .where('kind', '=', 'reward')
    .execute();
  return Object.fromEntries(entries.map(({ reference_id, amount }) => [reference_id, amount]));
}

/** Checks that these tasks are open and unlocked, with this progress. */
async function expectOpen(who: Person, tasks: typeof ALL, current_value: number): Promise<void> {
  if (tasks.length > 0) await play.settled();
  for (const { task_id, task_type } of tasks) {
    const open = { is_completed: false, is_locked: false, current_value };
    expect(await play.task(who, task_type, task_id), `${task_id} before`).toMatchObject(open);
  }
}

describe('every task', () => {
  it.each(MEASURES)(
    'that counts “%s” is paid when it is done, and not one deed before',
    async (measure) => {
      let who = await play.player(10_000);
      await play.giveStars(who, 5000);
      const tasks = playedOf(measure);
      const turn = await DOINGS[measure](who);
      const last = Math.max(...tasks.map(({ target }) => target));
      for (let done = 1; done <= last; done += 1) {
        const reached = tasks.filter(({ target }) => target === done);
        await expectOpen(who, reached, done - 1);
        await turn(who, done - 1);
        play.time.pass(SECONDS_MS);
        who = await play.signedInAgain(who);
        for (const { task_id, task_type, coins } of reached) {
          await play.settled();
          expect(await play.task(who, task_type, task_id), task_id).toMatchObject({
            is_completed: true,
            progress_percentage: 100,
          });
          expect((await rewardsOf(who))[task_id], task_id).toBe(coins);
        }
      }
    },
    120_000,
  );
});
