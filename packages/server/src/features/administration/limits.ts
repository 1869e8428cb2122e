import { HOUR_MS } from '../../platform/durations.ts';
import type { Limit } from '../../platform/limits/limits.ts';

export const limits = {
  /**
   * Small grants by one administrator without fresh proof. They are limited because together they are a large grant.
   */
  grantsWithoutProof: { name: 'grants without proof', hits: 5, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;
