import { sql } from 'kysely';
import { eachOf, type Invariant } from '../../platform/doctor/Invariant.ts';

const COUNTED = [
  ['likes', 'likes_total'],
  ['bookmarks', 'bookmarks_total'],
  ['shares', 'shares_count'],
  ['story_ratings', 'ratings_total'],
] as const;

export const reactionInvariants: readonly Invariant[] = COUNTED.map(([table, counter]) => ({
  fault: `${table}_differ`,
  holds: `The ${table} of a story are as many as its counter says.`,
  broken: eachOf({
    table: 'stories',
    limit: 200,
    select: (range) => sql`
      select story_id::text as id, counted || ' rows, a counter of ' || ${sql.ref(counter)} as what
      from story_stats, lateral (
        select count(*) as counted from ${sql.table(table)} rows where rows.story_id = story_stats.story_id
      ) found
      where ${range('story_id')} and counted <> ${sql.ref(counter)}
    `,
  }),
}));
