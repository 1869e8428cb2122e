import { HOUR_MS } from '../../platform/durations.ts';
import type { Limit } from '../../platform/limits/limits.ts';

export const limits = {
  /** Links that one person makes: more than anybody sends. */
  share: { name: 'share of a turn', hits: 30, windowMs: HOUR_MS },
  /** Sessions that are begun from one link: a link that goes round in a school stays below it. */
  plays: { name: 'plays of a shared turn', hits: 600, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;
