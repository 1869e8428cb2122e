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
  await sql`
    alter table game_sessions
      add column snapshot_id uuid references story_snapshots (id),
      add column updated_at timestamptz,
      add column head_turn_id uuid,
      add column tip_turn_id uuid,
      add column current_xp integer check (current_xp >= 0),
      add column choices_made integer not null default 0,
      add column scenes_completed integer not null default 0,
      add column completion_percentage integer not null default 0
        check (completion_percentage between 0 and 100),
      add column is_completed boolean not null default false,
      add column last_line text not null default ''
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
      add column action_type text not null default 'continue',
      add column user_input text,
      add column selected_choice text,
      add column ai_response text,
      add column choices jsonb not null default '[]',
      add column image_url text,
      add column style text,
      add column prompt text,
      add column model_used text,
      add column credits_consumed integer not null default 0 check (credits_consumed >= 0),
      add column success boolean not null default true,
      add column state jsonb not null default '{}',
      add column duration_ms integer not null default 0
  `.execute(db);
  await sql`create index turns_parent on turns (parent_id)`.execute(db);
  await sql`create index turns_telling on turns (telling_of) where telling_of is not null`.execute(db);
  await beginAnew(db);
  for (const column of ['snapshot_id', 'updated_at', 'head_turn_id', 'tip_turn_id', 'current_xp']) {
    await sql`alter table game_sessions alter column ${sql.ref(column)} set not null`.execute(db);
  }
  for (const column of ['head_turn_id', 'tip_turn_id']) {
    await sql`
      alter table game_sessions add foreign key (${sql.ref(column)}) references turns (id)
        deferrable initially deferred
    `.execute(db);
  }
}

/** Sessions of older versions hold no more than when they were played: they stand at the beginning of their story. */
async function beginAnew(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into story_snapshots (id, story_id, digest, content, created_at)
    select gen_random_uuid(), id, 'before 012', to_jsonb(stories), now() from stories
    where exists (select from game_sessions where story_id = stories.id)
  `.execute(db);
  await sql`
    update game_sessions set
      snapshot_id = story_snapshots.id, updated_at = game_sessions.created_at,
      head_turn_id = gen_random_uuid(), current_xp = stories.initial_xp
    from story_snapshots join stories on stories.id = story_snapshots.story_id
    where story_snapshots.story_id = game_sessions.story_id
  `.execute(db);
  await sql`update game_sessions set tip_turn_id = head_turn_id`.execute(db);
  await sql`
    insert into turns (id, session_id, committed_at, action_type, ai_response, state)
    select head_turn_id, game_sessions.id, game_sessions.created_at, 'story_start',
      coalesce(story_structure -> 'nodes' -> (story_structure ->> 'start_node') ->> 'text', story_prompt),
      jsonb_build_object(
        'node', story_structure -> 'start_node', 'turns_in_node', 0,
        'scenes', jsonb_build_array(story_structure -> 'start_node'), 'path_length', 1, 'choices_made', 0,
        'current_xp', initial_xp, 'numbers', '[]'::jsonb, 'things', '[]'::jsonb, 'deeds', '[]'::jsonb,
        'detours', '[]'::jsonb, 'is_completed', false
      )
    from game_sessions join stories on stories.id = game_sessions.story_id
  `.execute(db);
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
