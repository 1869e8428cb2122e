import type { Queries, Transaction } from '../../../platform/db/schema.ts';
import type { SessionRow, SessionSummaryRow } from './sessionsRepository.ts';

/** The newest published version of a story. */
export function findNewestVersion(db: Queries, story_id: string) {
  return db
    .selectFrom('story_versions')
    .where('story_id', '=', story_id)
    .orderBy('number', 'desc')
    .select(['number', 'snapshot_id', 'note'])
    .limit(1)
    .executeTakeFirst();
}

/** Makes a session play another snapshot, and remembers the one that it leaves. */
export async function pinSession(
  transaction: Transaction,
  { id, user_id, snapshot_id, story_version }: SessionRow,
  next: Pick<SessionRow, 'snapshot_id' | 'story_version'> & Partial<SessionSummaryRow>,
): Promise<void> {
  await transaction
    .insertInto('session_snapshots')
    .values({ session_id: id, user_id, snapshot_id, story_version })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .updateTable('game_sessions')
    .set(next)
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .execute();
}

/** The version number that a snapshot of a session had. */
export async function findPinnedVersion(
  db: Queries,
  session: SessionRow,
  snapshot_id: string,
): Promise<number> {
  if (snapshot_id === session.snapshot_id) return session.story_version;
  const { story_version } = await db
    .selectFrom('session_snapshots')
    .where('session_id', '=', session.id)
    .where('session_snapshots.user_id', '=', session.user_id)
    .where('snapshot_id', '=', snapshot_id)
    .select('story_version')
    .executeTakeFirstOrThrow();
  return story_version;
}
