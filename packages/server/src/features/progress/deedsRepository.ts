import { type RawBuilder, sql } from 'kysely';
import { deleteSome } from '../../platform/db/deleteSome.ts';
import { isOf } from '../../platform/db/isOf.ts';
import { rowsOf } from '../../platform/db/rowsOf.ts';
import type { Queries, Transaction } from '../../platform/db/schema.ts';
import type { DeedKind } from './deeds.ts';
import { type OwedTask, owedOf, subjectOf } from './owed.ts';

interface Collection {
  readonly user_id: string;
  /** Deeds of earlier days count for the all-time totals only. */
  readonly firstDay: string;
  /** What daily tasks measure, and up to where: of other kinds, and of more, nobody asks for a day. */
  readonly daily: readonly { readonly kind: string; readonly most: number }[];
}

/** Which rows are looked at, of a query about one person. */
interface Looked {
  /** A part of `with`, for the conditions. */
  readonly first: RawBuilder<unknown>;
  readonly turns: RawBuilder<unknown>;
  readonly reactions: (kind: 'like' | 'bookmark') => RawBuilder<unknown>;
  readonly published: RawBuilder<unknown>;
}

const queued = (kind: string) => sql`(select subject from queued where kind = ${sql.lit(kind)})`;

/** Of a process; any older ones are counted by it alone. */
const NEWEST = 1000;

/**
 * Adds what stands in the queue of a person, and takes it from there; this turn; and those that their process has told
 * without queueing them, and has not said to be counted. Requires the lock of the person.
 */
export function collectQueued(
  transaction: Transaction,
  collection: Collection,
  turn_id: string | undefined,
): Promise<void> {
  const { user_id } = collection;
  return insertDeeds(transaction, collection, {
    first: sql`
      taken as (delete from progress_queue where user_id = ${user_id} returning kind, subject),
      queued as (
        select kind, subject from taken
        union all select 'turn', ${turn_id ?? null}::uuid
        union all select 'turn', turn_id from processes cross join lateral (
          select user_id, turn_id from play_actions
          where process_id = processes.id and turn_number >= followed_below
          -- the order of an index, without which the table would be read
          order by turn_number desc limit ${NEWEST}
        ) told where user_id = ${user_id}
      )
    `,
    turns: sql`turns.id in ${queued('turn')}`,
    reactions: (kind) => sql`story_id in ${queued(kind)}`,
    published: sql`stories.id in ${queued('published')}`,
  });
}

/** So far may the clock of the process have been wrong that counted somebody before there was a queue. */
const OVERLAP = sql`interval '7 days'`;

/** Adds what happened before there was a queue, for somebody who was not counted since. */
export function collectEarlier(transaction: Transaction, collection: Collection): Promise<void> {
  const since = sql`(select instant from since)`;
  return insertDeeds(transaction, collection, {
    first: sql`
      since as materialized (
        select coalesce((
          select least(collected_until, clock_timestamp()) - ${OVERLAP} from progress_people
          where user_id = ${collection.user_id}
        ), '-infinity') as instant
      )
    `,
    turns: sql`game_sessions.updated_at > ${since} and turns.committed_at > ${since}`,
    reactions: () => sql`reacted.created_at > ${since}`,
    published: sql`published_at > ${since}`,
  });
}

/** Whether a daily task measures this, and asks for more than its day has. */
const isAskedOfDay = (daily: Collection['daily']) => sql`exists (
  select from jsonb_to_recordset(${JSON.stringify(daily)}::jsonb) as asked (kind text, most integer)
  where asked.kind = deeds.kind and asked.most > coalesce((
    select count from progress_counts counted
    where counted.user_id = users.id and counted.scope = scopes.scope and counted.kind = deeds.kind
  ), 0)
)`;

