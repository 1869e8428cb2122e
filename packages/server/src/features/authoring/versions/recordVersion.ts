import { VERSIONS_STORED } from '@kathaloka/contract/limits';
import { versionDiff } from '@kathaloka/story';
import type { Transaction } from '../../../platform/db/schema.ts';
import { contentOf, pinStory } from '../../play/public.ts';
import { deleteVersionsBefore, findNewestVersion, insertVersion } from './versionsRepository.ts';

interface Publication {
  readonly story_id: string;
  readonly note: string;
  readonly published_by: string | null;
  readonly now: Date;
  /** Stores no new version if the newest one plays the same. */
  readonly onlyIfChanged?: boolean;
}

/**
 * Stores a published story as its next version, and returns the number of the newest version. The story must
 * be locked, or have been written in this transaction.
 */
export async function recordVersion(
  transaction: Transaction,
  { story_id, note, published_by, now, onlyIfChanged = false }: Publication,
): Promise<number> {
  const before = await findNewestVersion(transaction, story_id);
  const snapshot_id = await pinStory(transaction, { story_id, now });
  const kinds = before
    ? versionDiff(await contentOf(transaction, before.snapshot_id), await contentOf(transaction, snapshot_id))
        .kinds
    : [];
  if (before && onlyIfChanged && kinds.length === 0) return before.number;
  const number = (before?.number ?? 0) + 1;
  await insertVersion(transaction, {
    story_id,
    number,
    snapshot_id,
    note,
    kinds: JSON.stringify(kinds),
    published_at: now,
    published_by,
  });
  await deleteVersionsBefore(transaction, story_id, number - VERSIONS_STORED);
  return number;
}
