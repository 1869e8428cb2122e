import type { Category } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { recordChange } from '../../audit/public.ts';
import { startIndexing } from '../../catalogue/public.ts';
import { lockList, setCategoryNames } from '../repository.ts';
import { recorded, refuseTakenNames } from '../shared.ts';
import { type Identified, type NewNames, foundCategory } from './foundCategory.ts';

export async function renameCategory(
  deps: Deps,
  { id, display_name, ...given }: Identified & NewNames,
  admin: SignedInUser,
): Promise<Category> {
  const category = await inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'categories');
    const before = await foundCategory(transaction, id);
    const { names = before.names } = given;
    await refuseTakenNames(transaction, 'categories', { display_name, names, except: id });
    const after = await setCategoryNames(transaction, { id, display_name, names });
    const change = { action: 'renameCategory', kind: 'category', id, name: before.display_name } as const;
    await recordChange(transaction, deps, admin, {
      ...change,
      before: recorded(before),
      after: recorded(after),
    });
    return after;
  });
  startIndexing(deps);
  return category;
}
