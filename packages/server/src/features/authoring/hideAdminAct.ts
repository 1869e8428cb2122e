import type { MyStory } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { hideActs } from './editing/restorePointsRepository.ts';
import { type AskedStory, readMine } from './ownStories.ts';

/** Hides the notice that the author has read, and earlier ones. What the story was before stays stored. */
export async function hideAdminAct(
  deps: Pick<Deps, 'db' | 'config'>,
  { id, number }: AskedStory & { readonly number: number },
  author: SignedInUser,
): Promise<MyStory> {
  await hideActs(deps.db, { id, number });
  return readMine(deps, { id }, author);
}
