import { type Kysely, sql } from 'kysely';

/** What administrators see and do: blocks, the list of all stories, the audit log, reports, grants and figures by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column blocked_at timestamptz, add column blocked_reason text,
      add constraint users_blocked check ((blocked_at is null) = (blocked_reason is null))
  `.execute(db);
  await sql`create index users_newest on users (created_at, id)`.execute(db);
  // the name decides among equal ones
  await sql`alter table tags add column sort_order integer not null default 0`.execute(db);
  await createListing(db);
  await createAuditLog(db);
  await createReports(db);
  await createGrants(db);
  await createFigures(db);
}

/** What the columns of the story table are sorted by, in the order of the index that each one has. */
const SORTS = {
  created: ['created_at'],
  title: ['title_key'],
  author: ['author_key'],
  category: ['category_key', 'created_at'],
  premium: ['is_premium', 'created_at'],
  featured: ['is_featured', 'created_at'],
  status: ['status', 'created_at'],
} as const;
/** As a regular expression of PostgreSQL. */
const SEPARATORS = String.raw`[\s!-/:-@\[-\`{-~।॥؟،]+`;
const FILTERS = ['status', 'category_id', 'author_id', 'is_featured', 'is_premium'];

/**
 * One narrow row for each story, kept by triggers: a page of the list of all stories is read from one index, which
 * holds everything that the list is filtered by, however far back the page is.
 */
async function createListing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_listing (
      story_id uuid primary key references stories (id) on delete cascade,
      created_at timestamptz not null,
      title_key text collate "C" not null,
      author_key text collate "C" not null,
      category_key text collate "C" not null,
      author_id uuid,
      category_id uuid,
      status text not null,
      is_featured boolean not null,
      is_premium boolean not null,
      words tsvector not null
    ) with (toast_tuple_target = 256)
  `.execute(db);
  await sql`create index story_listing_words on story_listing using gin (words) with (fastupdate = off)`.execute(
    db,
  );
  await createWordSplitting(db);
  await extendStats(db);
  await sql`
    create function list_stories(ids uuid[]) returns void language sql as $$
      insert into story_listing
      select stories.id, stories.created_at, lower(title),
        lower(coalesce(users.display_name, '')), lower(coalesce(categories.display_name, '')),
        author_id, category_id, status, is_featured, is_premium,
        array_to_tsvector(words_in(concat_ws(' ', title, tagline, users.display_name, users.username)))
      from stories
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
  await followChanges(db);
  await sql`select list_stories(array(select id from stories))`.execute(db);
  for (const [name, columns] of Object.entries(SORTS)) {
    const others = FILTERS.filter((filter) => !(columns as readonly string[]).includes(filter));
    await sql`
      create index ${sql.ref(`story_listing_${name}`)} on story_listing
        (${sql.join([...columns, 'story_id'].map((column) => sql.ref(column)))})
        include (${sql.join(others.map((column) => sql.ref(column)))})
    `.execute(db);
  }
  await sql`create index story_listing_of_author on story_listing (author_id)`.execute(db);
  await countListing(db);
}

/**
 * How many stories there are of each kind, because counting all of them would cost more than a page of the list. Each
 * change adds a row, and a total is their sum: writers wait for no row that others change, and a sweep adds the rows up.
 */
async function countListing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_counts (
      status text not null,
      category_id uuid,
      is_featured boolean not null,
      is_premium boolean not null,
      stories integer not null
    )
  `.execute(db);
  await sql`
    insert into story_counts
    select status, category_id, is_featured, is_premium, count(*) from story_listing group by 1, 2, 3, 4
  `.execute(db);
  await sql`
    create function count_listing() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into story_counts values (old.status, old.category_id, old.is_featured, old.is_premium, -1);
      end if;
      if tg_op <> 'DELETE' then
        insert into story_counts values (new.status, new.category_id, new.is_featured, new.is_premium, 1);
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger story_listing_counted after insert or delete on story_listing
    for each row execute function count_listing()
  `.execute(db);
  await sql`
    create trigger story_listing_recounted after update on story_listing
    for each row when (
      (old.status, old.category_id, old.is_featured, old.is_premium)
        is distinct from (new.status, new.category_id, new.is_featured, new.is_premium)
    ) execute function count_listing()
  `.execute(db);
}

/** Words are what stands between spaces and punctuation, in any script and in lower case. */
async function createWordSplitting(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function words_in(texts text) returns text[] language sql immutable as $$
      select coalesce(array_agg(distinct word), '{}')
      from regexp_split_to_table(lower(texts), ${sql.lit(SEPARATORS)}) as word where word <> ''
    $$
  `.execute(db);
}

