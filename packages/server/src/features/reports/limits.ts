import { HOUR_MS } from '../../platform/durations.ts';
import type { Limit } from '../../platform/limits/limits.ts';

/** Reports by one person: higher than any reader files in an hour. */
export const limits = {
  reports: { name: 'reports', hits: 20, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;
