import { TASK_IDS } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { ALL_TIME, type Measure } from './deeds.ts';
import { levelOf } from './levels.ts';
import { modelsOf } from '../economy/public.ts';
import { drawDaily, priceOf, pricesOf } from './drawDaily.ts';
import { presentFinished } from './present.ts';
import { dueTasks, newlyOwed, type Progress } from './progress.ts';
import { taskById, TASKS, type TaskType } from './tasks.ts';

const TODAY = '2026-11-20';

function progress(amounts: Partial<Record<Measure, number>>, parts: Partial<Progress> = {}): Progress {
  return {
    today: TODAY,
    streak: { days: 0, longest: 0, has_played_today: false },
    paid: [],
    paid_count: 0,
    owed: [],
    stars: 0,
    amount: (measure) => amounts[measure] ?? 0,
    days: [TODAY],
    ...parts,
  };
}

const idsOf = (found: Progress): string[] => dueTasks(found).map(({ rule }) => rule.task_id);
const paid = (task_id: string, scope: string, stars = 0) => ({
  user_id: 'somebody',
  number: 1,
  task_id,
  scope,
  stars,
  coins: 1,
  finished_at: new Date(),
});

const ALL = (Object.keys(TASKS) as TaskType[]).flatMap((type) => TASKS[type].map((rule) => ({ type, rule })));

describe('what is due', () => {
  it.each(ALL)('is $rule.task_id at its target, and not one before', ({ rule }) => {
    const { task_id, measures, target } = rule;
    const high = { stars: 5000 };
    expect(idsOf(progress({ [measures]: target - 1 }, high))).not.toContain(task_id);
    expect(idsOf(progress({ [measures]: target }, high))).toContain(task_id);
  });

  it('is no task of a higher level, until the stars of the others lead there', () => {
    // level 1, where a picture does not count yet
    expect(idsOf(progress({ picture: 1 }))).toEqual([]);
    // the stars of the first two tasks lead to level 2, where the picture counts
    expect(idsOf(progress({ picture: 1, part: 50 }))).toEqual([
      'lamp_at_dusk',
      'turns_of_the_wheel',
      'beads_on_the_thread',
    ]);
    expect(idsOf(progress({ picture: 1, part: 50, ending: 1 }))).toContain('ask_the_painter');
  });

  it('is no task that was paid, and a daily one on each of its days', () => {
    expect(idsOf(progress({ like: 5 }, { paid: [paid('rasika', ALL_TIME)] }))).toEqual([]);
    const days = ['2026-11-19', TODAY];
    const found = dueTasks(progress({ part: 1 }, { days, paid: [paid('lamp_at_dusk', TODAY)] }));
    expect(found.map(({ scope }) => scope)).toEqual(['2026-11-19']);
  });
});

describe('what is owed', () => {
  it('is a daily task that was done before its level, also when its day is forgotten', () => {
    const done = progress({ ending: 1 }, { stars: 0, paid: [paid('first_crossing', ALL_TIME)] });
    expect(idsOf(done)).toEqual([]);
    expect(newlyOwed(done)).toEqual([{ task_id: 'far_shore', day: TODAY }]);
    const owed = [{ task_id: 'far_shore', day: '2026-10-01' }];
    expect(newlyOwed(progress({}, { owed }))).toEqual([]);
    expect(dueTasks(progress({}, { owed }))).toEqual([]);
    const [due, ...others] = dueTasks(progress({}, { owed, stars: 90 }));
    expect(due).toMatchObject({ rule: { task_id: 'far_shore' }, scope: '2026-10-01' });
    expect(others).toEqual([]);
    const again = { owed, stars: 90, paid: [paid('far_shore', '2026-10-01')] };
    expect(dueTasks(progress({}, again))).toEqual([]);
  });

  it('is nothing else: a step or a feat waits for its level by itself', () => {
    expect(newlyOwed(progress({ shelf: 4, story: 12 }))).toEqual([{ task_id: 'two_shelves', day: TODAY }]);
  });
});

