import { type Kysely, sql } from 'kysely';

/**
 * What a story was before somebody other than its author wrote it, or an earlier version was restored. A snapshot has
 * no order of its scenes and no texts of the card, so they are stored beside it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_restore_points (
      story_id uuid not null references stories (id) on delete cascade,
      number integer not null check (number > 0),
      snapshot_id uuid not null references story_snapshots (id) deferrable initially deferred,
      card jsonb not null,
      scenes jsonb not null,
      version integer not null,
      act text not null,
      kinds jsonb not null,
      stored_at timestamptz not null,
      by_admin boolean not null,
      is_told boolean not null,
      is_hidden boolean not null,
      primary key (story_id, number),
      unique (snapshot_id, story_id, number)
    )
  `.execute(db);
  await sql`
    comment on table story_restore_points is
      'What a story was before somebody other than its author wrote it, or an earlier version was restored.'
  `.execute(db);
  await sql`
    comment on column story_restore_points.version is 'The story’s version then, which the act raised by one.'
  `.execute(db);
}
