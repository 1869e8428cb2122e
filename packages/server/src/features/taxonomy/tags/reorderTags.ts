import type { Tag } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { recordChange } from '../../audit/public.ts';
import { listTags } from '../../catalogue/public.ts';
import { lockList } from '../repository.ts';
import { type NewOrder, reorder } from '../shared.ts';

export async function reorderTags(deps: Deps, order: NewOrder, admin: SignedInUser): Promise<Tag[]> {
  await inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'tags');
    const change = await reorder(transaction, 'tags', order);
    await recordChange(transaction, deps, admin, { ...change, action: 'reorderTags', kind: 'tag' });
  });
  return listTags(deps);
}
