/** The performance budgets. A figure over its budget fails `npm run bench`. */
export interface Budget {
  readonly name: string;
  readonly unit: 'kB' | 'ms' | 'requests/s' | 'times';
  /** The most that it may be, or the least. */
  readonly limit: number;
  readonly is?: 'at most' | 'at least';
}

/**
 * Times depend on the machine, and on what else it does: they are measured beside something that depends on it in the
 * same way, in the same run, and `times` says how they compare.
 */
export const budgets = {
  homeScripts: { name: 'JavaScript that Home loads (brotli)', unit: 'kB', limit: 130 },
  homeVisitScripts: {
    name: 'JavaScript that a first visit to Home fetches, dynamic imports included (brotli)',
    unit: 'kB',
    limit: 134,
  },
  landingScripts: { name: 'JavaScript that the landing page loads (brotli)', unit: 'kB', limit: 135 },
  storyScripts: { name: 'JavaScript that the page of a story loads (brotli)', unit: 'kB', limit: 173 },
  homeStyles: { name: 'CSS that Home loads (brotli)', unit: 'kB', limit: 3.5 },
  homeFonts: { name: 'fonts that a first visit to Home fetches', unit: 'kB', limit: 120 },
  storyCard: { name: 'StoryCard alone, beyond React and Emotion (brotli)', unit: 'kB', limit: 8 },
  drawing: { name: 'drawing of a cover', unit: 'ms', limit: 10 },
  firstStart: { name: 'start on an empty data folder', unit: 'ms', limit: 5000 },
  secondStart: { name: 'start on a filled data folder', unit: 'ms', limit: 2500 },
  secondStartRatio: {
    name: 'start on a filled data folder, in starts of Node alone',
    unit: 'times',
    limit: 30,
  },
  stop: { name: 'stop', unit: 'ms', limit: 1500 },
  listP95: { name: 'GET /stories/?page=1, 24 stories, 16 at a time, p95', unit: 'ms', limit: 100 },
  listRate: {
    name: 'GET /stories/?page=1, 24 stories, 16 at a time',
    unit: 'requests/s',
    limit: 500,
    is: 'at least',
  },
  listRatio: {
    name: 'GET /stories/?page=1, in the rate of a bare server that sends as much',
    unit: 'times',
    limit: 0.03,
    is: 'at least',
  },
  pageRate: { name: 'GET /home, 16 at a time', unit: 'requests/s', limit: 2000, is: 'at least' },
  pageRatio: {
    name: 'GET /home, in the rate of a bare server',
    unit: 'times',
    limit: 0.3,
    is: 'at least',
  },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

export function isMet({ limit, is }: Budget, measured: number): boolean {
  return is === 'at least' ? measured >= limit : measured <= limit;
}
