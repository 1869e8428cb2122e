import { type Kysely, sql } from 'kysely';

/**
 * What counts towards tasks costs the same after years of play: deeds are counted where they are inserted, what is still
 * to be counted stands in a queue, and stars and days are summed. Whoever was there before is counted once more when they
 * come next; triggers count for processes of the version before, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createQueue(db);
  await createCounts(db);
  await growPeople(db);
}

async function createQueue(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table progress_queue (
      user_id uuid not null references users (id) on delete cascade,
      kind text not null check (kind in ('turn', 'like', 'bookmark', 'published')),
      subject uuid not null
    ) with (autovacuum_vacuum_scale_factor = 0.05)
  `.execute(db);
  await sql`create index progress_queue_user on progress_queue (user_id)`.execute(db);
  await sql`
    create function queue_turn() returns trigger language plpgsql as $$
    begin
      insert into progress_queue select user_id, 'turn', new.id from game_sessions where id = new.session_id;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger turns_queued after insert on turns for each row
    when (new.action_type <> 'story_start' and not new.is_inherited) execute function queue_turn()
  `.execute(db);
  await sql`
    create function queue_reaction() returns trigger language plpgsql as $$
    begin
      insert into progress_queue values (new.user_id, tg_argv[0], new.story_id);
      return null;
    end $$
  `.execute(db);
  for (const [table, kind] of [
    ['likes', 'like'],
    ['bookmarks', 'bookmark'],
  ] as const)
    await sql`
      create trigger ${sql.ref(`${table}_queued`)} after insert on ${sql.table(table)} for each row
      execute function queue_reaction(${sql.lit(kind)})
    `.execute(db);
  await sql`
    create function queue_published() returns trigger language plpgsql as $$
    begin
      insert into progress_queue select id, 'published', new.id from users where id = new.author_id;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger stories_queued after insert or update of status, author_id on stories for each row
    when (new.status = 'published' and new.author_id is not null) execute function queue_published()
  `.execute(db);
}

async function createCounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table progress_counts (
      user_id uuid not null references users (id) on delete cascade,
      scope text not null,
      kind text not null,
      count integer not null check (count >= 0),
      primary key (user_id, scope, kind)
    ) with (fillfactor = 70)
  `.execute(db);
  await sql`create index progress_counts_days on progress_counts (scope) where scope <> 'ever'`.execute(db);
  await sql`
    create function count_deeds() returns trigger language plpgsql as $$
    begin
      -- not while somebody is counted for the first time
      perform from progress_people where user_id in (select user_id from added) order by user_id for no key update;
      insert into progress_counts as counted (user_id, scope, kind, count)
      select user_id, scope, kind, count(*) from added where kind <> 'owed'
      group by user_id, scope, kind order by user_id, scope, kind
      on conflict (user_id, scope, kind) do update set count = counted.count + excluded.count;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger progress_deeds_counted after insert on progress_deeds referencing new table as added
    for each statement execute function count_deeds()
  `.execute(db);
}

async function growPeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table progress_people
      add column is_counted boolean not null default false,
      add column stars integer not null default 0,
      add column days_played integer not null default 0,
      add column last_day text,
      add column last_run integer not null default 0,
      add column longest_run integer not null default 0
  `.execute(db);
  await sql`
    create function sum_stars() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        update progress_people set stars = stars - old.stars where user_id = old.user_id;
      end if;
      if tg_op <> 'DELETE' then
        update progress_people set stars = stars + new.stars where user_id = new.user_id;
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger paid_tasks_summed after insert or delete or update of stars on paid_tasks for each row
    execute function sum_stars()
  `.execute(db);
}
