import type { NewRow } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { newId } from '../../../platform/ids.ts';
import { grant } from '../../economy/public.ts';
import { insertUser, type UserRow } from '../repository.ts';

/** Creates an account with its starting credits; undefined if the name or the address is taken. */
export function createAccount(
  deps: Deps,
  account: Omit<NewRow<'users'>, 'id' | 'created_at' | 'credits'>,
): Promise<UserRow | undefined> {
  const { startingCredits } = deps.config;
  return inTransaction(deps.db, async (transaction) => {
    const user = await insertUser(transaction, { ...account, id: newId(), created_at: deps.clock() });
    if (!user || startingCredits === 0) return user;
    const signup = { user_id: user.id, amount: startingCredits, key: 'signup:credits' } as const;
    await grant({ ...deps, db: transaction }, signup);
    return { ...user, credits: startingCredits };
  });
}
