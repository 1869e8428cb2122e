import type { Message } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { recordChange } from '../../audit/public.ts';
import { deleteOne, lockList } from '../repository.ts';
import { recorded, refuseUsed } from '../shared.ts';
import { type Identified, foundTag } from './foundTag.ts';

export async function deleteTag(deps: Deps, { id }: Identified, admin: SignedInUser): Promise<Message> {
  await inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'tags');
    const before = await foundTag(transaction, id);
    await refuseUsed(transaction, 'tags', id);
    await deleteOne(transaction, 'tags', id);
    const change = { action: 'deleteTag', kind: 'tag', id, name: before.display_name } as const;
    await recordChange(transaction, deps, admin, { ...change, before: recorded(before), after: {} });
  });
  return { detail: 'The tag was deleted.' };
}
