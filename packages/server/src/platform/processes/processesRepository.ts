import { sql } from 'kysely';
import type { Queries } from '../db/schema.ts';

/** Leases go by the clock of the database, which all processes share. */
export async function renewProcess(db: Queries, id: string, leaseMs: number): Promise<void> {
  await sql`
    insert into processes (id, lease_until) values (${id}, clock_timestamp() + ${leaseMs} * interval '1 millisecond')
    on conflict (id) do update set lease_until = excluded.lease_until
  `.execute(db);
}

export async function findLease(db: Queries, id: string): Promise<Date | undefined> {
  const row = await db.selectFrom('processes').where('id', '=', id).select('lease_until').executeTakeFirst();
  return row?.lease_until;
}

export async function endProcess(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('processes').where('id', '=', id).execute();
}

/** Those that have not been heard of for a day. */
export async function deleteLostProcesses(db: Queries): Promise<void> {
  await sql`delete from processes where lease_until < clock_timestamp() - interval '1 day'`.execute(db);
}
