import { type Kysely, sql } from 'kysely';

/** What readers leave behind (likes, bookmarks, shares, turns), and what lists and search need to be quick. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createReactions(db);
  await createShares(db);
  await createPlay(db);
  await createTotals(db);
  await createSearch(db);
  await sql`drop index stories_trending`.execute(db);
  await sql`create index stories_liked on stories (likes_total desc, id desc) where status = 'published'`.execute(
    db,
  );
  // what search has found is put in order without reading the stories themselves
  await sql`create index stories_ranks on stories (id) include (likes_total) where status = 'published'`.execute(
    db,
  );
}

async function createReactions(db: Kysely<unknown>): Promise<void> {
  // a trigger, so that a counter equals its rows whoever adds or removes them: an account that is deleted does, too
  await sql`
    create function count_for_story() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        execute format('update stories set %1$I = %1$I + 1 where id = $1', tg_argv[0]) using new.story_id;
      else
        execute format('update stories set %1$I = %1$I - 1 where id = $1', tg_argv[0]) using old.story_id;
      end if;
      return null;
    end $$
  `.execute(db);
  for (const name of ['likes', 'bookmarks']) {
    await db.schema
      .createTable(name)
      .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('story_id', 'uuid', (column) =>
        column.notNull().references('stories.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${name}_pkey`, ['user_id', 'story_id'])
      .execute();
    await db.schema.createIndex(`${name}_story`).on(name).column('story_id').execute();
    await countRows(db, name, `${name}_total`);
  }
}

async function createShares(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('share_salts')
    .addColumn('day', 'date', (column) => column.primaryKey())
    .addColumn('salt', 'bytea', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('shares')
    .addColumn('story_id', 'uuid', (column) => column.notNull().references('stories.id').onDelete('cascade'))
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('sharer', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('shares_pkey', ['story_id', 'day', 'sharer'])
    .execute();
  await countRows(db, 'shares', 'shares_count');
}

async function countRows(db: Kysely<unknown>, table: string, counter: string): Promise<void> {
  await sql`
    create trigger ${sql.ref(`${table}_counted`)} after insert or delete on ${sql.table(table)}
    for each row execute function count_for_story(${sql.lit(counter)})
  `.execute(db);
}

/** As much of a session and its turns as popularity is made of. */
async function createPlay(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game_sessions')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('story_id', 'uuid', (column) => column.notNull().references('stories.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('game_sessions_user')
    .on('game_sessions')
    .columns(['user_id', 'story_id'])
    .execute();
  await db.schema.createIndex('game_sessions_story').on('game_sessions').column('story_id').execute();
  await db.schema
    .createTable('turns')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('session_id', 'uuid', (column) =>
      column.notNull().references('game_sessions.id').onDelete('cascade'),
    )
    .addColumn('committed_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`create index turns_committed on turns (committed_at) include (session_id)`.execute(db);
  await db.schema.createIndex('turns_session').on('turns').columns(['session_id', 'committed_at']).execute();
}

/** How many stories are published, kept with them: counting a hundred thousand rows for each list would cost more than the list. */
async function createTotals(db: Kysely<unknown>): Promise<void> {
  await sql`create table catalogue_totals (published integer not null check (published >= 0))`.execute(db);
  await sql`insert into catalogue_totals select count(*) from stories where status = 'published'`.execute(db);
  await sql`
    create function count_published() returns trigger language plpgsql as $$
    declare
      change integer;
    begin
      if tg_op = 'INSERT' then
        select count(*) into change from added where status = 'published';
      elsif tg_op = 'DELETE' then
        select -count(*) into change from removed where status = 'published';
      else
        change := (new.status = 'published')::integer - (old.status = 'published')::integer;
      end if;
      if change <> 0 then
        update catalogue_totals set published = published + change;
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger stories_added after insert on stories referencing new table as added
    for each statement execute function count_published()
  `.execute(db);
  await sql`
    create trigger stories_removed after delete on stories referencing old table as removed
    for each statement execute function count_published()
  `.execute(db);
  await sql`
    create trigger stories_changed_status after update of status on stories
    for each row when (old.status is distinct from new.status) execute function count_published()
  `.execute(db);
}

async function createSearch(db: Kysely<unknown>): Promise<void> {
  // narrow rows: a word that thousands of stories have is looked up without reading what else they say
  await sql`
    create table story_search (
      story_id uuid primary key references stories (id) on delete cascade,
      title text collate "C" not null,
      words tsvector not null
    ) with (toast_tuple_target = 128)
  `.execute(db);
  await sql`create index story_search_title on story_search (title)`.execute(db);
  await sql`create index story_search_words on story_search using gin (words) with (fastupdate = off)`.execute(
    db,
  );
  await createWordLookups(db);
  await sql`
    create table search_suffixes (
      suffix text collate "C",
      word text collate "C",
      primary key (suffix, word)
    )
  `.execute(db);
  // a log and not a set: a change that commits while an older one is being read leaves a line of its own
  await sql`
    create table search_queue (
      id bigint generated always as identity primary key,
      story_id uuid not null
    )
  `.execute(db);
  await sql`create index search_queue_story on search_queue (story_id)`.execute(db);
  await sql`insert into search_queue (story_id) select id from stories where status = 'published'`.execute(
    db,
  );
  await announceChanges(db);
}

/**
 * How common a word is, the planner cannot know of one that is cut short, and by guessing it takes seconds. So the way is
 * laid down: by the index of words, and no further than so many stories; and along the most liked, no further than so many.
 */
async function createWordLookups(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function stories_with_words(query tsquery, most integer) returns setof uuid
    language sql stable rows 100 set enable_seqscan = off
    as $$ select story_id from story_search where words @@ query limit most $$
  `.execute(db);
  await sql`
    create function liked_stories_with_words(query tsquery, most integer) returns setof uuid
    language sql stable rows 100
    set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
    as $$
      select liked.id from (
        select id from stories where status = 'published' order by likes_total desc, id desc limit most
      ) liked
      where exists (select from story_search where story_id = liked.id and words @@ query)
    $$
  `.execute(db);
}

/** Whoever changes what search reads, the stories concerned are noted in the same transaction. */
async function announceChanges(db: Kysely<unknown>): Promise<void> {
  const announce = async (name: string, event: string, stories: string): Promise<void> => {
    await sql`
      create function ${sql.ref(`announce_${name}`)}() returns trigger language plpgsql as $$
      begin
        insert into search_queue (story_id) ${sql.raw(stories)};
        return null;
      end $$
    `.execute(db);
    await sql`
      create trigger ${sql.ref(`${name}_announced`)} after ${sql.raw(event)}
      for each row execute function ${sql.ref(`announce_${name}`)}()
    `.execute(db);
  };
  await announce(
    'story',
    'insert or update of title, tagline, story_description, author_id, category_id, status on stories',
    'values (new.id)',
  );
  await announce(
    'story_tag',
    'insert or delete on story_tags',
    'values (coalesce(new.story_id, old.story_id))',
  );
  await announce(
    'tag',
    'update of display_name on tags',
    'select story_id from story_tags where tag_id = new.id',
  );
  await announce(
    'category',
    'update of display_name on categories',
    'select id from stories where category_id = new.id',
  );
  await announce(
    'author',
    'update of display_name on users',
    'select id from stories where author_id = new.id',
  );
}
