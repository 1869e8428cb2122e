import { type RawBuilder, sql } from 'kysely';
import type { Queries, Tables } from './schema.ts';

interface Some {
  readonly where: RawBuilder<unknown>;
  /** The column of the index that finds the rows. */
  readonly by: string;
  readonly limit: number;
}

/** Deletes the first rows that match, and returns their number. Locked rows are left for the next run. */
export async function deleteSome(
  db: Queries,
  table: keyof Tables,
  { where, by, limit }: Some,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${where} order by ${sql.ref(by)} limit ${limit}
      for update skip locked
    ))
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
