import type { Language, TogetherList } from '@kathaloka/contract/entities';
import { SESSIONS_LISTED } from '@kathaloka/contract/limits';
import type { Deps } from '../../../platform/Deps.ts';
import { presentSessionStory, snapshotOfSession } from '../stored/snapshots.ts';
import { findJoined } from './togetherRepository.ts';

/** The sessions of other owners in which the user plays. */
export async function listTogether(
  { db }: Pick<Deps, 'db'>,
  { id: player_id }: { readonly id: string },
): Promise<TogetherList> {
  const rows = await findJoined(db, { player_id, limit: SESSIONS_LISTED });
  const sessions = [];
  for (const { snapshot_id, language, joined_at, ...row } of rows) {
    const snapshot = await snapshotOfSession(db, { snapshot_id, language: language as Language | null });
    const { title, cover_image_url, image_alt } = presentSessionStory(snapshot);
    sessions.push({ ...row, title, cover_image_url, image_alt, joined_at: joined_at.toISOString() });
  }
  return { sessions };
}
