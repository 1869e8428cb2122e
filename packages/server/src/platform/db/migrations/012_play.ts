import { type Kysely, sql } from 'kysely';

/** Play: sessions pinned to a story as it was, their turns as a tree, and the actions under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSnapshots(db);
  await growSessions(db);
  await growTurns(db);
  await createActions(db);
}

/** A story as a session plays it. Sessions that begin between two changes of a story share one. */
async function createSnapshots(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_snapshots (
      id uuid primary key,
      story_id uuid not null references stories (id) on delete cascade,
      digest text not null,
      content jsonb not null,
      created_at timestamptz not null,
      unique (story_id, digest)
    )
  `.execute(db);
}

async function growSessions(db: Kysely<unknown>): Promise<void> {
  // no version before this one could begin a session
  await sql`delete from game_sessions`.execute(db);
  await sql`
    alter table game_sessions
      add column snapshot_id uuid not null references story_snapshots (id),
      add column updated_at timestamptz not null,
      add column head_turn_id uuid,
      add column tip_turn_id uuid,
      add column current_xp integer not null check (current_xp >= 0),
      add column choices_made integer not null,
      add column scenes_completed integer not null,
      add column completion_percentage integer not null check (completion_percentage between 0 and 100),
      add column is_completed boolean not null,
      add column last_line text not null
  `.execute(db);
  await sql`create index game_sessions_snapshot on game_sessions (snapshot_id)`.execute(db);
  await sql`create index game_sessions_recent on game_sessions (user_id, updated_at desc, id)`.execute(db);
  await sql`drop index game_sessions_user`.execute(db);
  await sql`create index game_sessions_story_of_user on game_sessions (user_id, story_id, updated_at desc)`.execute(
    db,
  );
}

/** Turns are never changed. A session points to its newest one (head), and to the end of what can be redone (tip). */
async function growTurns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table turns
      add column parent_id uuid references turns (id) on delete cascade,
      add column telling_of uuid references turns (id) on delete cascade,
      add column action_type text not null,
      add column user_input text,
      add column selected_choice text,
      add column ai_response text,
      add column choices jsonb not null,
      add column image_url text,
      add column style text,
      add column prompt text,
      add column model_used text,
      add column credits_consumed integer not null check (credits_consumed >= 0),
      add column success boolean not null,
      add column state jsonb not null,
      add column duration_ms integer not null
  `.execute(db);
  await sql`create index turns_parent on turns (parent_id)`.execute(db);
  await sql`create index turns_telling on turns (telling_of) where telling_of is not null`.execute(db);
  for (const column of ['head_turn_id', 'tip_turn_id']) {
    await sql`
      alter table game_sessions add foreign key (${sql.ref(column)}) references turns (id)
        deferrable initially deferred
    `.execute(db);
  }
}

/** One row for each idempotency key; at most one of a session is running. */
async function createActions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table play_actions (
      session_id uuid not null references game_sessions (id) on delete cascade,
      key uuid not null,
      user_id uuid not null references users (id) on delete cascade,
      request_digest text not null,
      status text not null check (status in ('running', 'done', 'failed')),
      attempt uuid not null,
      lease_until timestamptz not null,
      credits_held integer not null check (credits_held >= 0),
      text_so_far text not null,
      answer jsonb,
      problem jsonb,
      started_at timestamptz not null,
      primary key (session_id, key)
    )
  `.execute(db);
  await sql`create unique index play_actions_running on play_actions (session_id) where status = 'running'`.execute(
    db,
  );
  await sql`create index play_actions_leases on play_actions (lease_until) where status = 'running'`.execute(
    db,
  );
  await sql`create index play_actions_user on play_actions (user_id)`.execute(db);
  await sql`create index play_actions_started on play_actions (started_at)`.execute(db);
}
