import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/db/schema.ts';

interface Collection {
  readonly user_id: string;
  /** Deeds of earlier days count for the all-time totals only. */
  readonly firstDay: string;
  /** The kinds that daily tasks measure, with the highest target. Nothing else is counted by day. */
  readonly daily: readonly { readonly kind: string; readonly most: number }[];
}

const queued = (kind: string) => sql`(select subject from queued where kind = ${sql.lit(kind)})`;

/** The maximum number of a process's turns that are read. Older ones are counted by the process itself. */
const NEWEST = 1000;

/**
 * Counts a person's deeds: those in the queue, which is emptied; those of this turn; and those of turns that
 * a process has told without queueing them, and has not reported as counted. Requires the lock of the person.
 */
export function collectQueued(
  transaction: Transaction,
  collection: Collection,
  turn_id: string | undefined,
): Promise<void> {
  const { user_id } = collection;
  return insertDeeds(
    transaction,
    collection,
    sql`
      taken as (delete from progress_queue where user_id = ${user_id} returning kind, subject),
      queued as (
        select kind, subject from taken
        union all select 'turn', ${turn_id ?? null}::uuid
        union all select 'turn', turn_id from processes cross join lateral (
          select user_id, turn_id from play_actions
          where process_id = processes.id and turn_number >= followed_below
          -- the order of an index; otherwise PostgreSQL would read the table
          order by turn_number desc limit ${NEWEST}
        ) told where user_id = ${user_id}
      )
    `,
  );
}

/** Whether a daily task measures this kind, and needs more than are counted for that day. */
const isAskedOfDay = (daily: Collection['daily']) => sql`exists (
  select from jsonb_to_recordset(${JSON.stringify(daily)}::jsonb) as asked (kind text, most integer)
  where asked.kind = deeds.kind and asked.most > coalesce((
    select count from counted where counted.scope = deeds.day and counted.kind = deeds.kind
  ), 0)
)`;

/** Whether a deed is new. This is one index look-up for each deed, so the cost does not grow with earlier deeds. */
const isNew = (user_id: string, where: RawBuilder<unknown>) => sql`(
  select true from progress_deeds known where known.user_id = ${user_id} and ${where} limit 1
) is null`;

/**
 * The deeds that a person has never done before (`ever`). The row of a new part also stores at most one new
 * scene and one new choice.
 */
const newOnes = (user_id: string) => sql`
  fresh as materialized (
    select kind, subject from (select distinct kind, subject from deeds) deeds
    where ${isNew(user_id, sql`known.scope = 'ever' and known.kind = deeds.kind and known.subject = deeds.subject`)}
      and (deeds.kind <> 'scene' or ${isNew(user_id, sql`known.scene = deeds.subject`)})
      and (deeds.kind <> 'choice' or ${isNew(user_id, sql`known.choice = deeds.subject`)})
  ), carried as materialized (
    select distinct on (kind, subject) kind, subject, place from (
      select distinct on (deed.kind, parts.place) deed.kind, deed.subject, parts.place
      from parts cross join lateral (values ('scene', parts.scene), ('choice', parts.choice)) deed (kind, subject)
      join fresh on fresh.kind = deed.kind and fresh.subject = deed.subject
      join fresh own on own.kind = 'part' and own.subject = parts.place
      order by deed.kind, parts.place, deed.subject
    ) of_place order by kind, subject, place
  ), ever as (
    select fresh.kind, fresh.subject, scene.subject as scene, choice.subject as choice
    from fresh
    left join carried scene on fresh.kind = 'part' and scene.kind = 'scene' and scene.place = fresh.subject
    left join carried choice on fresh.kind = 'part' and choice.kind = 'choice' and choice.place = fresh.subject
    where (fresh.kind, fresh.subject) not in (select kind, subject from carried)
  )
`;

/** All deeds with their day, including repeated ones. */
const deedsOfEach = (user_id: string) => sql`
    select 'part', place, day from parts
    union all select 'scene', scene, day from parts where scene is not null
    union all select 'choice', choice, day from parts where choice is not null
    union all select 'words', md5(lower(btrim(user_input))), day from parts where action_type = 'custom_action'
    union all select 'setting', setting, day from parts where action_type = 'immerse'
    union all select 'retelling', place, day from parts where telling_of is not null
    union all select 'ending', setting, day from parts where is_ending
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
      where author_id = ${user_id} and status = 'published' and stories.id in ${queued('published')}
`;

/** Inserts the deeds of `queued`, which the SQL in `queue` defines. May run again for the same turns. */
async function insertDeeds(
  transaction: Transaction,
  { user_id, firstDay, daily }: Collection,
  queue: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    with ${queue}, told as materialized (
      select turns.session_id || ':' || turns.depth as place, turns.action_type, turns.telling_of,
        turns.user_input, turns.selected_choice, turns.model_used,
        turns.success and turns.image_url is not null as is_drawn,
        game_sessions.story_id, stories.category_id, stories.language,
        coalesce(turns.state ->> 'node', turns.session_id || ':' || turns.depth) as node,
        turns.state ->> 'node' is not null as is_scene,
        coalesce((turns.state ->> 'is_completed')::boolean, false) as is_ending,
        to_char(turns.committed_at at time zone 'UTC', 'YYYY-MM-DD') as day
      from game_sessions
      join turns on turns.session_id = game_sessions.id and turns.user_id = ${user_id}
      join stories on stories.id = game_sessions.story_id
      where game_sessions.user_id = ${user_id} and turns.action_type <> 'story_start' and not turns.is_inherited
        and turns.id in ${queued('turn')}
    ), parts as materialized (
      select place, day, story_id, category_id, language, model_used, action_type, telling_of, user_input,
        is_ending, story_id || ':' || node as setting, case when is_scene then story_id || ':' || node end as scene,
        story_id || ':' || md5(lower(selected_choice)) as choice
      from told where action_type <> 'show'
    ), deeds (kind, subject, day) as materialized (${deedsOfEach(user_id)}),
    counted as materialized (
      select scope, kind, count from progress_people cross join lateral counts_of(counts)
      where user_id = ${user_id}
    ), ${newOnes(user_id)}
    insert into progress_deeds (user_id, scope, kind, subject, scene, choice)
    select users.id, scope, kind, subject, scene, choice from users, (
      select 'ever' as scope, kind, subject, scene, choice from ever
      union all
      select day, kind, subject, null, null from deeds where day >= ${firstDay} and ${isAskedOfDay(daily)}
    ) deeds
    where users.id = ${user_id}
    -- in a fixed order, so that two collections cannot deadlock
    order by scope, kind, subject
    on conflict do nothing
  `.execute(transaction);
}

/** Likes or bookmarks, without those of one's own stories. */
function reactionsOf(kind: 'like' | 'bookmark', table: 'likes' | 'bookmarks', user_id: string) {
  return sql`
    select ${sql.lit(kind)}, story_id::text, to_char(reacted.created_at at time zone 'UTC', 'YYYY-MM-DD')
    from ${sql.table(table)} reacted join stories on stories.id = story_id
    where user_id = ${user_id} and author_id is distinct from ${user_id} and story_id in ${queued(kind)}
  `;
}
