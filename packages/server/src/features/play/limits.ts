import type { Limit } from '../../platform/limits/limits.ts';

const MINUTE_MS = 60_000;

/** More than anybody plays. */
export const limits = {
  action: { name: 'action', hits: 120, windowMs: MINUTE_MS, batch: 10 },
  session: { name: 'session', hits: 60, windowMs: 60 * MINUTE_MS },
  /** What a model was called for and nobody paid: past it the built-in narrator tells, and calls none. */
  unpaid: { name: 'unpaid turn', hits: 10, windowMs: 60 * MINUTE_MS },
  export: { name: 'export of a session', hits: 60, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Limit>;
