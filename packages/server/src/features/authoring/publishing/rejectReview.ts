import type { Story } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { getStory } from '../../catalogue/public.ts';
import { saveEdited } from '../repository.ts';
import { changeStatus, wrongStatus } from './changeStatus.ts';
import { tellAuthor } from './tellAuthor.ts';

/** Sends a story back with a reason; a published one stays as it is. */
export async function rejectReview(
  deps: Deps,
  { story_id: id, reason }: { readonly story_id: string; readonly reason: string },
  admin: SignedInUser,
): Promise<Story> {
  const story = await changeStatus(
    deps,
    { id, action: 'rejectReview', reason },
    admin,
    async (transaction, row) => {
      if (!row.submitted_at) throw wrongStatus(row);
      await saveEdited(transaction, id, {
        status: row.status === 'in_review' ? 'draft' : row.status,
        submitted_at: null,
        submission_note: '',
        review_note: reason,
      });
      return row;
    },
  );
  tellAuthor(deps, story, { admin, reason });
  return getStory(deps, { id }, admin);
}
