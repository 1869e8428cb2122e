import type { AnswerOf } from '@kathaloka/contract/endpoints';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { PUBLISHED } from '../../../platform/db/published.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { refuseFull } from '../../../platform/limits/storage.ts';
import { limits } from '../limits.ts';
import type { Act } from '../editing/storeRestorePoint.ts';
import { recordVersion } from '../versions/recordVersion.ts';
import { type EditedRow, saveEdited } from '../repository.ts';
import { needsReview } from '../policy.ts';
import { type AskedStory, changeReviewed, wrongStatus, saveWhole } from './changeStatus.ts';

/**
 * Publishes a draft, or the changes since the last version, after the automatic review. With `REVIEW=manual`
 * an author's story then waits for an administrator.
 */
export async function publishStory(
  deps: Deps,
  { id, note }: AskedStory & { readonly note: string },
  user: SignedInUser,
): Promise<AnswerOf<'publishStory'>> {
  await deps.rateLimiter.take(limits.publish, user.id);
  const waits = needsReview(user, deps.config);
  return changeReviewed(deps, { id, action: 'publishStory' }, user, {
    assertAllowed: (row) => {
      const hasChanges = row.status === 'draft' || row.working_copy !== null;
      if (!hasChanges || row.submitted_at) throw wrongStatus(row);
    },
    change: async (transaction, row) => {
      if (row.author_id !== null) await refuseFull(transaction, row.author_id);
      const now = deps.clock();
      if (!waits) {
        const published_version = await publishLocked(transaction, row, {
          note,
          published_by: user.id,
          user,
          now,
        });
        return { status: PUBLISHED, submitted_at: null, published_version };
      }
      // a published story stays published while its next version waits
      const status = row.status === 'draft' ? 'in_review' : row.status;
      await saveEdited(transaction, id, {
        status,
        submitted_at: now,
        submission_note: note,
        review_note: null,
      });
      return { status, submitted_at: now.toISOString(), published_version: row.published_version };
    },
  });
}

interface Publication {
  readonly note: string;
  readonly published_by: string | null;
  readonly user: Act['user'];
  readonly hasOwnNotice?: boolean;
  readonly now: Date;
}

/**
 * Publishes the working copy, and returns the number of its version. The date of the first publication stays, and with it
 * the place in the catalogue.
 */
export async function publishLocked(
  transaction: Transaction,
  row: EditedRow,
  { note, published_by, user, now, hasOwnNotice }: Publication,
): Promise<number> {
  const act = { act: 'published', user, now, hasOwnNotice } as const;
  await saveWhole(transaction, row, { status: PUBLISHED, published_at: row.published_at ?? now, ...act });
  return recordVersion(transaction, { story_id: row.id, note, published_by, now });
}
