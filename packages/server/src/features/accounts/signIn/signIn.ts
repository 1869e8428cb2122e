import type { SignedIn } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { limits } from '../limits.ts';
import { presentAccount } from '../presentYouth.ts';
import type { UserRow } from '../repository.ts';
import { type NewSession, startSession } from '../sessions/startSession.ts';

export const invalidCredentials = (): AppError =>
  new AppError('invalid_credentials', 'Invalid username, email or password');

/** Signs the browser of the caller in. */
export async function signIn(
  deps: Deps,
  user: UserRow,
  caller: Caller,
  { isRemembered, isProven }: Pick<NewSession, 'isRemembered' | 'isProven'>,
): Promise<SignedIn> {
  refuseBlocked(user);
  await deps.rateLimiter.take(limits.signIns, user.id);
  const tokens = await startSession(deps, { user, isRemembered, isProven, caller });
  if (!tokens) throw invalidCredentials();
  return { tokens, user: await presentAccount(deps, user) };
}

/**
 * Throws if the account is blocked. Call it only after the person has proved their identity: strangers must not learn
 * of the block.
 */
function refuseBlocked({ blocked_reason }: UserRow): void {
  if (blocked_reason !== null)
    throw new AppError('account_blocked', `This account is blocked: ${blocked_reason}`, {
      reason: blocked_reason,
    });
}
