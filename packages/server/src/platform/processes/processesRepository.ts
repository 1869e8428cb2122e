import { sql } from 'kysely';
import type { Queries } from '../db/schema.ts';

interface Renewal {
  readonly id: string;
  readonly leaseMs: number;
  /** All turns with smaller numbers have no follow-ups left. */
  readonly followed_below: number;
}

/** Leases use the clock of the database, which all processes share. */
export async function renewProcess(db: Queries, { id, leaseMs, followed_below }: Renewal): Promise<void> {
  await sql`
    insert into processes (id, lease_until, followed_below)
    values (${id}, clock_timestamp() + ${leaseMs} * interval '1 millisecond', ${followed_below})
    on conflict (id) do update set lease_until = excluded.lease_until, followed_below = excluded.followed_below
  `.execute(db);
}

export async function findLease(db: Queries, id: string): Promise<Date | undefined> {
  const row = await db.selectFrom('processes').where('id', '=', id).select('lease_until').executeTakeFirst();
  return row?.lease_until;
}

/** Deletes a process. A trigger queues its unfinished follow-ups. */
export async function endProcess(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('processes').where('id', '=', id).execute();
}

/** Deletes processes with an expired lease. A trigger queues their unfinished follow-ups. */
export async function deleteDeadProcesses(db: Queries): Promise<void> {
  await sql`delete from processes where lease_until < clock_timestamp()`.execute(db);
}
