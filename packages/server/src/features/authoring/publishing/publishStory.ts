import type { CallName } from '@kathaloka/contract/calls';
import type { MyStory } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { PUBLISHED } from '../../../platform/db/published.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { recordChange } from '../../audit/public.ts';
import { startIndexing } from '../../catalogue/public.ts';
import { reviewAutomatically } from './automaticReview.ts';
import { limits } from '../limits.ts';
import { readMine } from '../read.ts';
import { recordVersion } from '../versions/recordVersion.ts';
import { type EditedRow, findEdited, lockForStatus, saveEdited } from '../repository.ts';
import { storyRow } from '../editing/storyRow.ts';
import { workingStory } from '../editing/workingCopy.ts';
import { needsReview } from '../policy.ts';
import { isAdmin } from '../../../platform/auth/policy.ts';

interface AskedStory {
  readonly id: string;
}

export const wrongStatus = ({ status }: Pick<EditedRow, 'status'>) =>
  new AppError('wrong_status', 'The story is not in the right status for this.', { status });

interface StatusChange extends AskedStory {
  readonly action: CallName;
  readonly reason?: string;
}

/** Changes the status of a locked story, and updates the search index afterwards. Returns the story as it was before. */
export async function changeStatus(
  deps: Deps,
  { id, action, reason }: StatusChange,
  user: SignedInUser,
  change: (transaction: Transaction, row: EditedRow) => Promise<void>,
): Promise<EditedRow> {
  const before = await inTransaction(deps.db, async (transaction) => {
    const row = await lockForStatus(transaction, id);
    if (!row) throw notFound('story');
    await change(transaction, row);
    if (!isAdmin(user)) return row;
    await recordChange(transaction, deps, user, {
      action,
      kind: 'story',
      id,
      name: row.title,
      before: stateOf(row),
      after: stateOf((await lockForStatus(transaction, id)) ?? row),
      ...(reason !== undefined && { reason }),
    });
    return row;
  });
  startIndexing(deps);
  return before;
}

/** The working copy that was reviewed is not the one that is stored by now. */
class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

interface ReviewedChange {
  /** Throws where the status, or the version, allows no such change. */
  readonly assertAllowed: (row: EditedRow) => void;
  readonly change: (transaction: Transaction, row: EditedRow) => Promise<void>;
}

/**
 * The same for a story that passes the automatic review. That takes long for a large story, so no transaction is open
 * meanwhile: a story that was changed before it was locked is reviewed again, and changes have a rate limit.
 */
export async function changeReviewed(
  deps: Deps,
  asked: StatusChange,
  user: SignedInUser,
  { assertAllowed, change }: ReviewedChange,
): Promise<EditedRow> {
  for (;;) {
    const read = await findEdited(deps.db, asked.id);
    if (!read) throw notFound('story');
    assertAllowed(read);
    reviewAutomatically(workingStory(read));
    try {
      return await changeStatus(deps, asked, user, async (transaction, row) => {
        assertAllowed(row);
        if (row.version !== read.version) throw new ChangedMeanwhile();
        await change(transaction, row);
      });
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
}

/**
 * Publishes a draft, or what was changed since, as the next version, once it has passed the automatic review. With
 * `REVIEW=manual` it waits for an administrator, whose own stories wait for nobody.
 */
export async function publishStory(
  deps: Deps,
  { id, note }: AskedStory & { readonly note: string },
  user: SignedInUser,
): Promise<MyStory> {
  await deps.rateLimiter.take(limits.publish, user.id);
  const waits = needsReview(user, deps.config);
  await changeReviewed(deps, { id, action: 'publishStory' }, user, {
    assertAllowed: (row) => {
      const hasChanges = row.status === 'draft' || row.working_copy !== null;
      if (!hasChanges || row.submitted_at) throw wrongStatus(row);
    },
    change: async (transaction, row) => {
      if (!waits) {
        await publishLocked(transaction, row, { note, published_by: user.id, now: deps.clock() });
        return;
      }
      await saveEdited(transaction, id, {
        // what is published stays so while its next version waits
        status: row.status === 'draft' ? 'in_review' : row.status,
        submitted_at: deps.clock(),
        submission_note: note,
        review_note: null,
      });
    },
  });
  return readMine(deps, { id }, user);
}

/** A change of a story's status, for the audit log. */
const stateOf = ({ status, published_version, submitted_at }: EditedRow) => ({
  status,
  published_version,
  is_submitted: submitted_at !== null,
});

interface Publication {
  readonly note: string;
  readonly published_by: string | null;
  readonly now: Date;
}

/** Publishes the working copy. A story that was published before keeps its date, and so its place in the catalogue. */
export async function publishLocked(
  transaction: Transaction,
  row: EditedRow,
  { note, published_by, now }: Publication,
): Promise<void> {
  await saveWhole(transaction, row, { status: PUBLISHED, published_at: row.published_at ?? now });
  await recordVersion(transaction, { story_id: row.id, note, published_by, now });
}

/** Stores the working copy as the story itself, with a new status; nothing is left unpublished or in review. */
async function saveWhole(
  transaction: Transaction,
  row: EditedRow,
  { status, published_at = row.published_at }: Pick<EditedRow, 'status'> & { published_at?: Date | null },
): Promise<void> {
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
  });
}

/** Takes a story out of the catalogue. Open sessions go on, and unpublished changes stay in the story. */
export async function archiveStory(deps: Deps, { id }: AskedStory, user: SignedInUser): Promise<MyStory> {
  await deps.rateLimiter.take(limits.save, user.id);
  await changeStatus(deps, { id, action: 'archiveStory' }, user, async (transaction, row) => {
    if (row.status === 'archived') throw wrongStatus(row);
    await saveWhole(transaction, row, { status: 'archived' });
  });
  return readMine(deps, { id }, user);
}

/** The same within the caller's transaction; the caller calls `startIndexing` afterwards. */
export async function archiveLocked(transaction: Transaction, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const row = await lockForStatus(transaction, id);
    if (row) await saveWhole(transaction, row, { status: 'archived' });
  }
}

/** Makes an archived story a draft again. */
export async function restoreStory(deps: Deps, { id }: AskedStory, user: SignedInUser): Promise<MyStory> {
  await deps.rateLimiter.take(limits.save, user.id);
  await changeStatus(deps, { id, action: 'restoreStory' }, user, async (transaction, row) => {
    if (row.status !== 'archived') throw wrongStatus(row);
    await saveEdited(transaction, id, { status: 'draft' });
  });
  return readMine(deps, { id }, user);
}
