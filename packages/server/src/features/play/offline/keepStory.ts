import { OfflineNode, type OfflineStory } from '@kathaloka/contract/entities';
import { KEPT_DAYS } from '@kathaloka/contract/limits';
import { untold } from '@kathaloka/story';
import { pictureAt, PICTURE_WIDTHS } from '@kathaloka/story/pictures';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { checkedInPieces } from '../../../platform/http/checkedInPieces.ts';
import { playableStory } from '../../catalogue/public.ts';
import { refuseClosedToGuests } from '../../guests/public.ts';
import { withTaken } from '../../series/public.ts';
import { pinStory, type Snapshot, snapshotOf } from '../stored/snapshots.ts';
import { findNewestVersion } from '../stored/versionsRepository.ts';
import { noteStored } from './knownVersionsRepository.ts';
import { broughtOf } from './brought.ts';
import { offlineLayers } from './offlineLayers.ts';

/** One day longer than promised to the device, so that a version's row is written at most once a day. */
const NOTED_MS = KEPT_DAYS * DAY_MS;
const PROMISED_MS = NOTED_MS - DAY_MS;

/**
 * What a device needs to play a story offline, for readers who may play it and guests who may read all of it. The
 * contract removes the fields that only narrators and authors need.
 */
export async function keepStory(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id }: { readonly id: string },
  reader: SignedInUser | null,
): Promise<OfflineStory> {
  await (reader ? playableStory(deps, { id }, reader) : refuseClosedToGuests(deps, { id }));
  const now = deps.clock();
  const { snapshot, story_version } = await inTransaction(deps.db, (transaction) =>
    pinnedNow(transaction, { story_id: id, now }),
  );
  const { play, languages, cover_image_url } = snapshot;
  const begun = reader && (await withTaken(deps.db, { user_id: reader.id, story_id: id, play }));
  const { nodes, ...structure } = untold(snapshot.story_structure);
  return {
    story_id: id,
    snapshot_id: snapshot.id,
    story_version,
    kept_until: new Date(now.getTime() + PROMISED_MS).toISOString(),
    languages: [...languages],
    pictures: picturesOf(cover_image_url),
    brought: begun?.taken ? broughtOf(begun.taken) : null,
    story: {
      ...snapshot,
      story_structure: { ...structure, nodes: await checkedInPieces(OfflineNode, nodes) },
      layers: offlineLayers(snapshot),
    },
  };
}

async function pinnedNow(
  transaction: Transaction,
  { story_id, now }: { readonly story_id: string; readonly now: Date },
): Promise<{ readonly snapshot: Snapshot; readonly story_version: number }> {
  const snapshot = await snapshotOf(transaction, await pinStory(transaction, { story_id, now }));
  if (!snapshot.play.graph.nodes.has(snapshot.play.graph.start))
    throw new AppError('cannot_keep', 'This story has no scenes: only a narrator can tell it.', {
      reason: 'no_scenes',
    });
  await noteStored(transaction, {
    id: snapshot.id,
    until: new Date(now.getTime() + NOTED_MS),
    slack_ms: DAY_MS,
  });
  const newest = await findNewestVersion(transaction, story_id);
  return { snapshot, story_version: newest?.number ?? 0 };
}

/** The addresses of the cover in every width. */
function picturesOf(cover: string | null): string[] {
  if (cover === null) return [];
  return [...new Set(PICTURE_WIDTHS.map((width) => pictureAt(cover, width)))];
}
