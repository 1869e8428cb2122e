import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { User } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { notSignedIn } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { findUser } from '../repository.ts';
import { presentAccount } from '../presentYouth.ts';
import { storeBirthYear } from './birthYear.ts';

/** Stores the year of birth once: a young person cannot become older by giving another year. */
export async function giveBirthYear(
  deps: Deps,
  { birth_year }: BodyOf<'giveBirthYear'>,
  { id }: Pick<SignedInUser, 'id'>,
): Promise<User> {
  const isStored = await inTransaction(deps.db, (transaction) =>
    storeBirthYear(transaction, deps, { user_id: id, birth_year, isFirst: true }),
  );
  if (!isStored)
    throw new AppError(
      'already_given',
      'The year of birth was given already. An administrator can correct it.',
    );
  const user = await findUser(deps.db, id);
  if (!user) throw notSignedIn();
  return presentAccount(deps, user);
}
