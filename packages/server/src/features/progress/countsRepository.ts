import { sql } from 'kysely';
import type { Queries } from '../../platform/db/schema.ts';
import { ALL_TIME, type DeedKind } from './deeds.ts';

export interface DeedCount {
  readonly scope: string;
  readonly kind: DeedKind;
  readonly count: number;
}

/** The number of distinct subjects of each kind, in total and by day since `firstDay`. */
export async function countDeeds(db: Queries, user_id: string, firstDay: string): Promise<DeedCount[]> {
  const { rows } = await sql<DeedCount>`
    select scope, kind, count from progress_people cross join lateral counts_of(counts)
    where user_id = ${user_id} and (scope = ${ALL_TIME} or scope >= ${firstDay})
  `.execute(db);
  return rows;
}

/** The number of days on which a part was told. */
export async function countDays(db: Queries, user_id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count from progress_people cross join lateral counts_of(counts)
    where user_id = ${user_id} and scope = ${ALL_TIME} and kind = 'day'
  `.execute(db);
  return rows[0]?.count ?? 0;
}
