import type { AuthoredStory } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { recordIfAdmin } from '../../audit/public.ts';
import { contentOf } from '../../play/public.ts';
import { saveWorking } from '../editing/saveWorking.ts';
import { getStorySource } from '../getStorySource.ts';
import { lockEdited } from '../repository.ts';
import { staleStory } from '../editing/staleStory.ts';
import { workingStory } from '../editing/storyRow.ts';
import { playedPart, type WrittenPlayed } from '../editing/workingCopy.ts';
import { findVersion } from './versionsRepository.ts';
import type { AskedVersion } from './getStoryVersion.ts';

/** Versions are stored without the order of their scenes: scenes that still exist keep their current order. */
function inOrderOf({ story_structure: working }: WrittenPlayed, version: WrittenPlayed): WrittenPlayed {
  const { nodes, ...structure } = version.story_structure;
  const places = new Map(Object.keys(working.nodes).map((name, place) => [name, place]));
  const placeOf = ([name]: readonly [string, unknown]) => places.get(name) ?? places.size;
  const ordered = Object.entries(nodes).toSorted((one, other) => placeOf(one) - placeOf(other));
  return { ...version, story_structure: { ...structure, nodes: Object.fromEntries(ordered) } };
}

/** Copies an earlier version into the working copy, which players get with the next publication. */
export async function restoreStoryVersion(
  deps: Deps,
  { id, number, version }: AskedVersion & { readonly version?: number | undefined },
  user: SignedInUser,
): Promise<AuthoredStory> {
  await inTransaction(deps.db, async (transaction) => {
    const row = await lockEdited(transaction, id);
    const found = row && (await findVersion(transaction, id, number));
    if (!found) throw notFound('version');
    const working = workingStory(row);
    const content = inOrderOf(working, playedPart(await contentOf(transaction, found.snapshot_id)));
    if (version !== undefined && version !== row.version) throw staleStory(row.version, working, content);
    await saveWorking(transaction, row, { ...working, ...content }, { user, fetched: null });
    const restored = { action: 'restoreStoryVersion', kind: 'story', id, name: row.title } as const;
    await recordIfAdmin(transaction, deps, user, {
      ...restored,
      before: { restored_version: null },
      after: { restored_version: number },
    });
  });
  return getStorySource(deps, { id }, user);
}
