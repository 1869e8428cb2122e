import { sql } from 'kysely';
import type { Queries } from '../../platform/db/schema.ts';
import type { DeedKind } from './deeds.ts';
import { type OwedTask, owedOf, subjectOf } from './owed.ts';

/** Longer than the transaction of a turn: a row that was committed after the last collection may have an earlier timestamp. */
const OVERLAP = sql`interval '5 minutes'`;

interface Collection {
  readonly user_id: string;
  readonly now: Date;
  /** Deeds of earlier days count for the all-time totals only. */
  readonly firstDay: string;
}

/**
 * Adds what has happened since the last run to the deeds of a person. Existing rows stay, so this may run at any time,
 * repeatedly and concurrently.
 */
export async function collectDeeds(db: Queries, { user_id, now, firstDay }: Collection): Promise<void> {
  await sql`
    with since as materialized (
      select coalesce(
        (select collected_until - ${OVERLAP} from progress_people where user_id = ${user_id}), '-infinity'
      ) as instant
    ), told as materialized (
      select turns.session_id || ':' || turns.depth as place, turns.action_type, turns.telling_of,
        turns.user_input, turns.selected_choice, turns.model_used,
        turns.success and turns.image_url is not null as is_drawn,
        game_sessions.story_id, stories.category_id, stories.language,
        coalesce(turns.state ->> 'node', turns.session_id || ':' || turns.depth) as node,
        turns.state ->> 'node' is not null as is_scene,
        coalesce((turns.state ->> 'is_completed')::boolean, false) as is_ending,
        to_char(turns.committed_at at time zone 'UTC', 'YYYY-MM-DD') as day
      from game_sessions
      join turns on turns.session_id = game_sessions.id
      join stories on stories.id = game_sessions.story_id
      where game_sessions.user_id = ${user_id} and turns.action_type <> 'story_start' and not turns.is_inherited
        and game_sessions.updated_at > (select instant from since)
        and turns.committed_at > (select instant from since)
    ), parts as materialized (
      select place, day, story_id, category_id, language, model_used, action_type, telling_of, selected_choice,
        user_input, is_ending, is_scene, story_id || ':' || node as scene from told where action_type <> 'show'
    ), deeds (kind, subject, day) as (
      select 'part', place, day from parts
      union all select 'scene', scene, day from parts where is_scene
      union all select 'choice', story_id || ':' || md5(lower(selected_choice)), day from parts
        where selected_choice is not null
      union all select 'words', md5(lower(btrim(user_input))), day from parts where action_type = 'custom_action'
      union all select 'setting', scene, day from parts where action_type = 'immerse'
      union all select 'retelling', place, day from parts where telling_of is not null
      union all select 'ending', scene, day from parts where is_ending
      union all select 'finished', story_id::text, day from parts where is_ending
      union all select 'story', story_id::text, day from parts
      union all select 'shelf', category_id::text, day from parts where category_id is not null
      union all select 'language', language, day from parts
      union all select 'teller', model_used, day from parts where model_used is not null
      union all select 'day', day, day from parts
      union all select 'picture', story_id || ':' || node, day from told where action_type = 'show' and is_drawn
      union all select 'painter', model_used, day from told
        where action_type = 'show' and is_drawn and model_used is not null
      union all ${reactionsOf('like', 'likes', user_id)}
      union all ${reactionsOf('bookmark', 'bookmarks', user_id)}
      union all select 'published', id::text, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD') from stories
        where author_id = ${user_id} and status = 'published' and published_at > (select instant from since)
    ), added as (
      insert into progress_deeds (user_id, scope, kind, subject)
      select users.id, scope, kind, subject from users, deeds, lateral (values ('ever'), (day)) scopes (scope)
      where users.id = ${user_id} and (scope = 'ever' or scope >= ${firstDay})
      -- in one order, so that two collections cannot wait for each other
      order by scope, kind, subject
      on conflict do nothing
    )
    insert into progress_people (user_id, collected_until)
    select id, ${now}::timestamptz from users where id = ${user_id}
    on conflict (user_id) do update
      set collected_until = greatest(progress_people.collected_until, excluded.collected_until)
  `.execute(db);
}

