import { sql } from 'kysely';
import { deleteSome } from '../../platform/db/deleteSome.ts';
import type { Queries, Transaction } from '../../platform/db/schema.ts';
import { ALL_TIME, type DeedKind } from './deeds.ts';
import { OWED } from './deedsRepository.ts';

export interface DeedCount {
  readonly scope: string;
  readonly kind: DeedKind;
  readonly count: number;
}

/** The number of distinct subjects of each kind, in total and by day from a day on. */
export async function countDeeds(db: Queries, user_id: string, firstDay: string): Promise<DeedCount[]> {
  const { rows } = await sql<DeedCount>`
    select scope, kind, count from progress_people cross join lateral counts_of(user_id, counts)
    where user_id = ${user_id} and (scope = ${ALL_TIME} or scope >= ${firstDay})
  `.execute(db);
  return rows;
}

/** On how many days a part was told. */
export async function countDays(db: Queries, user_id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count from progress_people cross join lateral counts_of(user_id, counts)
    where user_id = ${user_id} and scope = ${ALL_TIME} and kind = 'day'
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts the deeds of a person from the beginning. Requires the lock of the person. */
export async function recountDeeds(transaction: Transaction, user_id: string): Promise<void> {
  await sql`
    update progress_people set counts = (
      select coalesce(jsonb_object_agg(scope, kinds), '{}') from (
        select scope, jsonb_object_agg(kind, count) as kinds from (
          select scope, deed.kind, count(*) as count
          from progress_deeds cross join lateral (
            values (progress_deeds.kind, subject), ('scene', scene), ('choice', choice)
          ) deed (kind, subject)
          where user_id = ${user_id} and deed.subject is not null and deed.kind <> ${OWED} group by scope, deed.kind
        ) counted group by scope
      ) scopes
    ) where user_id = ${user_id}
  `.execute(transaction);
}

/** Those of a release that had a row for each. */
export function deleteCountsBefore(db: Queries, day: string, limit: number): Promise<number> {
  return deleteSome(db, 'progress_counts', {
    where: sql`scope <> 'ever' and scope < ${day}`,
    by: 'scope',
    limit,
  });
}
