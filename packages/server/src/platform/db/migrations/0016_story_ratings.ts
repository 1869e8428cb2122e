import { type Kysely, sql } from 'kysely';

/** The stars that readers give to stories. A story shows their mean from the fifth one on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table story_stats
      add column ratings_total integer not null default 0 check (ratings_total >= 0),
      add column stars_total bigint not null default 0 check (stars_total >= 0)
  `.execute(db);
  await sql`
    create table story_ratings (
      user_id uuid not null references users (id) on delete cascade,
      story_id uuid not null references stories (id) on delete cascade,
      stars smallint not null check (stars between 1 and 5),
      rated_at timestamptz not null,
      primary key (user_id, story_id)
    )
  `.execute(db);
  await sql`create index story_ratings_of_story on story_ratings (story_id)`.execute(db);
  await sql`comment on table story_ratings is 'The stars that readers have given to stories.'`.execute(db);
  await sql`
    create function count_rating() returns trigger language plpgsql as $function$
    declare
      rated uuid := coalesce(new.story_id, old.story_id);
      ratings integer := (tg_op = 'INSERT')::integer - (tg_op = 'DELETE')::integer;
      stars integer := coalesce(new.stars, 0) - coalesce(old.stars, 0);
    begin
      update story_stats set
        ratings_total = ratings_total + ratings,
        stars_total = stars_total + stars,
        average_rating = case when ratings_total + ratings < 5 then 0
          else (stars_total + stars)::real / (ratings_total + ratings) end
        where story_id = rated;
      return null;
    end $function$
  `.execute(db);
  await sql`
    create trigger story_ratings_counted after insert or update or delete on story_ratings
      for each row execute function count_rating()
  `.execute(db);
}
