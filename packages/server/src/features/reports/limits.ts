import type { Limit } from '../../platform/limits/limits.ts';

const HOUR_MS = 60 * 60_000;

/** Reports of one person: more than anybody reads of in an hour. */
export const limits = {
  reports: { name: 'reports', hits: 20, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;
