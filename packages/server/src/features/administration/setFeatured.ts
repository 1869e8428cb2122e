import type { AnswerOf } from '@kathaloka/contract/endpoints';
import { AppError } from '../../platform/AppError.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/notFound.ts';
import { recordChange } from '../audit/public.ts';
import { changeAdministered } from '../authoring/public.ts';
import { lockStories } from './storiesRepository.ts';

/** Features a story, or stops featuring it. Search does not depend on this, so nothing is indexed. */
export async function setFeatured(
  deps: Deps,
  { id, is_featured }: { readonly id: string; readonly is_featured: boolean },
  admin: SignedInUser,
): Promise<AnswerOf<'setFeatured'>> {
  await inTransaction(deps.db, async (transaction) => {
    const [story] = await lockStories(transaction, [id]);
    if (!story) throw notFound('story');
    const { title: name, status, is_featured: was } = story;
    // Home shows only published stories, but a draft may still lose an old flag
    if (is_featured && status !== 'published')
      throw new AppError('wrong_status', 'Only published stories are featured.', { status });
    await changeAdministered(transaction, [id], { is_featured });
    const before = { status, is_featured: was };
    const change = { before, after: { status, is_featured } };
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
