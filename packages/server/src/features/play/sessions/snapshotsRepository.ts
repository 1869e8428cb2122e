import { PLAYED_FIELDS } from '@kathaloka/contract/storyFields';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/db/schema.ts';

/** What sessions play, and what shows it. */
export const SNAPSHOT_FIELDS = [
  'title',
  'cover_image_url',
  'image_alt',
  'content_rating',
  'total_scenes',
  ...PLAYED_FIELDS,
] as const;

/**
 * The snapshot of the story as it is now: the one that earlier sessions share, or a new one. Undefined if there is no
 * such story.
 */
export async function takeSnapshot(
  db: Queries,
  { id, story_id, now }: { readonly id: string; readonly story_id: string; readonly now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with taken as (
      select jsonb_build_object(${sql.join([...SNAPSHOT_FIELDS, 'cover'].flatMap((field) => [sql.lit(field), sql.ref(field)]))})
        as content
      from stories where id = ${story_id}
    )
    insert into story_snapshots (id, story_id, digest, content, created_at)
    select ${id}, ${story_id}, encode(sha256(convert_to(content::text, 'UTF8')), 'hex'), content, ${now} from taken
    on conflict (story_id, digest) do update set digest = excluded.digest
    returning id
  `.execute(db);
  return rows[0]?.id;
}

export async function findSnapshot(
  db: Queries,
  id: string,
): Promise<{ readonly story_id: string; readonly content: unknown } | undefined> {
  return db
    .selectFrom('story_snapshots')
    .where('id', '=', id)
    .select(['story_id', 'content'])
    .executeTakeFirst();
}

const isUnusedBy = (table: 'game_sessions' | 'session_snapshots' | 'story_versions') => sql<boolean>`
  not exists (select from ${sql.table(table)} where snapshot_id = story_snapshots.id)
`;

/** Snapshots that no session plays any more and that are no version of their story. */
export async function deleteUnusedSnapshots(db: Queries, before: Date): Promise<void> {
  await db
    .deleteFrom('story_snapshots')
    .where('created_at', '<', before)
    .where(isUnusedBy('game_sessions'))
    .where(isUnusedBy('session_snapshots'))
    .where(isUnusedBy('story_versions'))
    .execute();
}
