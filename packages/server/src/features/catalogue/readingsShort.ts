import { sql } from 'kysely';
import type { Broken, Invariant } from '../../platform/doctor/Invariant.ts';
import type { Queries } from '../../platform/db/schema.ts';

/** The number of sessions that one statement reads. A session may have entered as many scenes as it has turns. */
const SESSIONS = 100;
/** The number of stories that one statement compares. */
const STORIES = 50;
/**
 * The maximum number of sums in memory. If there are more, the sessions are read several times, each time for
 * a part of the stories.
 */
const SCENES = 100_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Reads a limited number of sessions at a time, however many a story has. The sums of a story are read after
 * its sessions, and only grow, so plays that go on meanwhile are no fault.
 */
export const readingsShort: Invariant = {
  fault: 'readings_short',
  holds:
    'The sessions of readers and their scenes are in the sums of the story, or not merged yet; deleted sessions stay in the sums.',
  async *broken({ db }) {
    const { rows } = await sql<{ scenes: number }>`
      select count(*)::integer as scenes from story_ways where from_node = ''
    `.execute(db);
    const { scenes } = rows[0]!;
    const of = Math.max(1, Math.ceil(scenes / SCENES));
    for (let part = 0; part < of; part += 1) {
      const read: Sums = new Map();
      for (let after: string | null = FIRST; after !== null;) {
        after = await readSome(db, read, { after, part, of });
        yield [];
      }
      const stories = [...read];
      for (let at = 0; at < stories.length; at += STORIES)
        yield await shortOf(db, stories.slice(at, at + STORIES));
    }
  },
};

/** Counts by story and scene. The empty name counts the sessions. */
type Sums = Map<string, Map<string, number>>;

interface Portion {
  /** The last session of the previous portion. */
  readonly after: string;
  /** The part of the stories to count, out of `of` parts. */
  readonly part: number;
  readonly of: number;
}

interface Entered {
  readonly story_id: string;
  readonly node: string;
  readonly times: number;
}

/** Adds the scenes that some sessions entered. Returns the last session, or null after the last ones. */
async function readSome(db: Queries, read: Sums, { after, part, of }: Portion): Promise<string | null> {
  const { rows } = await sql<{ entered: readonly Entered[]; last: string | null }>`
    with portion as materialized (
      select id, story_id, user_id, is_uncounted or begun_offline as is_left_out
      from game_sessions where id > ${after} order by id limit ${SESSIONS}
    ), sessions as materialized (
      select portion.id, story_id from portion
      join stories on stories.id = story_id and author_id is distinct from portion.user_id
      join users on users.id = portion.user_id and closed_at is null
      where not is_left_out and (hashtext(story_id::text) & 2147483647) % ${of}::integer = ${part}
    ), entered (story_id, node, times) as (
      select story_id, '', count(*) from sessions group by story_id
      union all
      select story_id, node, count(*) from sessions join scene_visits on session_id = sessions.id group by 1, 2
    )
    select coalesce((select jsonb_agg(entered) from entered), '[]') as entered,
      (select max(id::text) from portion having count(*) = ${SESSIONS}) as last
  `.execute(db);
  const { entered, last } = rows[0]!;
  for (const { story_id, node, times } of entered) {
    const scenes = read.get(story_id) ?? new Map<string, number>();
    scenes.set(node, (scenes.get(node) ?? 0) + times);
    read.set(story_id, scenes);
  }
  return last;
}

async function shortOf(
  db: Queries,
  stories: readonly (readonly [string, ReadonlyMap<string, number>])[],
): Promise<readonly Broken[]> {
  const entered: Entered[] = stories.flatMap(([story_id, scenes]) =>
    [...scenes].map(([node, times]) => ({ story_id, node, times })),
  );
  const theirs = sql`story_id = any(${stories.map(([story_id]) => story_id)}::uuid[])`;
  const { rows } = await sql<Broken>`
    with read as (
      select story_id, node, times
      from jsonb_to_recordset(${JSON.stringify(entered)}::jsonb) as read (story_id uuid, node text, times bigint)
    ), counted (story_id, node, times) as (
      select story_id, '', plays from story_readings where ${theirs}
      union all
      select story_id, node, visits from story_ways where ${theirs} and from_node = ''
      union all
      select story_id, case when is_visit then node else '' end, begun + is_visit::integer from story_changes
      where ${theirs} and session_id is not null
    ), sums as (select story_id, node, sum(times) as times from counted group by story_id, node)
    select story_id::text as id,
      coalesce(nullif(node, ''), 'sessions') || ': ' || read.times || ', counted ' || coalesce(sums.times, 0) as what
    from read left join sums using (story_id, node) where read.times > coalesce(sums.times, 0)
  `.execute(db);
  return rows;
}
