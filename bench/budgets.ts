/** What we promise. A figure over its budget fails `npm run bench`. */
export interface Budget {
  readonly name: string;
  readonly unit: 'kB' | 'ms' | 'requests/s';
  /** At most this; for `requests/s`, at least. */
  readonly limit: number;
}

export const budgets = {
  homeScripts: { name: 'JavaScript that Home loads (brotli)', unit: 'kB', limit: 130 },
  homeStyles: { name: 'CSS that Home loads (brotli)', unit: 'kB', limit: 3.5 },
  storyCard: { name: 'StoryCard alone, beyond React and Emotion (brotli)', unit: 'kB', limit: 8 },
  firstStart: { name: 'start on an empty data folder', unit: 'ms', limit: 5000 },
  secondStart: { name: 'start on a filled data folder', unit: 'ms', limit: 2500 },
  stop: { name: 'stop', unit: 'ms', limit: 1500 },
  listP95: { name: 'GET /stories/?page=1, 24 stories, 16 at a time, p95', unit: 'ms', limit: 100 },
  listRate: { name: 'GET /stories/?page=1, 24 stories, 16 at a time', unit: 'requests/s', limit: 500 },
  pageRate: { name: 'GET /home, 16 at a time', unit: 'requests/s', limit: 2000 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;
