import type { ReviewDecision } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { getStory } from '../../catalogue/public.ts';
import { changeReviewed, wrongStatus } from './changeStatus.ts';
import { publishLocked } from './publishStory.ts';
import { tellAuthor } from './tellAuthor.ts';

/** Publishes a submitted story, if it is still the version that the reviewer has read. */
export async function approveReview(
  deps: Deps,
  { story_id: id, version }: { readonly story_id: string; readonly version?: number | undefined },
  admin: SignedInUser,
): Promise<ReviewDecision> {
  const author_told = await changeReviewed(deps, { id, action: 'approveReview' }, admin, {
    assertAllowed: (row) => {
      if (!row.submitted_at) throw wrongStatus(row);
      if (version === undefined || version === row.version) return;
      const now = { version: row.version, conflicts: [] };
      throw new AppError('stale_version', 'The story was changed after it was read.', now);
    },
    change: async (transaction, row) => {
      const { author_id: published_by, submission_note: note } = row;
      await publishLocked(transaction, row, {
        note,
        published_by,
        user: admin,
        now: deps.clock(),
        hasOwnNotice: true,
      });
      return tellAuthor(transaction, deps, row, { admin, reason: null });
    },
  });
  return { ...(await getStory(deps, { id }, admin)), author_told };
}
