import { readBudgets } from '../tools/consumer/readme.ts';

/** The performance budgets. A figure over its budget fails `npm run bench`. */
export interface Budget {
  readonly name: string;
  readonly unit: 'kB' | 'ms';
  /** The most that it may be. */
  readonly limit: number;
}

/** A page that visits begin with, on a phone: what it may fetch and hold until nothing is left to do. */
export interface VisitBudget {
  readonly scripts: number;
  readonly fonts: number;
  /** Everything but pictures, in kB. */
  readonly all: number;
  readonly requests: number;
  readonly elements: number;
  readonly shifts: number;
}

/** In kB as sent. What a visit takes today: `npm test` fails beyond it. */
export const visitBudgets = {
  landing: { scripts: 134, fonts: 90, all: 232, requests: 15, elements: 450, shifts: 0.02 },
  home: { scripts: 133, fonts: 90, all: 228, requests: 14, elements: 1000, shifts: 0.005 },
  story: { scripts: 151.5, fonts: 90, all: 253.5, requests: 22, elements: 450, shifts: 0.005 },
  session: { scripts: 264.5, fonts: 90, all: 353.5, requests: 37, elements: 300, shifts: 0.02 },
} as const satisfies Record<string, VisitBudget>;

export type VisitedPage = keyof typeof visitBudgets;

/** Where it is to go: what is above it is explained in docs/speed.md. */
export const visitGoals: Readonly<Record<VisitedPage, Partial<VisitBudget>>> = {
  landing: { scripts: 134, fonts: 90, shifts: 0.005 },
  home: { scripts: 134, fonts: 90, all: 230, requests: 14, elements: 1000, shifts: 0.005 },
  story: { scripts: 140, fonts: 90, all: 230, shifts: 0.005 },
  session: { fonts: 90, elements: 1000, shifts: 0.005 },
};

/**
 * Times depend on the machine, and on what else it does: they are measured beside something that depends on it in the
 * same way, in the same run, and `times` says how they compare.
 */
export const budgets = {
  homeScripts: { name: 'JavaScript that Home loads (brotli)', unit: 'kB', limit: 131.8 },
  landingScripts: { name: 'JavaScript that the landing page loads (brotli)', unit: 'kB', limit: 132.3 },
  storyScripts: { name: 'JavaScript that the page of a story loads (brotli)', unit: 'kB', limit: 151.5 },
  homeLater: {
    name: 'JavaScript that Home loads later, for its tooltips and at its end (brotli)',
    unit: 'kB',
    limit: 4.9,
  },
  homeStyles: { name: 'CSS that Home loads (brotli)', unit: 'kB', limit: 3.5 },
  storyCard: {
    name: 'StoryCard alone, beyond React and Emotion (brotli)',
    unit: 'kB',
    // what the library's README promises
    limit: new Map(readBudgets()).get('StoryCard') ?? 0,
  },
  drawing: { name: 'drawing of a cover', unit: 'ms', limit: 10 },
  firstStart: { name: 'start on an empty data folder', unit: 'ms', limit: 5000 },
  secondStart: { name: 'start on a filled data folder', unit: 'ms', limit: 1500 },
  stop: { name: 'stop', unit: 'ms', limit: 1500 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;
