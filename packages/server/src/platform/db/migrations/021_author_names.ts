import { type Kysely, sql } from 'kysely';

/** An author is named by the username where there is no display name: the list of all stories is sorted by what it shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function list_stories(ids uuid[]) returns void language sql as $$
      insert into story_listing
      select stories.id, stories.created_at, lower(title),
        lower(coalesce(story_tellers.name, users.display_name, users.username, '')),
        lower(coalesce(categories.display_name, '')),
        author_id, category_id, status, is_featured, is_premium,
        array_to_tsvector(words_in(
          concat_ws(' ', title, tagline, story_tellers.name, users.display_name, users.username)
        ))
      from stories
      left join story_tellers on story_tellers.story_id = stories.id
      left join users on users.id = author_id
      left join categories on categories.id = category_id
      where stories.id = any(ids)
      on conflict (story_id) do update set
        created_at = excluded.created_at, title_key = excluded.title_key, author_key = excluded.author_key,
        category_key = excluded.category_key, author_id = excluded.author_id,
        category_id = excluded.category_id, status = excluded.status, is_featured = excluded.is_featured,
        is_premium = excluded.is_premium, words = excluded.words;
      update story_stats set (author_id, category_id, status, is_featured, is_premium) =
        (select author_id, category_id, status, is_featured, is_premium from stories where id = story_id)
      where story_id = any(ids)
    $$
  `.execute(db);
  await sql`
    create function list_teller() returns trigger language plpgsql as $$
    begin
      perform list_stories(array[case tg_op when 'DELETE' then old.story_id else new.story_id end]);
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger teller_listed after insert or update or delete on story_tellers
    for each row execute function list_teller()
  `.execute(db);
  await sql`
    select list_stories(array(
      select stories.id from stories
      left join story_tellers on story_tellers.story_id = stories.id
      left join users on users.id = author_id
      where story_tellers.story_id is not null or (users.id is not null and users.display_name is null)
    ))
  `.execute(db);
  // search finds them by that name as well
  await sql`
    insert into search_queue (story_id)
    select stories.id from stories join users on users.id = author_id where users.display_name is null
  `.execute(db);
  // the totals of one author are few: they are not met on a walk along all of them
  await sql`create index story_stats_of_author on story_stats (author_id)`.execute(db);
}
