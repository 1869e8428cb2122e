import { readBudgets } from '../tools/consumer/readme.ts';

/** The performance budgets. A figure over its budget fails `npm run bench`. */
export interface Budget {
  readonly name: string;
  readonly unit: 'kB' | 'ms';
  /** The maximum value. */
  readonly limit: number;
}

/** What a visit to a page may fetch and hold on a phone, until the page is idle. */
export interface VisitBudget {
  readonly scripts: number;
  readonly fonts: number;
  /** All files except pictures, in kB. */
  readonly all: number;
  readonly requests: number;
  readonly elements: number;
  readonly shifts: number;
}

type Counted = Omit<VisitBudget, 'shifts'>;

/** The measured figures of a visit; sizes in kB as transferred. */
const visitMeasured = {
  landing: { scripts: 134.6, fonts: 88.8, all: 242.6, requests: 14, elements: 388 },
  home: { scripts: 135.1, fonts: 76.9, all: 242.8, requests: 12, elements: 883 },
  story: { scripts: 150.7, fonts: 88.8, all: 263.4, requests: 20, elements: 436 },
  session: { scripts: 182.8, fonts: 76.9, all: 276.9, requests: 26, elements: 222 },
} as const satisfies Record<string, Counted>;

export type VisitedPage = keyof typeof visitMeasured;

/** The goals; docs/speed.md explains every figure above its goal. */
export const visitGoals: Readonly<Record<VisitedPage, Partial<VisitBudget>>> = {
  landing: { scripts: 134, fonts: 90, elements: 400, shifts: 0.005 },
  home: { scripts: 134, fonts: 90, all: 230, requests: 12, elements: 900, shifts: 0.005 },
  story: { scripts: 140, fonts: 90, all: 230, elements: 450, shifts: 0.005 },
  session: { fonts: 90, shifts: 0.005 },
};

/** How much a measured figure may grow before it must be measured again. */
const ROOM = 1.05;

function budgetOf(page: VisitedPage, shifts: number): VisitBudget {
  const most = (name: keyof Counted, step: number): number =>
    Math.max(visitGoals[page][name] ?? 0, Math.ceil((visitMeasured[page][name] * ROOM) / step) * step);
  return {
    scripts: most('scripts', 0.1),
    fonts: most('fonts', 0.1),
    all: most('all', 0.1),
    requests: most('requests', 1),
    elements: most('elements', 1),
    shifts,
  };
}

/** The goal, or the measured figure with some room, whichever is larger: `npm test` fails above it. */
export const visitBudgets: Readonly<Record<VisitedPage, VisitBudget>> = {
  landing: budgetOf('landing', 0.02),
  home: budgetOf('home', 0.005),
  story: budgetOf('story', 0.005),
  session: budgetOf('session', 0.02),
};

/**
 * Times depend on the machine and its load, so each is measured in the same run as something that depends on them in
 * the same way. `times` is the ratio of both.
 */
export const budgets = {
  homeScripts: { name: 'JavaScript that Home loads (brotli)', unit: 'kB', limit: 131 * ROOM },
  landingScripts: {
    name: 'JavaScript that the landing page loads (brotli)',
    unit: 'kB',
    limit: 133 * ROOM,
  },
  storyScripts: {
    name: 'JavaScript that the page of a story loads (brotli)',
    unit: 'kB',
    limit: 149.5 * ROOM,
  },
  storyCard: {
    name: 'StoryCard alone, beyond React and Emotion (brotli)',
    unit: 'kB',
    // the size that the library's README promises
    limit: new Map(readBudgets()).get('StoryCard') ?? 0,
  },
  drawing: { name: 'drawing of a cover', unit: 'ms', limit: 10 },
  firstStart: { name: 'start on an empty data folder', unit: 'ms', limit: 5000 },
  secondStart: { name: 'start on a filled data folder', unit: 'ms', limit: 1500 },
  stop: { name: 'stop', unit: 'ms', limit: 1500 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;
