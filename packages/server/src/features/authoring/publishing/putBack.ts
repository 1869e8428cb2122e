import type { Transaction } from '../../../platform/db/schema.ts';
import { contentOf } from '../../play/public.ts';
import { storyRow, workingStory } from '../editing/storyRow.ts';
import { playedPart, splitPublished } from '../editing/workingCopy.ts';
import { lockStory, saveEdited } from '../repository.ts';
import { type Act, storeRestorePoint } from '../editing/storeRestorePoint.ts';
import { versionBeforeActs } from '../editing/restorePointsRepository.ts';
import { findNewestVersion } from '../versions/versionsRepository.ts';

interface PutBack extends Pick<Act, 'user' | 'now'> {
  readonly id: string;
  readonly is_featured: boolean;
  /** When the story was archived. */
  readonly archived_at: Date;
}

/**
 * Publishes an archived story again as readers had it: its newest version, beside which later changes stay unpublished.
 * Returns false if it has no version, if it was written since it was archived, or archived because of a report since then.
 */
export async function putBack(
  transaction: Transaction,
  { id, is_featured, archived_at, ...by }: PutBack,
): Promise<boolean> {
  const row = await lockStory(transaction, id);
  const newest = row && (await findNewestVersion(transaction, id));
  if (!newest || row.status !== 'archived') return false;
  const decided = row.report_decision;
  if (decided?.decision === 'archive' && new Date(decided.decided_at) > archived_at) return false;
  // an administrator's own story has no restore point
  const isOwn = row.author_id === by.user.id;
  if (!isOwn && (await versionBeforeActs(transaction, id)) !== row.version - 1) return false;
  await storeRestorePoint(transaction, row, { act: 'published_again', ...by });
  const working = workingStory(row);
  const played = playedPart(await contentOf(transaction, newest.snapshot_id));
  const { story, working_copy } = splitPublished({ ...working, ...played }, working);
  const { author_id, created_at, published_at } = row;
  const state = { id, author_id, status: 'published', created_at, published_at } as const;
  const { id: _, ...content } = storyRow({ ...story, is_featured }, state);
  await saveEdited(transaction, id, {
    ...content,
    working_copy: working_copy && JSON.stringify(working_copy),
  });
  return true;
}
