import { type Kysely, sql } from 'kysely';

const BRANCHES_IN_ROW = 256;

/** Who told a turn, what the narrator keeps with it for the next one, and what is remembered: undo takes all back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table turns add column told_by text, add column remembered jsonb not null default '[]'
  `.execute(db);
  await sql`
    create table turn_notes (
      turn_id uuid primary key references turns (id) on delete cascade,
      notes jsonb not null
    )
  `.execute(db);
  // credits' worth of calls to the provider of models, by day (UTC)
  await sql`
    create table provider_spending (day date primary key, credits integer not null check (credits >= 0))
  `.execute(db);
  // which stored pictures are shown: another session may have begun from a part with one
  await sql`
    create index turns_stored_pictures on turns (image_url) where image_url like '/pictures/%'
  `.execute(db);
  // what was told lately in a session, whether it was undone or not
  await sql`create index turns_of_session on turns (session_id, id desc)`.execute(db);
  // what a picture shows, for whoever does not see it
  await sql`alter table turns add column image_alt text`.execute(db);
  await createBranches(db);
  await createMemory(db);
}

/**
 * Where a turn stands in the tree of its session: its branch, and how many turns have been told up to it, pictures not
 * counted. The first turn that follows another one continues its branch, each further one begins a branch, so that the
 * path to a turn is a few pieces of branches, however long it is.
 */
async function createBranches(db: Kysely<unknown>): Promise<void> {
  // a branch lists those that lead to it and the depths at which they are left, so that a path is found by reading one
  // row; where there are very many, the list goes on in the row that is named `before`
  await sql`
    create table turn_branches (
      id uuid primary key,
      session_id uuid not null references game_sessions (id) on delete cascade,
      branches uuid[] not null,
      depths integer[] not null,
      before uuid
    )
  `.execute(db);
  await sql`create index turn_branches_session on turn_branches (session_id)`.execute(db);
  await sql`alter table turns add column branch uuid, add column depth integer`.execute(db);
  await sql`
    create function begin_branch(id uuid, session_id uuid, parent_branch uuid, fork_depth integer)
    returns void language plpgsql as $$
    declare
      parent turn_branches;
    begin
      select * into parent from turn_branches where turn_branches.id = parent_branch;
      if parent_branch is null then
        insert into turn_branches values (id, session_id, '{}', '{}', null);
      elsif cardinality(parent.branches) < ${sql.lit(BRANCHES_IN_ROW)} then
        insert into turn_branches values (id, session_id, parent.branches || parent_branch,
          parent.depths || fork_depth, parent.before);
      else
        insert into turn_branches
          values (id, session_id, array[parent_branch], array[fork_depth], parent_branch);
      end if;
    end $$
  `.execute(db);
  await placeTurns(db);
  await sql`alter table turns alter column branch set not null, alter column depth set not null`.execute(db);
  await sql`create index turns_branch on turns (branch, depth)`.execute(db);
  // a trigger, so that every turn has its place, whoever adds it
  await sql`
    create function place_turn() returns trigger language plpgsql as $$
    declare
      before record;
    begin
      select branch, depth into before from turns where id = new.parent_id;
      new.branch := before.branch;
      new.depth := coalesce(before.depth, 0) + (new.action_type <> 'show')::integer;
      if before is null or exists (select from turns where parent_id = new.parent_id) then
        new.branch := new.id;
        perform begin_branch(new.id, new.session_id, before.branch, before.depth);
      end if;
      return new;
    end $$
  `.execute(db);
  await sql`create trigger turns_placed before insert on turns for each row execute function place_turn()`.execute(
    db,
  );
}

/** Turns of older versions are placed as if they had been added one after the other. */
async function placeTurns(db: Kysely<unknown>): Promise<void> {
  await sql`
    with recursive following as materialized (
      select id, parent_id, (action_type <> 'show')::integer as told,
        row_number() over (partition by parent_id order by committed_at, id) as nth
      from turns where parent_id is not null
    ), placed as (
      select id, id as branch, (action_type <> 'show')::integer as depth from turns where parent_id is null
      union all
      select following.id, case nth when 1 then placed.branch else following.id end, placed.depth + told
      from placed join following on following.parent_id = placed.id
    )
    update turns set branch = placed.branch, depth = placed.depth from placed where placed.id = turns.id
  `.execute(db);
  await sql`
    select begin_branch(id, session_id, parent_branch, fork_depth) from (
      select turns.id, turns.session_id, parent.branch as parent_branch, parent.depth as fork_depth
      from turns left join turns as parent on parent.id = turns.parent_id
      where turns.branch = turns.id order by turns.depth, turns.committed_at, turns.id
    ) begun
  `.execute(db);
}

/** What is remembered of a session that a model tells. Each row belongs to a turn, so that undo takes it back. */
async function createMemory(db: Kysely<unknown>): Promise<void> {
  // one of a layer for a turn, so that two processes do not write the same one; without a text it is being written
  await sql`
    create table session_summaries (
      id uuid primary key,
      session_id uuid not null references game_sessions (id) on delete cascade,
      turn_id uuid not null references turns (id) on delete cascade,
      layer smallint not null check (layer between 1 and 3),
      branch uuid not null,
      depth integer not null,
      text text,
      created_at timestamptz not null,
      unique (turn_id, layer)
    )
  `.execute(db);
  await sql`create index session_summaries_newest on session_summaries (session_id, layer, depth desc)`.execute(
    db,
  );
  await sql`
    create table session_facts (
      turn_id uuid not null references turns (id) on delete cascade,
      key text not null,
      session_id uuid not null references game_sessions (id) on delete cascade,
      branch uuid not null,
      depth integer not null,
      value text not null,
      known_to jsonb not null,
      primary key (turn_id, key)
    )
  `.execute(db);
  await sql`create index session_facts_newest on session_facts (session_id, key, depth desc)`.execute(db);
  await sql`create index session_facts_depth on session_facts (session_id, depth desc)`.execute(db);
  // the words by which a turn names a fact
  await sql`
    create table session_fact_words (
      turn_id uuid not null,
      key text not null,
      word text not null,
      session_id uuid not null,
      branch uuid not null,
      depth integer not null,
      primary key (turn_id, key, word),
      foreign key (turn_id, key) references session_facts (turn_id, key) on delete cascade
    )
  `.execute(db);
  await sql`
    create index session_fact_words_newest on session_fact_words (session_id, word, depth desc)
      include (branch, key)
  `.execute(db);
}
