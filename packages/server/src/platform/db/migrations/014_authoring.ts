import { type Kysely, sql } from 'kysely';

/** Authoring: changes that players do not meet yet, what waits for a reviewer, versions, drafts, and how a story is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await growStories(db);
  await createVersions(db);
  await growSessions(db);
  await createDrafts(db);
  await createVisits(db);
  await measureTime(db);
  // a table cannot be altered by the next migration while checks of its rows are still pending
  await sql`set constraints all immediate`.execute(db);
  await sql`set constraints all deferred`.execute(db);
}

async function growStories(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stories
      -- what is played, as it was changed since the story was published
      add column working_copy jsonb,
      add column review_note text,
      -- when it was handed in, while it waits for a reviewer, and what its author says of it
      add column submitted_at timestamptz,
      add column submission_note text not null default '',
      add constraint stories_working_copy check (working_copy is null or status = 'published')
  `.execute(db);
  await sql`update stories set submitted_at = created_at where status = 'in_review'`.execute(db);
  await sql`
    create index stories_submitted on stories (submitted_at) where submitted_at is not null
  `.execute(db);
}

/** Each publication of a story, as a snapshot like those that sessions play. */
async function createVersions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_versions (
      story_id uuid not null references stories (id) on delete cascade,
      number integer not null check (number > 0),
      -- deferred: when a story is deleted, its snapshots go before its versions
      snapshot_id uuid not null references story_snapshots (id) deferrable initially deferred,
      note text not null,
      kinds jsonb not null,
      published_at timestamptz not null,
      published_by uuid references users (id) on delete set null,
      actions_count integer not null,
      story_cards_count integer not null,
      total_scenes integer not null,
      branching_points integer not null,
      possible_endings integer not null,
      primary key (story_id, number)
    )
  `.execute(db);
  await sql`create index story_versions_snapshot on story_versions (snapshot_id)`.execute(db);
  await sql`create index story_versions_publisher on story_versions (published_by)`.execute(db);
  await sql`
    create function refuse_changed_versions() returns trigger language plpgsql as $$
    begin
      raise exception 'story_versions are never changed' using errcode = 'integrity_constraint_violation';
    end $$
  `.execute(db);
  await sql`
    create trigger story_versions_guarded
    before update of story_id, number, snapshot_id, note, kinds, published_at, actions_count, story_cards_count,
      total_scenes, branching_points, possible_endings on story_versions
    for each row execute function refuse_changed_versions()
  `.execute(db);
  // what is published already is the first version
  await sql`
    with taken as (
      select id, author_id, published_at, actions_count, story_cards_count, total_scenes, branching_points,
        possible_endings,
        jsonb_build_object(
          'title', title, 'cover_image_url', cover_image_url, 'image_alt', image_alt, 'language', language,
          'content_rating', content_rating, 'initial_xp', initial_xp, 'total_scenes', total_scenes,
          'game_config', game_config, 'story_structure', story_structure, 'story_prompt', story_prompt,
          'story_system_prompt', story_system_prompt, 'lore_cards', lore_cards, 'depiction', depiction,
          'lexicon', lexicon, 'cover', cover
        ) as content
      from stories where status = 'published'
    ), stored as (
      insert into story_snapshots (id, story_id, digest, content, created_at)
      select gen_random_uuid(), id, encode(sha256(convert_to(content::text, 'UTF8')), 'hex'), content, published_at
      from taken
      on conflict (story_id, digest) do update set digest = excluded.digest
      returning id, story_id
    )
    insert into story_versions
    select taken.id, 1, stored.id, '', '[]', published_at, author_id, actions_count, story_cards_count, total_scenes,
      branching_points, possible_endings
    from taken join stored on stored.story_id = taken.id
  `.execute(db);
}

/** Which version a session plays, and which snapshot each of its turns was told of: a session can move to another one. */
async function growSessions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_sessions add column story_version integer not null default 0`.execute(db);
  await sql`
    update game_sessions set story_version = number
    from story_versions where story_versions.snapshot_id = game_sessions.snapshot_id
  `.execute(db);
  // those that it has left and that undo leads back to
  await sql`
    create table session_snapshots (
      session_id uuid not null references game_sessions (id) on delete cascade,
      snapshot_id uuid not null references story_snapshots (id),
      story_version integer not null,
      primary key (session_id, snapshot_id)
    )
  `.execute(db);
  await sql`create index session_snapshots_snapshot on session_snapshots (snapshot_id)`.execute(db);
  await sql`alter table turns add column snapshot_id uuid`.execute(db);
  await sql`
    update turns set snapshot_id = game_sessions.snapshot_id
    from game_sessions where game_sessions.id = turns.session_id
  `.execute(db);
  await sql`alter table turns alter column snapshot_id set not null`.execute(db);
  await sql`
    create function pin_turn() returns trigger language plpgsql as $$
    begin
      select snapshot_id into new.snapshot_id from game_sessions where id = new.session_id;
      return new;
    end $$
  `.execute(db);
  await sql`
    create trigger turns_pinned before insert on turns for each row execute function pin_turn()
  `.execute(db);
}

