import type { Limit } from '../../platform/limits/limits.ts';

const MINUTE_MS = 60_000;

/** Higher than any reader plays. */
export const limits = {
  action: { name: 'action', hits: 120, windowMs: MINUTE_MS, batch: 10 },
  session: { name: 'session', hits: 60, windowMs: 60 * MINUTE_MS },
  /** Turns that called a model and were not charged. Beyond the limit the built-in narrator tells them. */
  unpaid: { name: 'unpaid turn', hits: 10, windowMs: 60 * MINUTE_MS },
  export: { name: 'export of a session', hits: 60, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Limit>;
