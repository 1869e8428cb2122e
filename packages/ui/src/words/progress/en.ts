import { durationOf } from '../time.ts';
import { counted, percent, whole } from '../numbers/en.ts';
import { area } from '../area.ts';

/** A task with the server's English title. */
export interface NamedTask {
  readonly task_id: string;
  readonly title: string;
}

const duration = durationOf('en');

export const progressWords = area('progress', {
  title: 'Your Progress',
  logout: 'Logout',
  panels: {
    daily: 'Daily Tasks',
    milestone: 'Milestone Tasks',
    achievement: 'Achievements',
  },
  loading: (panel: string) => `Loading ${panel}...`,
  empty: 'No tasks available at the moment',
  emptyHint: 'Check back later for new challenges!',
  /** The title of a task in this language. */
  taskTitle: ({ title }: NamedTask): string => title,
  taskDescription: ({ description }: NamedTask & { readonly description: string }): string => description,
  levelTitle: (title: string): string => title,
  level: (title: string, level: number) => `${title}, level ${whole(level)}`,
  levelShort: (level: number) => `Level ${whole(level)}`,
  noLevel: 'N/A',
  levelRequired: (level: string) => `Required level: ${level}`,
  stars: (current: number, next: number) => `${whole(current)} / ${whole(next)} stars`,
  towards: (level: number) => `Towards level ${whole(level)}`,
  creditUnit: (count: number): string => (count === 1 ? 'credit' : 'credits'),
  reward: (count: number) => counted(count, { one: 'credit', other: 'credits' }),
  number: whole,
  percent: (value: number) => percent(Math.floor(value)),
  ofTarget: (current: number, target: number) => `${whole(current)} / ${whole(target)}`,
  completed: 'Completed',
  locked: 'Locked',
  /** A task that was done below its level: its reward, and the level at which that is paid. */
  paidAtLevel: (reward: string, level: number) => `Done: ${reward} at level ${whole(level)}`,
  resetsIn: (ms: number) => `New tasks in ${duration(ms)}`,
  streak: (days: number) => counted(days, { one: 'day in a row', other: 'days in a row' }),
  streakHint: (longest: number) => `Longest: ${counted(longest, { one: 'day', other: 'days' })}`,
  streakOpen: 'Play today to keep your streak',
  noStreak: 'Play today to begin a streak',
  credits: 'Credits',
  account: 'Account',
  taskDone: (title: string, count: number) =>
    `Task completed: ${title}. +${counted(count, { one: 'credit', other: 'credits' })}`,
  newLevel: (title: string, level: number) => `Level ${whole(level)}: you are now ${title}`,
  tally: (completed: number, total: number) => `${whole(completed)} of ${whole(total)} completed`,
});
