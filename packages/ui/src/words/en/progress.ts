import { counted, percent, whole } from './numbers.ts';

export const progress = {
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
  level: (title: string, level: number) => `${title}, level ${whole(level)}`,
  levelShort: (level: number) => `Level ${whole(level)}`,
  noLevel: 'N/A',
  levelRequired: (level: string) => `Required level: ${level}`,
  stars: (current: number, next: number) => `${whole(current)} / ${whole(next)} stars`,
  towards: (level: number) => `Towards level ${whole(level)}`,
  coinUnit: (count: number) => (count === 1 ? 'coin' : 'coins'),
  coins: (count: number) => counted(count, { one: 'coin', other: 'coins' }),
  number: whole,
  percent: (value: number) => percent(Math.floor(value)),
  ofTarget: (current: number, target: number) => `${whole(current)} / ${whole(target)}`,
  completed: 'Completed',
  locked: 'Locked',
  tally: (completed: number, total: number) => `${whole(completed)} of ${whole(total)} completed`,
};
