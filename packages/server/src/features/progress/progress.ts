import type { Streak } from '@kathaloka/contract/entities';
import { dayOf } from '../../platform/clock.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { countDeeds } from './countsRepository.ts';
import { ALL_TIME, DAYS_BACK, daysBefore, type Measure } from './deeds.ts';
import { countLikesReceived, findOwed } from './deedsRepository.ts';
import { findPerson } from './peopleRepository.ts';
import { findPaidIn, type PaidTask } from './repository.ts';
import { levelOf } from './levels.ts';
import { isOwed, type OwedTask } from './owed.ts';
import { streakOf } from './streak.ts';
import type { TaskRule } from './taskRule.ts';
import { TASKS, type TaskType } from './tasks.ts';

/** What a person has done, and which tasks were paid. */
export interface Progress {
  readonly today: string;
  readonly streak: Streak;
  /** The paid tasks of all time, and of the days in question. */
  readonly paid: readonly Pick<PaidTask, 'task_id' | 'scope'>[];
  /** The number of tasks ever paid. */
  readonly paid_count: number;
  readonly owed: readonly OwedTask[];
  readonly stars: number;
  /** The value of a measure, for all time or for one day. */
  readonly amount: (measure: Measure, scope: string) => number;
  /** The days with at least one deed. */
  readonly days: readonly string[];
}

export async function progressOf(db: Queries, user_id: string, now: Date): Promise<Progress> {
  const today = dayOf(now);
  const counts = await countDeeds(db, user_id, daysBefore(now, DAYS_BACK));
  // read before the paid tasks: a payment meanwhile makes a task paid, so that the task is in at least one of the two
  const owed = await findOwed(db, user_id);
  const days = [...new Set([...counts.map(({ scope }) => scope), today])].filter(
    (scope) => scope !== ALL_TIME,
  );
  const paid = await findPaidIn(db, user_id, [ALL_TIME, ...days, ...owed.map(({ day }) => day)]);
  const liked_by = await likesFor(db, user_id, paid);
  const byKey = new Map(counts.map(({ scope, kind, count }) => [`${scope} ${kind}`, count]));
  const person = (await findPerson(db, user_id)) ?? NOBODY;
  const streak = streakOf(person, today);
  return {
    today,
    streak,
    paid,
    paid_count: person.paid_count ?? 0,
    owed,
    stars: person.stars,
    amount(measure, scope) {
      if (measure === 'streak') return streak.longest;
      if (measure === 'liked_by') return liked_by;
      return byKey.get(`${scope} ${measure}`) ?? 0;
    },
    days: days.sort(),
  };
}

/** A person before the first turn. */
const NOBODY = { stars: 0, paid_count: 0, last_day: null, last_run: 0, longest_run: 0 };

/** The number of likes. Counted only while a task about likes is open, because there may be very many. */
async function likesFor(db: Queries, user_id: string, paid: Progress['paid']): Promise<number> {
  const rules = Object.values(TASKS)
    .flat()
    .filter(({ measures }) => measures === 'liked_by');
  const isOpen = rules.some(({ task_id }) => !paid.some((task) => task.task_id === task_id));
  const most = Math.max(...rules.map(({ target }) => target));
  return isOpen ? countLikesReceived(db, { user_id, most }) : most;
}

/** A task that is done and not paid yet. */
export interface DueTask {
  readonly rule: TaskRule;
  readonly scope: string;
}

/** Whether a task was paid, for a day or for all time. */
export const isPaid = ({ paid }: Pick<Progress, 'paid'>, { task_id }: TaskRule, scope: string): boolean =>
  paid.some((task) => task.task_id === task_id && task.scope === scope);

/** Finished tasks that are not paid, in the order of the catalogue. */
function doneTasks(progress: Progress): DueTask[] {
  const days = [...new Set([...progress.owed.map(({ day }) => day), ...progress.days])].sort();
  return (Object.keys(TASKS) as TaskType[]).flatMap((task_type) =>
    TASKS[task_type].flatMap((rule) =>
      (task_type === 'daily' ? days : [ALL_TIME])
        .filter((scope) => !isPaid(progress, rule, scope))
        .filter(
          (scope) => progress.amount(rule.measures, scope) >= rule.target || isOwed(progress, rule, scope),
        )
        .map((scope) => ({ rule, scope })),
    ),
  );
}

/** The tasks to be paid now, including finished tasks that are unlocked by the stars of other due tasks. */
export function dueTasks(progress: Progress): DueTask[] {
  const candidates = doneTasks(progress);
  const due: DueTask[] = [];
  let stars = progress.stars;
  for (;;) {
    const level = levelOf(stars).current;
    const next = candidates.filter((task) => !due.includes(task) && level >= (task.rule.level ?? 1));
    if (next.length === 0) return due;
    due.push(...next);
    stars += next.reduce((sum, { rule }) => sum + rule.stars, 0);
  }
}

/**
 * Finished daily tasks whose level is not reached, and that are not stored yet. They must be stored, because
 * the counts of a day are deleted later.
 */
export function newlyOwed(progress: Progress): OwedTask[] {
  const due = dueTasks(progress);
  const isDue = ({ rule, scope }: DueTask) => due.some((task) => task.rule === rule && task.scope === scope);
  return doneTasks(progress)
    .filter((task) => task.scope !== ALL_TIME && !isDue(task) && !isOwed(progress, task.rule, task.scope))
    .map(({ rule, scope }) => ({ task_id: rule.task_id, day: scope }));
}
