import { HOUR_MS, MINUTE_MS } from '../../platform/durations.ts';
import type { Limit } from '../../platform/limits/limits.ts';

/** Higher than any author writes. */
export const limits = {
  create: { name: 'new story', hits: 60, windowMs: HOUR_MS },
  save: { name: 'saved story', hits: 120, windowMs: 10 * MINUTE_MS },
  /** Each runs the checks of the whole story. */
  publish: { name: 'published story', hits: 30, windowMs: 10 * MINUTE_MS },
  /** Drafts are stored while the author types. */
  draft: { name: 'draft', hits: 120, windowMs: MINUTE_MS, batch: 10 },
  insights: { name: 'insights', hits: 60, windowMs: 10 * MINUTE_MS },
} as const satisfies Record<string, Limit>;
