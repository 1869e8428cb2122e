import { HOUR_MS } from '../../platform/durations.ts';
import type { Limit } from '../../platform/limits/limits.ts';

export const limits = {
  /** Links that one person creates. */
  share: { name: 'share of a turn', hits: 30, windowMs: HOUR_MS },
  /** Sessions that are begun from one link. A link that is passed round a school stays below the limit. */
  plays: { name: 'plays of a shared turn', hits: 600, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;
