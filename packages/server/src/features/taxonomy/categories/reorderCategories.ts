import type { Category } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { recordChange } from '../../audit/public.ts';
import { listCategories } from '../../catalogue/public.ts';
import { lockList } from '../repository.ts';
import { type NewOrder, reorder } from '../shared.ts';

export async function reorderCategories(
  deps: Deps,
  order: NewOrder,
  admin: SignedInUser,
): Promise<Category[]> {
  await inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'categories');
    const change = await reorder(transaction, 'categories', order);
    await recordChange(transaction, deps, admin, {
      ...change,
      action: 'reorderCategories',
      kind: 'category',
    });
  });
  return listCategories(deps);
}
