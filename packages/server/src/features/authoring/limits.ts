import { HOUR_MS, MINUTE_MS } from '../../platform/durations.ts';
import type { Limit } from '../../platform/limits/limits.ts';

/**
 * Limits on what authors store permanently and on costly calls, besides the general limits by cost. No author
 * reaches them by writing.
 */
export const limits = {
  create: { name: 'new story', hits: 60, windowMs: HOUR_MS },
  /** Importing stores nothing, but reading takes seconds. */
  import: { name: 'imported story', hits: 60, windowMs: HOUR_MS },
  /** Fetching a cover asks another server, and decodes what it sends. */
  cover: { name: 'fetched cover', hits: 60, windowMs: HOUR_MS },
  /** A choice has at most ten phrases, and an author needs suggestions for the choices of a few scenes. */
  phrases: { name: 'suggested phrases', hits: 120, windowMs: HOUR_MS },
  /** Each publication stores a version. */
  publish: { name: 'published story', hits: 30, windowMs: 10 * MINUTE_MS },
} as const satisfies Record<string, Limit>;