/** One’s own stories do not count. */
function reactionsOf(kind: DeedKind, table: 'likes' | 'bookmarks', user_id: string) {
  return sql`
    select ${sql.lit(kind)}, story_id::text, to_char(${sql.ref(`${table}.created_at`)} at time zone 'UTC', 'YYYY-MM-DD')
    from ${sql.table(table)} join stories on stories.id = story_id
    where user_id = ${user_id} and author_id is distinct from ${user_id}
      and ${sql.ref(`${table}.created_at`)} > (select instant from since)
  `;
}

/** Adds one deed, or what is owed for one. */
export async function insertDeed(
  db: Queries,
  {
    user_id,
    kind,
    subject,
  }: { readonly user_id: string; readonly kind: DeedKind | typeof OWED; readonly subject: string },
): Promise<void> {
  await sql`
    insert into progress_deeds (user_id, scope, kind, subject)
    select id, 'ever', ${kind}, ${subject} from users where id = ${user_id}
    on conflict do nothing
  `.execute(db);
}

/** No deed: a daily task that is done and waits for its level. */
const OWED = 'owed';

export async function insertOwed(db: Queries, user_id: string, task: OwedTask): Promise<void> {
  await insertDeed(db, { user_id, kind: OWED, subject: subjectOf(task) });
}

export async function findOwed(db: Queries, user_id: string): Promise<OwedTask[]> {
  const rows = await db
    .selectFrom('progress_deeds')
    .select('subject')
    .where('user_id', '=', user_id)
    .where('scope', '=', 'ever')
    .where('kind', '=', OWED)
    .orderBy('subject')
    .execute();
  return rows.map(({ subject }) => owedOf(subject));
}

/** It was paid. */
export async function deleteOwed(db: Queries, user_id: string, task: OwedTask): Promise<void> {
  await db
    .deleteFrom('progress_deeds')
    .where('user_id', '=', user_id)
    .where('scope', '=', 'ever')
    .where('kind', '=', OWED)
    .where('subject', '=', subjectOf(task))
    .execute();
}

export interface DeedCount {
  readonly scope: string;
  readonly kind: DeedKind;
  readonly count: number;
}

/** The number of distinct subjects of each kind, in total and by day. */
export async function countDeeds(db: Queries, user_id: string): Promise<DeedCount[]> {
  const { rows } = await sql<DeedCount>`
    select scope, kind, count(*)::integer as count from progress_deeds where user_id = ${user_id}
    group by scope, kind
  `.execute(db);
  return rows;
}

/** The days on which a part was told. */
export async function findPlayedDays(db: Queries, user_id: string): Promise<string[]> {
  const days = await db
    .selectFrom('progress_deeds')
    .select('subject')
    .where('user_id', '=', user_id)
    .where('scope', '=', 'ever')
    .where('kind', '=', 'day')
    .execute();
  return days.map(({ subject }) => subject);
}

/** How many other people like at least one of a person’s stories. */
export async function countLikesReceived(db: Queries, user_id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct likes.user_id)::integer as count from likes join stories on stories.id = likes.story_id
    where stories.author_id = ${user_id} and likes.user_id <> ${user_id}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Deletes deeds that count for one day, of days long past. */
export async function deleteDeedsBefore(db: Queries, day: string): Promise<void> {
  await db.deleteFrom('progress_deeds').where('scope', '<', day).where('scope', '!=', 'ever').execute();
}

export function findDeeds(db: Queries, user_id: string) {
  return db
    .selectFrom('progress_deeds')
    .select(['scope', 'kind', 'subject'])
    .where('user_id', '=', user_id)
    .orderBy('scope')
    .orderBy('kind')
    .orderBy('subject')
    .execute();
}
