import type { AuthoredStory, FullStoryVersion, StoryVersions } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { recordIfAdmin } from '../../audit/public.ts';
import { snapshotOf } from '../../play/public.ts';
import { saveWorking } from '../editing/updateStory.ts';
import { limits } from '../limits.ts';
import { presentVersion } from '../present.ts';
import { getStorySource } from '../read.ts';
import { lockEdited } from '../repository.ts';
import { staleStory } from '../editing/staleStory.ts';
import { findVersion, findVersions } from './versionsRepository.ts';
import { playedPart, workingStory, type WrittenPlayed } from '../editing/workingCopy.ts';

/** Every version that was published, newest first. */
export async function listStoryVersions(
  { db }: Pick<Deps, 'db'>,
  { id }: { readonly id: string },
): Promise<StoryVersions> {
  return { versions: (await findVersions(db, id)).map(presentVersion) };
}

interface AskedVersion {
  readonly id: string;
  readonly number: number;
}

/** The content of a version. */
export async function getStoryVersion(
  { db }: Pick<Deps, 'db'>,
  { id, number }: AskedVersion,
): Promise<FullStoryVersion> {
  const row = await findVersion(db, id, number);
  if (!row) throw notFound('version');
  const snapshot = await snapshotOf(db, row.snapshot_id);
  return { ...presentVersion(row), title: snapshot.title, content: playedPart(snapshot) };
}

/** Versions are stored without the order of their scenes: scenes that still exist keep their current order. */
function inOrderOf({ story_structure: working }: WrittenPlayed, version: WrittenPlayed): WrittenPlayed {
  const { start_node, nodes } = version.story_structure;
  const places = new Map(Object.keys(working.nodes).map((name, place) => [name, place]));
  const placeOf = ([name]: readonly [string, unknown]) => places.get(name) ?? places.size;
  const ordered = Object.entries(nodes).toSorted((one, other) => placeOf(one) - placeOf(other));
  return { ...version, story_structure: { start_node, nodes: Object.fromEntries(ordered) } };
}

/** Copies an earlier version into the working copy. Players get it when it is published. */
export async function restoreStoryVersion(
  deps: Deps,
  { id, number, version }: AskedVersion & { readonly version?: number | undefined },
  user: SignedInUser,
): Promise<AuthoredStory> {
  await deps.rateLimiter.take(limits.save, user.id);
  await inTransaction(deps.db, async (transaction) => {
    const row = await lockEdited(transaction, id);
    const found = row && (await findVersion(transaction, id, number));
    if (!found) throw notFound('version');
    const working = workingStory(row);
    const content = inOrderOf(working, playedPart(await snapshotOf(transaction, found.snapshot_id)));
    if (version !== undefined && version !== row.version) throw staleStory(row.version, working, content);
    await saveWorking(transaction, row, { ...working, ...content }, user);
    const restored = { action: 'restoreStoryVersion', kind: 'story', id, name: row.title } as const;
    await recordIfAdmin(transaction, deps, user, {
      ...restored,
      before: { restored_version: null },
      after: { restored_version: number },
    });
  });
  return getStorySource(deps, { id }, user);
}
