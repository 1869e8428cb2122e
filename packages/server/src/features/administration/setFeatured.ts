import type { AnswerOf } from '@kathaloka/contract/endpoints';
import type { Deps } from '../../platform/Deps.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/notFound.ts';
import { recordChange } from '../audit/public.ts';
import { lockStories, updateStories } from './storiesRepository.ts';

/** Searches do not depend on the flag: nothing is indexed. */
export async function setFeatured(
  deps: Deps,
  { id, is_featured }: { readonly id: string; readonly is_featured: boolean },
  admin: SignedInUser,
): Promise<AnswerOf<'setFeatured'>> {
  await inTransaction(deps.db, async (transaction) => {
    const [story] = await lockStories(transaction, [id]);
    if (!story) throw notFound('story');
    const { title: name, ...before } = story;
    await updateStories(transaction, [id], { is_featured });
    const change = { before, after: { ...before, is_featured } };
    await recordChange(transaction, deps, admin, {
      action: 'setFeatured',
      kind: 'story',
      id,
      name,
      ...change,
    });
  });
  return { is_featured };
}
