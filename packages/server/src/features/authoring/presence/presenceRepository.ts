import { sql } from 'kysely';
import type { Queries } from '../../../platform/db/schema.ts';

/** A visit of a story's editor by one tab. */
export interface Visit {
  readonly story_id: string;
  readonly tab: string;
  readonly user_id: string;
}

/** The time in this many milliseconds, by the clock of the database, which all processes share. */
const inMs = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/** The maximum number of visits of one person to one story. More are forgotten tabs, or a script. */
const VISITS_OF_A_PERSON = 10;

/** Renews a visit. Does nothing if another person's tab has the same id. */
export async function renewVisit(db: Queries, visit: Visit, leaseMs: number): Promise<void> {
  const { story_id, tab, user_id } = visit;
  await sql`
    insert into story_presence as known (story_id, tab, user_id, present_until)
    select ${story_id}::uuid, ${tab}::uuid, ${user_id}::uuid, ${inMs(leaseMs)}
    where (
      select count(*) from story_presence
      where story_id = ${story_id} and user_id = ${user_id} and tab <> ${tab}
    ) < ${VISITS_OF_A_PERSON}
    on conflict (story_id, tab) do update set present_until = excluded.present_until
    where known.user_id = excluded.user_id
  `.execute(db);
}

/** Stores which scene a visit edits, unless the visit has ended. */
export async function setScene(db: Queries, visit: Visit, scene: string | null): Promise<void> {
  await db
    .updateTable('story_presence')
    .set({ scene })
    .where('story_id', '=', visit.story_id)
    .where('tab', '=', visit.tab)
    .where('user_id', '=', visit.user_id)
    .execute();
}

/** Ends a visit after the grace time, unless another connection renews it. */
export async function endVisit(db: Queries, visit: Visit, graceMs: number): Promise<void> {
  await db
    .updateTable('story_presence')
    .set({ present_until: sql<Date>`least(present_until, ${inMs(graceMs)})` })
    .where('story_id', '=', visit.story_id)
    .where('tab', '=', visit.tab)
    .where('user_id', '=', visit.user_id)
    .execute();
}

/**
 * The channel on which the database names a story whose editors have arrived, left or moved to another scene
 * (`tell_presence`).
 */
export const CHANNEL = 'kathaloka_presence';

export type PresentEditor = Awaited<ReturnType<typeof findEditors>>[number];

/** All editors present in these stories, in the order of arrival, with the current names of their accounts. */
export function findEditors(db: Queries, story_ids: readonly string[]) {
  return db
    .selectFrom('story_presence')
    .innerJoin('users', 'users.id', 'story_presence.user_id')
    .where('story_id', '=', sql<string>`any(${story_ids}::uuid[])`)
    .where(sql<boolean>`present_until > clock_timestamp()`)
    .orderBy('came_at')
    .orderBy('tab')
    .select(['story_id', 'tab', 'user_id', 'scene', 'users.username', 'users.role'])
    .select(
      sql<number>`1000 * extract(epoch from present_until - clock_timestamp())::float8`.as('leaves_in_ms'),
    )
    .execute();
}

/** Deletes ended visits. The table only contains present visits, so it is read whole. */
export async function deleteVisits(db: Queries): Promise<void> {
  await db
    .deleteFrom('story_presence')
    .where(sql<boolean>`present_until < clock_timestamp()`)
    .execute();
}
