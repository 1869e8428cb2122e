import { MINUTE_MS } from '../../platform/durations.ts';
import type { Limit } from '../../platform/limits/limits.ts';

/** Higher than any reader clicks. */
export const limits = {
  reaction: { name: 'reaction', hits: 120, windowMs: MINUTE_MS, batch: 10 },
  share: { name: 'share', hits: 120, windowMs: MINUTE_MS, batch: 10 },
} as const satisfies Record<string, Limit>;