/** Unsaved edits, one for each person and page. */
async function createDrafts(db: Kysely<unknown>): Promise<void> {
  // a number that was used never comes again, so that a tab that was asleep cannot overwrite a later draft
  await sql`create sequence story_draft_versions as integer cycle`.execute(db);
  await sql`
    create table story_drafts (
      user_id uuid not null references users (id) on delete cascade,
      place text not null,
      story_id uuid references stories (id) on delete cascade,
      -- as it was sent, to the letter: jsonb would put its keys in another order
      content json not null,
      version integer not null default nextval('story_draft_versions'),
      saved_at timestamptz not null,
      primary key (user_id, place),
      check (place = coalesce(story_id::text, 'new'))
    )
  `.execute(db);
  await sql`create index story_drafts_story on story_drafts (story_id) where story_id is not null`.execute(
    db,
  );
  await sql`create index story_drafts_saved on story_drafts (saved_at)`.execute(db);
}

const ENTERS = sql`
  turn.action_type <> 'show' and turn.telling_of is null and turn.state ->> 'node' is not null
    and turn.state ->> 'turns_in_node' = '0'
`;

/**
 * Each time that a session enters a scene: narrow rows, so that an author sees how a story is read without reading
 * what was told. A session that began from a part of another one enters nothing by it.
 */
async function createVisits(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scene_visits (
      session_id uuid not null references game_sessions (id) on delete cascade,
      from_node text,
      node text not null
    )
  `.execute(db);
  await sql`
    insert into scene_visits (session_id, from_node, node)
    select turn.session_id, parent.state ->> 'node', turn.state ->> 'node'
    from turns turn left join turns parent on parent.id = turn.parent_id
    where ${ENTERS} and (turn.parent_id is not null or turn.state ->> 'path_length' = '1')
  `.execute(db);
  await sql`create index scene_visits_session on scene_visits (session_id) include (from_node, node)`.execute(
    db,
  );
  await sql`
    create function count_visit() returns trigger language plpgsql as $$
    begin
      insert into scene_visits (session_id, from_node, node)
      values (new.session_id, (select state ->> 'node' from turns where id = new.parent_id), new.state ->> 'node');
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger turns_visited after insert on turns for each row
    when (
      new.action_type <> 'show' and new.telling_of is null and new.state ->> 'node' is not null
      and new.state ->> 'turns_in_node' = '0'
      and (new.parent_id is not null or new.state ->> 'path_length' = '1')
    )
    execute function count_visit()
  `.execute(db);
}

/** How long a session was played: the time between its moves, but never more than ten minutes for one. */
async function measureTime(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_sessions add column played_seconds real not null default 0`.execute(db);
  await sql`
    update game_sessions set played_seconds = played.seconds
    from (
      select session_id, sum(least(extract(epoch from took), 600)) as seconds
      from (
        select session_id, committed_at - lag(committed_at) over (partition by session_id order by committed_at) as took
        from turns
      ) moves
      where took is not null group by session_id
    ) played
    where played.session_id = game_sessions.id
  `.execute(db);
  await sql`
    create function measure_move() returns trigger language plpgsql as $$
    begin
      new.played_seconds := old.played_seconds
        + least(greatest(extract(epoch from new.updated_at - old.updated_at), 0), 600);
      return new;
    end $$
  `.execute(db);
  await sql`
    create trigger game_sessions_measured before update of head_turn_id on game_sessions
    for each row execute function measure_move()
  `.execute(db);
}
