import type { Invitation, TogetherChange } from '@kathaloka/contract/entities';
import { TOGETHER_MAX } from '@kathaloka/contract/limits';
import { AppError } from '../../../platform/AppError.ts';
import { newOpaqueToken } from '../../../platform/auth/opaqueTokens.ts';
import { lockAccount } from '../../../platform/db/lockAccount.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { notFound } from '../../../platform/notFound.ts';
import { limits } from '../limits.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { lockSession } from '../stored/sessionsRepository.ts';
import { changeRow, countTogether, insertTogether, isForEverybody } from './togetherRepository.ts';

interface Invited extends SessionKey, Pick<TogetherChange, 'budget'> {
  readonly hours: number;
}

/** Replaces the invitation of a session. The first invitation begins playing together. */
export async function inviteToSession(
  deps: Pick<Deps, 'clock' | 'db' | 'rateLimiter'>,
  { hours, budget, session_id, user_id }: Invited,
): Promise<Invitation> {
  const { db, clock, rateLimiter } = deps;
  await rateLimiter.take(limits.invitations, user_id);
  const key = { session_id, user_id };
  const token = newOpaqueToken();
  const expires = new Date(clock().getTime() + hours * HOUR_MS);
  await inTransaction(db, async (transaction) => {
    await lockAccount(transaction, user_id);
    const session = await lockSession(transaction, key);
    if (!session) throw notFound('session');
    if (!(await isForEverybody(transaction, session.story_id))) throw cannotShare('story');
    if (session.is_completed) throw cannotShare('ending');
    if ((await countTogether(transaction, key)) >= TOGETHER_MAX) {
      const most = { resource: 'together', max: TOGETHER_MAX } as const;
      throw new AppError(
        'limit_reached',
        `At most ${most.max} games are played together at a time. End one first.`,
        most,
      );
    }
    await insertTogether(transaction, { ...key, now: clock() });
    await changeRow(transaction, key, {
      token,
      token_expires_at: expires,
      ...(budget !== undefined && { budget }),
    });
  });
  return { token, expires_at: expires.toISOString() };
}

const REFUSED = {
  ending: 'This game has ended. A new one can begin from any of its turns.',
  story: 'Not everybody may read this story, so it cannot be played together.',
} as const;

const cannotShare = (reason: keyof typeof REFUSED) =>
  new AppError('cannot_share', REFUSED[reason], { reason });
