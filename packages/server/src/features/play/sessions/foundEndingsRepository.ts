import type { Language } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/db/schema.ts';

interface OfReader {
  readonly user_id: string;
  readonly story_id: string;
}

/** A session that is at an ending. */
export interface FinishedRow {
  readonly id: string;
  readonly story_id: string;
  readonly snapshot_id: string;
  readonly updated_at: Date;
}

/** The session whose snapshot names the endings, and the number of finished plays. */
interface LastFinished extends Pick<FinishedRow, 'snapshot_id'> {
  readonly language: Language | null;
  readonly plays: number;
}

/** The session in which the reader last finished a story, or the latest session if none is finished. */
export function findLastFinished(
  db: Queries,
  { user_id, story_id }: OfReader,
): Promise<LastFinished | undefined> {
  return db
    .selectFrom('game_sessions')
    .where('user_id', '=', user_id)
    .where('story_id', '=', story_id)
    .where('deleted_at', 'is', null)
    .orderBy('is_completed', 'desc')
    .orderBy('updated_at', 'desc')
    .select(['snapshot_id', 'language'])
    .select(sql<number>`(count(*) filter (where is_completed) over ())::int`.as('plays'))
    .limit(1)
    .executeTakeFirst();
}

/** The latest finished session of each finished story, most recent first. */
export async function findFinishedPage(
  db: Queries,
  { user_id, after, limit }: { readonly user_id: string; readonly after?: string; readonly limit: number },
): Promise<FinishedRow[]> {
  const { rows } = await sql<FinishedRow>`
    select id, story_id, snapshot_id, updated_at
    from (
      select distinct on (story_id) id, story_id, snapshot_id, updated_at
      from game_sessions where user_id = ${user_id} and is_completed and deleted_at is null
      order by story_id, updated_at desc, id desc
    ) finished
    where ${after ?? null}::uuid is null or (updated_at, id) < (
      select updated_at, id from game_sessions where id = ${after ?? null}::uuid and user_id = ${user_id}
    )
    order by updated_at desc, id desc
    limit ${limit}
  `.execute(db);
  return rows;
}

/** The scenes of these stories that the reader has entered in any of their sessions, by story id. */
export async function findScenesEntered(
  db: Queries,
  { user_id, story_ids }: { readonly user_id: string; readonly story_ids: readonly string[] },
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await db
    .selectFrom('game_sessions')
    .innerJoin('scene_visits', 'scene_visits.session_id', 'game_sessions.id')
    .where('game_sessions.user_id', '=', user_id)
    .where('scene_visits.user_id', '=', user_id)
    .where('game_sessions.story_id', '=', sql<string>`any(${story_ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .select(['game_sessions.story_id', 'scene_visits.node'])
    .distinct()
    .execute();
  const entered = new Map<string, Set<string>>(story_ids.map((id) => [id, new Set()]));
  for (const { story_id, node } of rows) entered.get(story_id)?.add(node);
  return entered;
}
