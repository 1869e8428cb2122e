import type { Deps } from '../../platform/Deps.ts';
import type { Limit } from '../../platform/limits/limits.ts';

const MINUTE_MS = 60_000;

/** Limits in addition to the price of calls. No reader reaches them by playing. */
export const limits = {
  session: { name: 'session', hits: 60, windowMs: 60 * MINUTE_MS },
  /** Invitations that a person creates in a day. */
  invitations: { name: 'invitation', hits: 50, windowMs: 24 * 60 * MINUTE_MS },
  /** How often a person follows invitations. */
  joins: { name: 'joining', hits: 60, windowMs: 60 * MINUTE_MS },
  /** Turns that called a model and were not charged. Beyond the limit the built-in narrator tells them. */
  unpaid: { name: 'unpaid turn', hits: 10, windowMs: 60 * MINUTE_MS },
  /** Typed lines that a model read, and that the author's words answered, which are free. */
  freeReadings: { name: 'free reading', hits: 60, windowMs: 60 * MINUTE_MS },
  /** Turns told by a model: more than a person can read. Beyond this limit the built-in narrator tells them. */
  modelTurns: { name: 'turn by a model', hits: 20, windowMs: MINUTE_MS, batch: 5 },
  /**
   * A daily limit for new or unverified accounts, in addition to the hourly one. It is enough for a long first
   * evening.
   */
  newcomerCalls: { name: 'call to a model, of a newcomer', hits: 150, windowMs: 24 * 60 * MINUTE_MS },
  /** More calls than constant reading needs: a turn makes one to three calls. */
  modelCalls: { name: 'call to a model', hits: 600, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

/** A session with more copied turns counts as several, so that copies fill the disk no faster than play. */
const TURNS_OF_SESSION = 100;

/** Counts a new session that copies this many turns against the limit. */
export async function takeSessionLimit(
  { rateLimiter }: Pick<Deps, 'rateLimiter'>,
  { user_id, turns }: { readonly user_id: string; readonly turns: number },
): Promise<void> {
  await rateLimiter.take(limits.session, user_id);
  for (let taken = TURNS_OF_SESSION; taken < turns; taken += TURNS_OF_SESSION)
    await rateLimiter.take(limits.session, user_id);
}
