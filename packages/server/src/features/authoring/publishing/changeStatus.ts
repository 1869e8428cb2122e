import type { CallName } from '@kathaloka/contract/calls';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { notFound } from '../../../platform/notFound.ts';
import { isAdmin } from '../../../platform/auth/policy.ts';
import { recordChange } from '../../audit/public.ts';
import { startIndexing } from '../../catalogue/public.ts';
import { createCovers } from '../../pictures/public.ts';
import { type EditedRow, findEdited, lockStory, saveEdited } from '../repository.ts';
import { type Act, storeRestorePoint } from '../editing/storeRestorePoint.ts';
import { storyRow, workingStory } from '../editing/storyRow.ts';
import { tellOfActs } from '../editing/tellOfActs.ts';
import { reviewAutomatically } from './automaticReview.ts';

export interface AskedStory {
  readonly id: string;
}

export const wrongStatus = ({ status }: Pick<EditedRow, 'status'>) =>
  new AppError('wrong_status', 'The story is not in the right status for this.', { status });

interface StatusChange extends AskedStory {
  readonly action: CallName;
  readonly reason?: string;
}

/** Locks a story, changes its status, and updates the index after the commit. Returns `change`'s result. */
export async function changeStatus<T>(
  deps: Deps,
  { id, action, reason }: StatusChange,
  user: SignedInUser,
  change: (transaction: Transaction, row: EditedRow) => Promise<T>,
): Promise<T> {
  const result = await inTransaction(deps.db, async (transaction) => {
    const row = await lockStory(transaction, id);
    if (!row) throw notFound('story');
    const changed = await change(transaction, row);
    if (!isAdmin(user)) return changed;
    await tellOfActs(transaction, deps, [id]);
    await recordChange(transaction, deps, user, {
      action,
      kind: 'story',
      id,
      name: row.title,
      before: stateOf(row),
      after: await stateAfter(transaction, row, action),
      ...(reason !== undefined && { reason }),
    });
    return changed;
  });
  startJobs(deps);
  startIndexing(deps);
  return result;
}

/** Thrown if the working copy was changed after the review. */
class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

interface ReviewedChange<T> {
  /** Throws if the status or the version does not allow the change. */
  readonly assertAllowed: (row: EditedRow) => void;
  readonly change: (transaction: Transaction, row: EditedRow) => Promise<T>;
}

/**
 * Changes the status after the automatic review. The review of a large story takes long, so it runs before the
 * transaction; a story that was changed before it was locked is reviewed again. The rate limit of changes bounds how
 * often this happens.
 */
export async function changeReviewed<T>(
  deps: Deps,
  asked: StatusChange,
  user: SignedInUser,
  { assertAllowed, change }: ReviewedChange<T>,
): Promise<T> {
  for (;;) {
    const read = await findEdited(deps.db, asked.id);
    if (!read) throw notFound('story');
    assertAllowed(read);
    await reviewAutomatically(workingStory(read));
    try {
      const changed = await changeStatus(deps, asked, user, async (transaction, row) => {
        assertAllowed(row);
        if (row.version !== read.version) throw new ChangedMeanwhile();
        return change(transaction, row);
      });
      deps.once(createCovers).paintStory(asked.id);
      return changed;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
}

/**
 * The state of a story after a change, for the audit log. A story that an administrator has deleted has no status,
 * even if its row remains for open sessions.
 */
async function stateAfter(transaction: Transaction, row: EditedRow, action: CallName) {
  if (action === 'removeStory') return { ...stateOf(row), status: null };
  return stateOf((await lockStory(transaction, row.id)) ?? row);
}

/** The fields of a status change for the audit log. */
const stateOf = ({ status, published_version, submitted_at }: EditedRow) => ({
  status,
  published_version,
  is_submitted: submitted_at !== null,
});

interface NewStatus extends Act, Pick<EditedRow, 'status'> {
  readonly published_at?: Date | null;
}

/** Copies the working copy into the story, with a new status. No unpublished change remains, and none awaits review. */
export async function saveWhole(
  transaction: Transaction,
  row: EditedRow,
  { status, published_at = row.published_at, ...act }: NewStatus,
): Promise<void> {
  await storeRestorePoint(transaction, row, act);
  const { id, author_id, created_at } = row;
  const { id: _, ...content } = storyRow(workingStory(row), {
    id,
    author_id,
    status,
    created_at,
    published_at,
  });
  await saveEdited(transaction, id, {
    ...content,
    working_copy: null,
    submitted_at: null,
    submission_note: '',
    review_note: null,
    // Home does not show archived stories, so the flag is removed as well
    ...(status === 'archived' && { is_featured: false }),
  });
}
