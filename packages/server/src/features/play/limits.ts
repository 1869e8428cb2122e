import type { Deps } from '../../platform/Deps.ts';
import type { Limit } from '../../platform/limits/limits.ts';

const MINUTE_MS = 60_000;

/** Beside what the calls cost: higher than any reader plays. */
export const limits = {
  session: { name: 'session', hits: 60, windowMs: 60 * MINUTE_MS },
  /** Invitations that one person makes in a day: more than anybody sends. */
  invitations: { name: 'invitation', hits: 50, windowMs: 24 * 60 * MINUTE_MS },
  /** How often somebody follows invitations. */
  joins: { name: 'joining', hits: 60, windowMs: 60 * MINUTE_MS },
  /** Turns that called a model and were not charged. Beyond the limit the built-in narrator tells them. */
  unpaid: { name: 'unpaid turn', hits: 10, windowMs: 60 * MINUTE_MS },
  /** Turns that ask a model: nobody reads so fast. Beyond the limit the built-in narrator tells them, too. */
  modelTurns: { name: 'turn by a model', hits: 20, windowMs: MINUTE_MS, batch: 5 },
  /** Of an account that is new or not verified, beside those of the hour: a long first evening. */
  newcomerCalls: { name: 'call to a model, of a newcomer', hits: 150, windowMs: 24 * 60 * MINUTE_MS },
  /** More than a reader who never puts the story down: a turn is one to three of them. */
  modelCalls: { name: 'call to a model', hits: 600, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

/** A session that takes over more turns counts as several: nobody fills the disk faster by copies than by playing. */
const TURNS_OF_SESSION = 100;

/** Of a new session, with the turns that it takes over. */
export async function takeSessionLimit(
  { rateLimiter }: Pick<Deps, 'rateLimiter'>,
  { user_id, turns }: { readonly user_id: string; readonly turns: number },
): Promise<void> {
  await rateLimiter.take(limits.session, user_id);
  for (let taken = TURNS_OF_SESSION; taken < turns; taken += TURNS_OF_SESSION)
    await rateLimiter.take(limits.session, user_id);
}
