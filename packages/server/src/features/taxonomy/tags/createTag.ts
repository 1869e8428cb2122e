import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { Tag } from '@kathaloka/contract/entities';
import { TAGS_MAX } from '@kathaloka/contract/limits';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { newId } from '../../../platform/ids.ts';
import { recordChange } from '../../audit/public.ts';
import { insertTag, lockList, nextPlace } from '../repository.ts';
import { recorded, refuseTakenNames, refuseTooMany } from '../shared.ts';

export async function createTag(
  deps: Deps,
  { display_name, names = {}, color }: BodyOf<'createTag'>,
  admin: SignedInUser,
): Promise<Tag> {
  return inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'tags');
    await refuseTakenNames(transaction, 'tags', { display_name, names });
    await refuseTooMany(transaction, 'tags', TAGS_MAX);
    const tag = { id: newId(), display_name, names, color };
    await insertTag(transaction, { ...tag, sort_order: await nextPlace(transaction, 'tags') });
    const change = { action: 'createTag', kind: 'tag', id: tag.id, name: display_name } as const;
    const after = recorded({ display_name, names, color });
    await recordChange(transaction, deps, admin, { ...change, before: {}, after });
    return tag;
  });
}
