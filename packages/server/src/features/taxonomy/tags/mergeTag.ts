import type { AdminTag } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { recordChange } from '../../audit/public.ts';
import { startIndexing } from '../../catalogue/public.ts';
import { moveTags } from '../../authoring/public.ts';
import { countUses, deleteOne, lockList } from '../repository.ts';
import { recorded } from '../shared.ts';
import { type Identified, foundTag } from './foundTag.ts';

/** Replaces a tag by another one in every story. No story has it twice afterwards. */
export async function mergeTag(
  deps: Deps,
  { id, into }: Identified & { readonly into: string },
  admin: SignedInUser,
): Promise<AdminTag> {
  if (id === into) throw notFound('tag');
  const merged = await inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'tags');
    const gone = await foundTag(transaction, id);
    const stays = await foundTag(transaction, into);
    const moved = await countUses(transaction, 'tags', id);
    await moveTags(transaction, id, into);
    await deleteOne(transaction, 'tags', id);
    const change = { action: 'mergeTag', kind: 'tag', id, name: gone.display_name } as const;
    await recordChange(transaction, deps, admin, {
      ...change,
      before: recorded(gone),
      after: { merged_into: stays.display_name, stories: moved },
    });
    return { ...stays, stories_count: await countUses(transaction, 'tags', into) };
  });
  startIndexing(deps);
  return merged;
}