describe('the daily tasks', () => {
  const { image } = modelsOf({ models: {} });
  const ofProvider = Object.fromEntries(image.map(({ model_key }) => [model_key, 'any']));
  const PRICES = pricesOf({ models: ofProvider as never });
  const drawn = (found: Progress, credits: number, prices = PRICES) =>
    drawDaily(found, credits, prices).map(({ task_id }) => task_id);
  const PRICED = ['tenalis_tongue', 'still_lake', 'ask_the_painter'];
  const paidToday = (...ids: readonly string[]) => ids.map((id) => paid(id, TODAY));

  it.each([0, 30, 90, 190, 5000])(
    'with %i stars and no credits are all there: the free ones pay for the others',
    (stars) => {
      expect(drawn(progress({}, { stars }), 0)).toEqual(TASKS.daily.map(({ task_id }) => task_id));
    },
  );

  it('pay back what they cost', () => {
    const costs = TASKS.daily.filter((rule) => priceOf(PRICES, rule) > 0);
    expect(costs.map(({ task_id }) => task_id)).toEqual(PRICED);
    for (const rule of costs) expect(rule.coins).toBeGreaterThanOrEqual(priceOf(PRICES, rule));
  });

  it('are without those that nobody could pay before midnight', () => {
    const free = ['lamp_at_dusk', 'turns_of_the_wheel', 'fork_in_the_forest'];
    const spent = progress({ part: 5, choice: 3 }, { paid: paidToday(...free) });
    expect(drawn(spent, 0).filter((id) => PRICED.includes(id))).toEqual([]);
    expect(drawn(spent, 1).filter((id) => PRICED.includes(id))).toEqual([]);
    // the reward for two free texts pays for the picture
    expect(drawn(spent, 2).filter((id) => PRICED.includes(id))).toEqual(PRICED);
    const half = progress({ part: 5, choice: 3, words: 1 }, { paid: paidToday(...free) });
    expect(drawn(half, 0)).not.toContain('tenalis_tongue');
    expect(drawn(half, 1)).toContain('tenalis_tongue');
    // a finished task stays in the list
    const done = progress({ words: 2 }, { paid: paidToday(...free, 'tenalis_tongue') });
    expect(drawn(done, 0)).toContain('tenalis_tongue');
  });

  it('count on what the others pay only where their level is reached, and only once', () => {
    const free = ['lamp_at_dusk', 'turns_of_the_wheel', 'fork_in_the_forest'];
    // the task to reach an ending pays 12 credits, from level 3 on
    expect(drawn(progress({}, { stars: 30, paid: paidToday(...free) }), 0)).not.toContain('ask_the_painter');
    expect(drawn(progress({}, { stars: 90, paid: paidToday(...free) }), 0)).toContain('ask_the_painter');
    const reached = progress({ ending: 1 }, { stars: 90, paid: paidToday(...free, 'far_shore') });
    expect(drawn(reached, 0)).not.toContain('ask_the_painter');
  });
});

describe('the catalogue', () => {
  it('has at least 6 daily, 10 milestone and 16 achievement tasks, each with a name of its own', () => {
    expect(TASKS.daily.length).toBeGreaterThanOrEqual(6);
    expect(TASKS.milestone.length).toBeGreaterThanOrEqual(10);
    expect(TASKS.achievement.length).toBeGreaterThanOrEqual(16);
    expect(ALL.map(({ rule }) => rule.task_id)).toEqual(TASK_IDS);
    expect(new Set(ALL.map(({ rule }) => rule.title)).size).toBe(ALL.length);
    expect(taskById('rasika')).toMatchObject({ task_type: 'achievement', title: 'The Rasika’s Eye' });
  });

  it('pays in credits, and calls them nothing else', () => {
    const told = ALL.map(({ rule: { title, description } }) => `${title}: ${description}`);
    expect(told.filter((text) => /\bcoins?\b/i.test(text))).toEqual([]);
  });

  it('has enough stars in the levels before each lock to open it', () => {
    const unreachable = ALL.filter(({ rule }) => {
      const level = rule.level ?? 1;
      const before = ALL.filter(({ type, rule: other }) => type !== 'daily' && (other.level ?? 1) < level);
      const stars = before.reduce((sum, { rule: other }) => sum + other.stars, 0);
      return levelOf(stars).current < level;
    });
    expect(unreachable).toEqual([]);
  });
});

describe('what is told of paid tasks', () => {
  const [first] = TASKS.daily;
  const told = (stars: number, ...each: number[]) =>
    presentFinished(
      each.map((of) => ({ ...paid(first!.task_id, TODAY, of), coins: 40 })),
      stars,
    ).new_level;

  it('has the level that their stars led to, whatever they paid in credits, and none where they led to none', () => {
    const [second, third] = [30, 90];
    expect([second - 1, second, third - 1, third].map((stars) => levelOf(stars).current)).toEqual([
      1, 2, 2, 3,
    ]);
    expect(told(second, 1)).toMatchObject({ current: 2 });
    expect(told(second - 1, 1)).toBeNull();
    expect(told(second + 1, 1)).toBeNull();
    expect(told(second + 1, 1, 1)).toMatchObject({ current: 2 });
    expect(told(third, 1)).toMatchObject({ current: 3 });
  });
});

describe('levels', () => {
  it.each([
    [0, 'Shrota', 1, 0, 30],
    [29, 'Shrota', 1, 29, 30],
    [30, 'Jijnasu', 2, 0, 60],
    [1260, 'Kavi', 8, 0, 500],
    [3209, 'Vyasa', 10, 799, 800],
    [3210, 'Vyasa', 11, 0, 800],
  ])('%i stars are %s, level %i, with %i of %i', (stars, title, current, current_stars, next) => {
    expect(levelOf(stars)).toMatchObject({ title, current, current_stars, stars_for_next_level: next });
  });
});