/** The totals, which change with every play, have rows of their own, and so have the indexes to sort by them. */
async function extendStats(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table story_stats
      add column author_id uuid, add column category_id uuid, add column status text not null default 'draft',
      add column is_featured boolean not null default false, add column is_premium boolean not null default false
  `.execute(db);
  for (const total of ['plays', 'likes', 'bookmarks']) {
    await sql`
      create index ${sql.ref(`story_stats_${total}`)} on story_stats (${sql.ref(`${total}_total`)}, story_id)
        include (${sql.join(FILTERS.map((column) => sql.ref(column)))})
    `.execute(db);
  }
}

async function followChanges(db: Kysely<unknown>): Promise<void> {
  const follow = async (name: string, event: string, ids: string): Promise<void> => {
    await sql`
      create function ${sql.ref(`list_${name}`)}() returns trigger language plpgsql as $$
      begin
        perform list_stories(${sql.raw(ids)});
        return null;
      end $$
    `.execute(db);
    await sql`
      create trigger ${sql.ref(`${name}_listed`)} after ${sql.raw(event)}
      for each row execute function ${sql.ref(`list_${name}`)}()
    `.execute(db);
  };
  await follow(
    'story',
    'insert or update of title, tagline, author_id, category_id, status, is_featured, is_premium on stories',
    'array[new.id]',
  );
  await follow(
    'author',
    'update of display_name, username on users',
    'array(select id from stories where author_id = new.id)',
  );
  await follow(
    'category',
    'update of display_name on categories',
    'array(select id from stories where category_id = new.id)',
  );
}

/** Nobody changes or deletes an entry, not even the server. It names people by their ids only: accounts are deleted. */
async function createAuditLog(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      id uuid primary key,
      at timestamptz not null,
      actor_id uuid not null,
      action text not null,
      kind text not null,
      thing_id uuid,
      name text not null,
      changes jsonb not null,
      reason text
    )
  `.execute(db);
  for (const column of ['actor_id', 'kind', 'thing_id']) {
    await sql`create index ${sql.ref(`audit_log_${column}`)} on audit_log (${sql.ref(column)}, id)`.execute(
      db,
    );
  }
  await sql`
    create function refuse_changed_log() returns trigger language plpgsql as $$
    begin
      raise exception 'audit_log is never changed' using errcode = 'integrity_constraint_violation';
    end $$
  `.execute(db);
  await sql`
    create trigger audit_log_kept before update or delete on audit_log
    for each row execute function refuse_changed_log()
  `.execute(db);
  await sql`
    create trigger audit_log_kept_whole before truncate on audit_log
    for each statement execute function refuse_changed_log()
  `.execute(db);
}

async function createReports(db: Kysely<unknown>): Promise<void> {
  // the passage as it was told: its session may be deleted before anybody reads the report
  await sql`
    create table reports (
      id uuid primary key,
      reporter_id uuid not null references users (id) on delete cascade,
      story_id uuid not null references stories (id) on delete cascade,
      turn_id uuid,
      passage text,
      told_by text,
      kind text not null,
      words text not null,
      state text not null default 'open' check (state in ('open', 'dismissed', 'acted')),
      created_at timestamptz not null,
      decision text,
      note text,
      decided_at timestamptz,
      decided_by uuid,
      check ((turn_id is null) = (passage is null)),
      check ((state = 'open') = (decision is null)),
      check ((decision is null) = (decided_at is null))
    )
  `.execute(db);
  await sql`
    create unique index reports_open on reports (reporter_id, story_id, turn_id) nulls not distinct
    where state = 'open'
  `.execute(db);
  await sql`create index reports_queue on reports (state, created_at, id)`.execute(db);
  await sql`create index reports_story on reports (story_id, state)`.execute(db);
}

/** Why an account was given credits. The key is that of the ledger's entry. */
async function createGrants(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table credit_grants (
      operation_key uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      amount integer not null, reason text not null,
      created_at timestamptz not null
    )
  `.execute(db);
  await sql`create index credit_grants_user on credit_grants (user_id)`.execute(db);
}

/** The figures of each day (UTC): what is past is read from here, and not counted again. */
async function createFigures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table overview_days (
      day date primary key, figures jsonb not null, computed_at timestamptz not null
    )
  `.execute(db);
  await sql`create index game_sessions_created on game_sessions (created_at) include (story_id)`.execute(db);
  // actions are deleted after a day, so their failures are noted for themselves
  await sql`create table narrator_failures (at timestamptz not null)`.execute(db);
  await sql`create index narrator_failures_at on narrator_failures (at)`.execute(db);
  await sql`
    create function note_narrator_failure() returns trigger language plpgsql as $$
    begin
      insert into narrator_failures (at) values (new.started_at);
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger play_actions_failed after update of status on play_actions
    for each row when (new.status = 'failed' and old.status = 'running'
      and new.problem ->> 'code' in ('narrator_failed', 'narrator_timed_out'))
    execute function note_narrator_failure()
  `.execute(db);
}
