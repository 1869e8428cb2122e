import type { NewerVersion } from '@kathaloka/contract/entities';
import { canMoveTo, versionDiff } from '@kathaloka/story';
import type { Queries } from '../../../platform/db/schema.ts';
import type { SessionRow } from '../stored/sessionsRepository.ts';
import type { TurnRow } from '../stored/turnsRepository.ts';
import { type Snapshot, snapshotOf } from '../stored/snapshots.ts';
import { findNewestVersion } from '../stored/versionsRepository.ts';

interface Playing {
  readonly session: SessionRow;
  readonly snapshot: Snapshot;
  readonly head: Pick<TurnRow, 'state'>;
}

/** The newest version of the story, if it plays differently from the session's version. */
export async function newerVersion(
  db: Queries,
  { session, snapshot, head }: Playing,
): Promise<NewerVersion | undefined> {
  if (session.is_completed) return undefined;
  const newest = await findNewerVersion(db, session);
  if (!newest) return undefined;
  const next = (await snapshotOf(db, newest.snapshot_id)).in(session.language);
  const kinds = [...versionDiff(snapshot, next).kinds];
  if (kinds.length === 0) return undefined;
  return { number: newest.number, note: newest.note, kinds, can_move: canMoveTo(next.play, head.state) };
}

export async function findNewerVersion(db: Queries, session: SessionRow) {
  const newest = await findNewestVersion(db, session.story_id);
  const isNewer = newest && newest.number > session.story_version;
  return isNewer && newest.snapshot_id !== session.snapshot_id ? newest : undefined;
}
