import type { AuthoredStory } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { contentOf } from '../../play/public.ts';
import { playedPart } from '../editing/workingCopy.ts';
import { findVersion } from './versionsRepository.ts';
import type { AskedVersion } from './getStoryVersion.ts';
import { inOrder, restoreText } from './restoreText.ts';

/** Copies an earlier version into the working copy, which players get with the next publication. */
export function restoreStoryVersion(
  deps: Deps,
  asked: AskedVersion & { readonly version?: number | undefined },
  user: SignedInUser,
): Promise<AuthoredStory> {
  return restoreText(
    deps,
    { ...asked, action: 'restoreStoryVersion' },
    user,
    async (transaction, working) => {
      const found = await findVersion(transaction, asked.id, asked.number);
      if (!found) return undefined;
      const { story_structure, ...played } = playedPart(await contentOf(transaction, found.snapshot_id));
      const names = Object.keys(working.story_structure.nodes);
      return { ...played, story_structure: inOrder(story_structure, names) };
    },
  );
}
