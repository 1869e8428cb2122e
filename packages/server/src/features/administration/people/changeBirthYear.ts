import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { AdminUser } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { lockForYouth, storeBirthYear } from '../../accounts/public.ts';
import { recordChange } from '../../audit/public.ts';
import type { Identified } from './present.ts';
import { getUser } from './getUser.ts';

/** Corrects the year of birth of a person who mistyped it or gave a false one. */
export async function changeBirthYear(
  deps: Deps,
  { id, birth_year, reason }: Identified & BodyOf<'changeBirthYear'>,
  admin: SignedInUser,
): Promise<AdminUser> {
  await inTransaction(deps.db, async (transaction) => {
    const before = await lockForYouth(transaction, id);
    await storeBirthYear(transaction, deps, { user_id: id, birth_year, isFirst: false });
    await recordChange(transaction, deps, admin, {
      action: 'changeBirthYear',
      kind: 'user',
      id,
      before: { birth_year: before.birth_year },
      after: { birth_year },
      reason,
    });
  });
  deps.log.info(
    { event: 'birth_year_changed', user_id: id, admin_id: admin.id },
    'security: a year of birth was changed',
  );
  return getUser(deps, { id });
}
