import type { Message } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { recordChange } from '../../audit/public.ts';
import { deleteOne, lockList } from '../repository.ts';
import { recorded, refuseUsed } from '../shared.ts';
import { type Identified, foundCategory } from './foundCategory.ts';

export async function deleteCategory(deps: Deps, { id }: Identified, admin: SignedInUser): Promise<Message> {
  await inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'categories');
    const before = await foundCategory(transaction, id);
    await refuseUsed(transaction, 'categories', id);
    await deleteOne(transaction, 'categories', id);
    const change = { action: 'deleteCategory', kind: 'category', id, name: before.display_name } as const;
    await recordChange(transaction, deps, admin, { ...change, before: recorded(before), after: {} });
  });
  return { detail: 'The category was deleted.' };
}
