import type { MyStory } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { readMine } from '../ownStories.ts';
import { saveEdited } from '../repository.ts';
import { type AskedStory, changeStatus, wrongStatus } from './changeStatus.ts';

/** Makes an archived story a draft again, and cancels an announced deletion. */
export async function restoreStory(deps: Deps, { id }: AskedStory, user: SignedInUser): Promise<MyStory> {
  await changeStatus(deps, { id, action: 'restoreStory' }, user, async (transaction, row) => {
    if (row.status !== 'archived' || row.is_withdrawn) throw wrongStatus(row);
    await saveEdited(transaction, id, { status: 'draft', deletes_at: null });
  });
  return readMine(deps, { id }, user);
}
