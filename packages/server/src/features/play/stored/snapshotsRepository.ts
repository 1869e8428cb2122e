import { PLAYED_FIELDS } from '@kathaloka/contract/storyFields';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/db/schema.ts';

/** The fields of a story that sessions play, and those that show it. */
export const SNAPSHOT_FIELDS = [
  'title',
  'cover_image_url',
  'image_alt',
  'content_rating',
  'total_scenes',
  ...PLAYED_FIELDS,
] as const;

interface Taken {
  readonly id: string;
  readonly story_id: string;
  readonly now: Date;
  /** Whether it is a snapshot of the unpublished changes, which no session plays. */
  readonly isWorking?: boolean | undefined;
}

/**
 * The snapshot of the story as it is now: the one that earlier sessions share, or a new one. Undefined if there is no
 * such story.
 */
export async function takeSnapshot(
  db: Queries,
  { id, story_id, now, isWorking = false }: Taken,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with written as (
      select jsonb_build_object(${sql.join([...SNAPSHOT_FIELDS, 'cover'].flatMap((field) => [sql.lit(field), sql.ref(field)]))})
        || case when ${isWorking}::boolean then coalesce(working_copy::jsonb, '{}') else '{}' end as content
      from stories where id = ${story_id} and not is_withdrawn
    ), taken as (
      select content - case when content -> 'layers' = '{}' then 'layers' else '' end as content from written
    ), digested as materialized (
      select content, encode(sha256(convert_to(content::text, 'UTF8')), 'hex') as digest from taken
    ), known as materialized (
      -- locked, so that it is not deleted meanwhile, but shared by concurrent sessions
      select id from story_snapshots
      where story_id = ${story_id} and digest = (select digest from digested) for key share
    ), added as (
      insert into story_snapshots (id, story_id, digest, content, created_at)
      select ${id}, ${story_id}, digest, content, ${now} from digested where not exists (select from known)
      on conflict (story_id, digest) do update set digest = excluded.digest
      returning id
    )
    select id from known union all select id from added
  `.execute(db);
  return rows[0]?.id;
}

export function findSnapshot(db: Queries, id: string) {
  return db
    .selectFrom('story_snapshots')
    .where('id', '=', id)
    .select(['story_id', 'content'])
    .executeTakeFirst();
}

/**
 * Whether no row of a table uses the snapshot. For each snapshot this looks up one index entry. With an equality
 * condition, PostgreSQL may read all rows instead, even once for each snapshot.
 */
const isUnusedBy = (
  table: 'game_sessions' | 'session_snapshots' | 'story_versions' | 'story_restore_points',
) => sql<boolean>`
  (
    select used.snapshot_id from ${sql.table(table)} used where used.snapshot_id >= story_snapshots.id
    order by used.snapshot_id limit 1
  ) is distinct from story_snapshots.id
`;

interface Looked {
  readonly before: Date;
  /** The snapshot after which to continue. */
  readonly after: string | null;
  readonly limit: number;
}

/** Looks at the next snapshots, and deletes those that no session, device or version uses. */
export async function deleteUnusedSnapshots(
  db: Queries,
  { before, after, limit }: Looked,
): Promise<{ readonly count: number; readonly last: string | null }> {
  const { rows } = await sql<{ count: number; last: string | null }>`
    with walked as materialized (
      select id from story_snapshots where id > coalesce(${after}::uuid, ${NIL}) order by id limit ${limit}
    ), unused as (
      delete from story_snapshots
      where id = any(array(select id from walked)) and created_at < ${before}
        and (kept_until is null or kept_until < clock_timestamp())
        and ${isUnusedBy('game_sessions')} and ${isUnusedBy('session_snapshots')}
        and ${isUnusedBy('story_versions')} and ${isUnusedBy('story_restore_points')}
    )
    select count(*)::integer as count, (array_agg(id order by id desc))[1] as last from walked
  `.execute(db);
  return rows[0]!;
}

const NIL = '00000000-0000-0000-0000-000000000000';
