import type { MyStory } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { readMine } from '../ownStories.ts';
import { refuseManyStories } from '../editing/storyLimit.ts';
import { countStories, type EditedRow, lockStory, saveEdited } from '../repository.ts';
import { type Act, storeRestorePoint } from '../editing/storeRestorePoint.ts';
import { type AskedStory, changeStatus, wrongStatus } from './changeStatus.ts';

/** Makes an archived story a draft again, and cancels an announced deletion. */
export async function restoreStory(deps: Deps, { id }: AskedStory, user: SignedInUser): Promise<MyStory> {
  await changeStatus(deps, { id, action: 'restoreStory' }, user, async (transaction, row) => {
    if (row.status !== 'archived' || row.is_withdrawn) throw wrongStatus(row);
    if (row.deletes_at && row.author_id) refuseManyStories(await countStories(transaction, row.author_id));
    await makeDraft(transaction, row, { user, now: deps.clock() });
  });
  return readMine(deps, { id }, user);
}

/** Makes drafts within a transaction. The caller calls `startIndexing` after the commit. */
export async function makeDrafts(
  transaction: Transaction,
  ids: readonly string[],
  by: Pick<Act, 'user' | 'now'>,
): Promise<void> {
  for (const id of ids) {
    const row = await lockStory(transaction, id);
    if (row) await makeDraft(transaction, row, by);
  }
}

async function makeDraft(
  transaction: Transaction,
  row: EditedRow,
  by: Pick<Act, 'user' | 'now'>,
): Promise<void> {
  await storeRestorePoint(transaction, row, { act: 'made_draft', ...by });
  await saveEdited(transaction, row.id, { status: 'draft', deletes_at: null });
}
