import { sql } from 'kysely';
import { eachOf, inOne, type Invariant } from '../../platform/doctor/Invariant.ts';
import { readingsShort } from './readingsShort.ts';

const STORIES = 50;
/** How many hours are counted again: those of the last two days. */
const HOURS = 48;

export const catalogueInvariants: readonly Invariant[] = [
  {
    fault: 'sessions_differ',
    holds:
      'The counters of a story and unmerged changes equal the number of its sessions, and of finished ones.',
    broken: eachOf({
      table: 'stories',
      limit: STORIES,
      select: (range) => sql`
        select story_id::text as id, begun || ' sessions, ' || ended || ' finished; counted '
          || sessions_total + waiting || ' and ' || finished_total + waiting_finished as what
        from story_stats, lateral (
          select count(*) as begun, count(*) filter (where is_completed) as ended
          from game_sessions
          where game_sessions.story_id = story_stats.story_id and not is_uncounted and not begun_offline
        ) sessions, lateral (
          select coalesce(sum(sessions), 0) as waiting, coalesce(sum(finished), 0) as waiting_finished
          from story_changes where story_changes.story_id = story_stats.story_id
        ) changes
        where ${range('story_id')}
          and (begun <> sessions_total + waiting or ended <> finished_total + waiting_finished)
      `,
    }),
  },
  {
    fault: 'hours_short',
    holds:
      'The turns of each hour are in `story_hours` or not merged yet; those of deleted sessions stay there.',
    async *broken({ db }) {
      for (let ago = 0; ago < HOURS; ago += 1) {
        const hour = sql`(date_trunc('hour', clock_timestamp(), 'UTC') - ${ago} * interval '1 hour')`;
        yield (
          await sql<{ id: string; what: string }>`
            with told as (
              select story_id, count(*) as turns from turns
              join game_sessions on game_sessions.id = turns.session_id
              where not is_inherited and not is_uncounted and committed_at >= ${hour} and committed_at < ${hour} + interval '1 hour'
              group by story_id
            ), changes as (
              select story_id, sum(turns) as turns from story_changes where hour = ${hour} group by story_id
            )
            select told.story_id::text as id,
              ${hour} || ': ' || told.turns || ' turns, ' || coalesce(hours.turns, 0) || ' counted' as what
            from told left join story_hours hours on hours.story_id = told.story_id and hours.hour = ${hour}
            left join changes on changes.story_id = told.story_id
            where told.turns > coalesce(hours.turns, 0) + coalesce(changes.turns, 0)
          `.execute(db)
        ).rows;
      }
    },
  },
  readingsShort,
  {
    fault: 'readers_short',
    holds: 'Each stored reader of a story, or of one of its scenes, is in its counters.',
    broken: eachOf({
      table: 'stories',
      limit: STORIES,
      select: (range) => sql`
        with known (story_id, node, from_node, readers) as (
          select story_id, null, null, count(*) from story_readers where ${range('story_id')} group by story_id
          union all
          select story_id, node, from_node, count(*) from story_way_readers where ${range('story_id')} group by 1, 2, 3
        ), counted (story_id, node, from_node, readers) as (
          select story_id, null, null, readers from story_readings where ${range('story_id')}
          union all
          select story_id, node, from_node, readers from story_ways where ${range('story_id')}
        )
        select known.story_id::text as id,
          coalesce(known.node, 'all of it') || ': ' || known.readers || ', counted ' || coalesce(counted.readers, 0) as what
        from known left join counted on counted.story_id = known.story_id
          and (counted.node, counted.from_node) is not distinct from (known.node, known.from_node)
        where known.readers > coalesce(counted.readers, 0)
      `,
    }),
  },
  {
    fault: 'translations_stale',
    holds: 'The translations of a story for cards equal its layers.',
    broken: eachOf({
      table: 'stories',
      limit: STORIES,
      select: (range) => sql`
        select id::text as id, each ->> 'language' || ': ' || (each ->> 'title') as what
        from stories, jsonb_array_elements(translations) each
        where ${range('id')} and coalesce(layers -> (each ->> 'language') ->> 'title', '') <> each ->> 'title'
      `,
    }),
  },
  {
    fault: 'meetings_stale',
    holds: 'The people whom readers of a story meet are those of its scenes.',
    broken: eachOf({
      table: 'stories',
      limit: STORIES,
      select: (range) => sql`
        select id::text as id, meets::text as what from stories
        where ${range('id')} and coalesce((story_structure -> 'meets')::jsonb, '[]') <> meets
      `,
    }),
  },
  {
    fault: 'listing_stale',
    holds: 'The list and the counters of stories match the stories.',
    broken: eachOf({
      table: 'stories',
      limit: 500,
      select: (range) => sql`
        select stories.id::text,
          case when listing.story_id is null then 'not listed' else 'listed as it was' end as what
        from stories
        left join story_listing listing on listing.story_id = stories.id
        left join story_stats stats on stats.story_id = stories.id
        where ${range('stories.id')} and (
          (listing.status, listing.is_featured, listing.is_premium) is distinct from
            (stories.status, stories.is_featured, stories.is_premium)
          or (stats.status, stats.is_featured, stats.is_premium, stats.is_published) is distinct from
            (stories.status, stories.is_featured, stories.is_premium, stories.status = 'published')
          or listing.category_id is distinct from stories.category_id
          or stats.category_id is distinct from stories.category_id
          or listing.author_id is distinct from stories.author_id
          or stats.author_id is distinct from stories.author_id
        )
      `,
    }),
  },
  {
    fault: 'totals_differ',
    holds: 'The totals of the catalogue match its stories.',
    broken: inOne(
      () => sql`
        select 'catalogue_totals' as id, published || ' counted, ' || found || ' published' as what
        from catalogue_totals, (select count(*) as found from stories where status = 'published') stories
        where published <> found
        union all
        select 'story_counts', status || ': ' || coalesce(counted, 0) || ' counted, ' || coalesce(found, 0) || ' listed'
        from (select status, sum(stories) as counted from story_counts group by status) counts
        full join (select status, count(*) as found from story_listing group by status) listed using (status)
        where coalesce(counted, 0) <> coalesce(found, 0)
      `,
    ),
  },
];
