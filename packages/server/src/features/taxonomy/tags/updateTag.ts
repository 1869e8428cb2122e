import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { Tag } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { recordChange } from '../../audit/public.ts';
import { startIndexing } from '../../catalogue/public.ts';
import { lockList, setTag } from '../repository.ts';
import { recorded, refuseTakenNames } from '../shared.ts';
import { type Identified, foundTag } from './foundTag.ts';

export async function updateTag(
  deps: Deps,
  { id, ...values }: Identified & BodyOf<'updateTag'>,
  admin: SignedInUser,
): Promise<Tag> {
  const tag = await inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'tags');
    const before = await foundTag(transaction, id);
    const { display_name = before.display_name, names = before.names, color = before.color } = values;
    await refuseTakenNames(transaction, 'tags', { display_name, names, except: id });
    const after = await setTag(transaction, { id, display_name, names, color });
    const change = { action: 'updateTag', kind: 'tag', id, name: before.display_name } as const;
    await recordChange(transaction, deps, admin, {
      ...change,
      before: recorded(before),
      after: recorded(after),
    });
    return after;
  });
  startIndexing(deps);
  return tag;
}
