import type { ReviewDecision } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { getStory } from '../../catalogue/public.ts';
import { saveEdited } from '../repository.ts';
import { changeStatus, wrongStatus } from './changeStatus.ts';
import { tellAuthor } from './tellAuthor.ts';

/** Rejects a submitted story with a reason. A published version stays as it is. */
export async function rejectReview(
  deps: Deps,
  { story_id: id, reason }: { readonly story_id: string; readonly reason: string },
  admin: SignedInUser,
): Promise<ReviewDecision> {
  const asked = { id, action: 'rejectReview', reason } as const;
  const author_told = await changeStatus(deps, asked, admin, async (transaction, row) => {
    if (!row.submitted_at) throw wrongStatus(row);
    await saveEdited(transaction, id, {
      status: row.status === 'in_review' ? 'draft' : row.status,
      submitted_at: null,
      submission_note: '',
      review_note: reason,
    });
    return tellAuthor(transaction, deps, row, { admin, reason });
  });
  return { ...(await getStory(deps, { id }, admin)), author_told };
}
