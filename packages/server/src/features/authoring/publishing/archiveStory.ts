import type { MyStory } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { readMine } from '../ownStories.ts';
import { lockStory } from '../repository.ts';
import type { Act } from '../editing/storeRestorePoint.ts';
import { type AskedStory, changeStatus, wrongStatus, saveWhole } from './changeStatus.ts';

/** Takes a story out of the catalogue. Open sessions go on, and unpublished changes stay in the story. */
export async function archiveStory(deps: Deps, { id }: AskedStory, user: SignedInUser): Promise<MyStory> {
  await changeStatus(deps, { id, action: 'archiveStory' }, user, async (transaction, row) => {
    if (row.status === 'archived') throw wrongStatus(row);
    await saveWhole(transaction, row, { status: 'archived', act: 'archived', user, now: deps.clock() });
  });
  return readMine(deps, { id }, user);
}

/** Archives stories within a transaction. The caller calls `startIndexing` after the commit. */
export async function archiveLocked(
  transaction: Transaction,
  ids: readonly string[],
  by: Omit<Act, 'act'>,
): Promise<void> {
  for (const id of ids) {
    const row = await lockStory(transaction, id);
    if (row) await saveWhole(transaction, row, { status: 'archived', act: 'archived', ...by });
  }
}
