import type { AdminCategory } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { recordChange } from '../../audit/public.ts';
import { startIndexing } from '../../catalogue/public.ts';
import { moveStories } from '../../authoring/public.ts';
import { countUses, deleteOne, lockList } from '../repository.ts';
import { recorded } from '../shared.ts';
import { type Identified, foundCategory } from './foundCategory.ts';

/** Moves all stories of a category to another one, and deletes it. A story being saved waits. */
export async function mergeCategory(
  deps: Deps,
  { id, into }: Identified & { readonly into: string },
  admin: SignedInUser,
): Promise<AdminCategory> {
  if (id === into) throw notFound('category');
  const merged = await inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'categories');
    const gone = await foundCategory(transaction, id);
    const stays = await foundCategory(transaction, into);
    const moved = await countUses(transaction, 'categories', id);
    await moveStories(transaction, id, into);
    await deleteOne(transaction, 'categories', id);
    const change = { action: 'mergeCategory', kind: 'category', id, name: gone.display_name } as const;
    await recordChange(transaction, deps, admin, {
      ...change,
      before: recorded(gone),
      after: { merged_into: stays.display_name, stories: moved },
    });
    return { ...stays, stories_count: await countUses(transaction, 'categories', into) };
  });
  startIndexing(deps);
  return merged;
}
