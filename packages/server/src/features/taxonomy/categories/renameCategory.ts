import type { Category } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { recordChange } from '../../audit/public.ts';
import { startIndexing } from '../../catalogue/public.ts';
import { lockList, setCategoryName } from '../repository.ts';
import { refuseTakenName } from '../shared.ts';
import { type Identified, type NewName, foundCategory } from './foundCategory.ts';

export async function renameCategory(
  deps: Deps,
  { id, display_name }: Identified & NewName,
  admin: SignedInUser,
): Promise<Category> {
  const category = await inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'categories');
    const before = await foundCategory(transaction, id);
    await refuseTakenName(transaction, 'categories', { display_name, except: id });
    const after = await setCategoryName(transaction, id, display_name);
    const change = { action: 'renameCategory', kind: 'category', id, name: before.display_name } as const;
    await recordChange(transaction, deps, admin, { ...change, before: { ...before }, after: { ...after } });
    return after;
  });
  startIndexing(deps);
  return category;
}
