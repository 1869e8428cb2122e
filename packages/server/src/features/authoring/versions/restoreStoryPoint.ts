import type { AuthoredStory } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { contentOf } from '../../play/public.ts';
import { playedPart } from '../editing/workingCopy.ts';
import { findRestorePoint } from '../editing/restorePointsRepository.ts';
import type { AskedVersion } from './getStoryVersion.ts';
import { inOrder, restoreText } from './restoreText.ts';

/** Puts back what a story was before a change. Players get it with the next publication. */
export function restoreStoryPoint(
  deps: Deps,
  asked: AskedVersion & { readonly version?: number | undefined },
  user: SignedInUser,
): Promise<AuthoredStory> {
  return restoreText(deps, { ...asked, action: 'restoreStoryPoint' }, user, async (transaction) => {
    const found = await findRestorePoint(transaction, asked.id, asked.number);
    if (!found) return undefined;
    const { story_structure, ...played } = playedPart(await contentOf(transaction, found.snapshot_id));
    return { ...found.card, ...played, story_structure: inOrder(story_structure, found.scenes) };
  });
}
