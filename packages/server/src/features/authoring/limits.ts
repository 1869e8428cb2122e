import { HOUR_MS, MINUTE_MS } from '../../platform/durations.ts';
import type { Limit } from '../../platform/limits/limits.ts';

/** What is stored for good, beside what the calls cost: higher than any author writes. */
export const limits = {
  create: { name: 'new story', hits: 60, windowMs: HOUR_MS },
  /** Nothing is stored, but reading takes seconds. */
  import: { name: 'imported story', hits: 60, windowMs: HOUR_MS },
  /** A choice has ten phrases at most, and an author asks for those of a few scenes. */
  phrases: { name: 'suggested phrases', hits: 120, windowMs: HOUR_MS },
  /** Each is a version, which is never deleted. */
  publish: { name: 'published story', hits: 30, windowMs: 10 * MINUTE_MS },
} as const satisfies Record<string, Limit>;