/** Existing deeds stay, so this may be run for the same turns again. */
async function insertDeeds(
  transaction: Transaction,
  { user_id, firstDay, daily }: Collection,
  looked: Looked,
): Promise<void> {
  await sql`
    with ${looked.first}, told as materialized (
      select turns.session_id || ':' || turns.depth as place, turns.action_type, turns.telling_of,
        turns.user_input, turns.selected_choice, turns.model_used,
        turns.success and turns.image_url is not null as is_drawn,
        game_sessions.story_id, stories.category_id, stories.language,
        coalesce(turns.state ->> 'node', turns.session_id || ':' || turns.depth) as node,
        turns.state ->> 'node' is not null as is_scene,
        coalesce((turns.state ->> 'is_completed')::boolean, false) as is_ending,
        to_char(turns.committed_at at time zone 'UTC', 'YYYY-MM-DD') as day
      from game_sessions
      join turns on turns.session_id = game_sessions.id and ${isOf(user_id, 'turns')}
      join stories on stories.id = game_sessions.story_id
      where game_sessions.user_id = ${user_id} and turns.action_type <> 'story_start' and not turns.is_inherited
        and ${looked.turns}
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
      union all ${reactionsOf('like', 'likes', user_id, looked)}
      union all ${reactionsOf('bookmark', 'bookmarks', user_id, looked)}
      union all select 'published', id::text, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD') from stories
        where author_id = ${user_id} and status = 'published' and ${looked.published}
    )
    insert into progress_deeds (user_id, scope, kind, subject)
    select users.id, scope, kind, subject from users, deeds, lateral (values ('ever'), (day)) scopes (scope)
    where users.id = ${user_id}
      and (scope = 'ever' or (scope >= ${firstDay} and ${isAskedOfDay(daily)}))
    -- in one order, so that two collections cannot wait for each other
    order by scope, kind, subject
    on conflict do nothing
  `.execute(transaction);
}

/** One’s own stories do not count. */
function reactionsOf(
  kind: 'like' | 'bookmark',
  table: 'likes' | 'bookmarks',
  user_id: string,
  looked: Looked,
) {
  return sql`
    select ${sql.lit(kind)}, story_id::text, to_char(reacted.created_at at time zone 'UTC', 'YYYY-MM-DD')
    from ${sql.table(table)} reacted join stories on stories.id = story_id
    where user_id = ${user_id} and author_id is distinct from ${user_id} and ${looked.reactions(kind)}
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
    select scope, kind, count from progress_counts where user_id = ${user_id}
  `.execute(db);
  return rows;
}

/** Counts the deeds of a person from the beginning. Requires the lock of the person. */
export async function recountDeeds(transaction: Transaction, user_id: string): Promise<void> {
  await transaction.deleteFrom('progress_counts').where('user_id', '=', user_id).execute();
  await sql`
    insert into progress_counts (user_id, scope, kind, count)
    select user_id, scope, kind, count(*) from progress_deeds
    where user_id = ${user_id} and kind <> ${OWED} group by user_id, scope, kind
    on conflict (user_id, scope, kind) do update set count = excluded.count
  `.execute(transaction);
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

/** How many other people like at least one of a person’s stories, up to a number: no story’s likes are read beyond it. */
export async function countLikesReceived(
  db: Queries,
  { user_id, most }: { readonly user_id: string; readonly most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select least(${most}, count(distinct liked.user_id))::integer as count
    from stories cross join lateral (
      select user_id from likes where likes.story_id = stories.id and user_id <> ${user_id}
      -- in the order of an index, which is read no further
      order by user_id limit ${most}
    ) liked
    where stories.author_id = ${user_id}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Deletes deeds that count for one day, of days long past. */
export function deleteDeedsBefore(db: Queries, day: string, limit: number): Promise<number> {
  return deleteSome(db, 'progress_deeds', {
    where: sql`scope <> 'ever' and scope < ${day}`,
    by: 'scope',
    limit,
  });
}

export function deleteCountsBefore(db: Queries, day: string, limit: number): Promise<number> {
  return deleteSome(db, 'progress_counts', {
    where: sql`scope <> 'ever' and scope < ${day}`,
    by: 'scope',
    limit,
  });
}

/** Read as they are asked for. */
export function deedsOf(db: Queries, user_id: string) {
  return rowsOf(
    db.selectFrom('progress_deeds').select(['scope', 'kind', 'subject']).where('user_id', '=', user_id),
    { by: ['scope', 'kind', 'subject'] },
  );
}
