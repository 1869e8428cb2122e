import type { Streak } from '@kathaloka/contract/entities';
import { dayOf } from '../../platform/clock.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { ALL_TIME, type Measure } from './deeds.ts';
import { countDeeds, countLikesReceived, findPlayedDays } from './deedsRepository.ts';
import { findPaidTasks, type PaidTask } from './repository.ts';
import { levelOf } from './levels.ts';
import { streakOf } from './streak.ts';
import type { TaskRule } from './taskRule.ts';
import { TASKS, type TaskType } from './tasks.ts';

/** What a person has done, and what was paid for it. */
export interface Progress {
  readonly today: string;
  readonly streak: Streak;
  readonly paid: readonly PaidTask[];
  readonly stars: number;
  /** The value of a measure, in total or on one day. */
  readonly amount: (measure: Measure, scope: string) => number;
  /** The days with any deed. */
  readonly days: readonly string[];
}

export async function progressOf(db: Queries, user_id: string, now: Date): Promise<Progress> {
  const today = dayOf(now);
  const counts = await countDeeds(db, user_id);
  const streak = streakOf(await findPlayedDays(db, user_id), today);
  const paid = await findPaidTasks(db, user_id);
  const liked_by = await likesFor(db, user_id, paid);
  const byKey = new Map(counts.map(({ scope, kind, count }) => [`${scope} ${kind}`, count]));
  const days = new Set(counts.map(({ scope }) => scope).filter((scope) => scope !== ALL_TIME));
  return {
    today,
    streak,
    paid,
    stars: paid.reduce((sum, { stars }) => sum + stars, 0),
    amount(measure, scope) {
      if (measure === 'streak') return streak.longest;
      if (measure === 'liked_by') return liked_by;
      return byKey.get(`${scope} ${measure}`) ?? 0;
    },
    days: [...days.add(today)].sort(),
  };
}

/** Counted only while a task about it is open, because there may be very many. */
async function likesFor(db: Queries, user_id: string, paid: readonly PaidTask[]): Promise<number> {
  const rules = Object.values(TASKS)
    .flat()
    .filter(({ measures }) => measures === 'liked_by');
  const isOpen = rules.some(({ task_id }) => !paid.some((task) => task.task_id === task_id));
  return isOpen ? countLikesReceived(db, user_id) : Math.max(...rules.map(({ target }) => target));
}

/** A task that is done and not paid yet. */
export interface DueTask {
  readonly rule: TaskRule;
  readonly scope: string;
}

/**
 * What is due, in the order of the catalogue. Stars may raise the level, and a level unlock tasks that are done already:
 * those are due as well.
 */
export function dueTasks(progress: Progress): DueTask[] {
  const paid = new Set(progress.paid.map(({ task_id, scope }) => `${task_id} ${scope}`));
  const candidates = (Object.keys(TASKS) as TaskType[]).flatMap((task_type) =>
    TASKS[task_type].flatMap((rule) =>
      (task_type === 'daily' ? progress.days : [ALL_TIME])
        .filter((scope) => !paid.has(`${rule.task_id} ${scope}`))
        .filter((scope) => progress.amount(rule.measures, scope) >= rule.target)
        .map((scope) => ({ rule, scope })),
    ),
  );
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
