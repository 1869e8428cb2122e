import { type Kysely, sql } from 'kysely';

/**
 * The words of a story in other languages; what cards and search read of them, apart, because lists read no layers; and
 * the language in which a session is told. Null: that of the story.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stories
      add column layers jsonb not null default '{}',
      add column translations jsonb not null default '[]'
  `.execute(db);
  await sql`alter table game_sessions add column language text`.execute(db);
  // not replaced: what is announced stays the same while a server of the release before still writes
  await sql`
    create trigger story_translations_announced after update of translations on stories
    for each row when (old.translations is distinct from new.translations) execute function announce_story()
  `.execute(db);
  await countLayers(db);
}

/** Layers are a part of what the stories of an account take. */
async function countLayers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_layers_storage() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        perform count_storage(old.author_id, -pg_column_size(old.layers));
      end if;
      if tg_op <> 'DELETE' then
        perform count_storage(new.author_id, pg_column_size(new.layers));
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger stories_layers_storage after insert or delete or update of layers, author_id
    on stories for each row execute function count_layers_storage()
  `.execute(db);
}
