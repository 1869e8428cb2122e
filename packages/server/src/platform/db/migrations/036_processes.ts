import { type Kysely, sql } from 'kysely';

/** A process has a lease, and a running action belongs to a process: what is renewed each second is one narrow row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table processes (
      id uuid primary key,
      lease_until timestamptz not null
    ) with (fillfactor = 50)
  `.execute(db);
  await sql`
    alter table play_actions add column process_id uuid, add column followed_until timestamptz
  `.execute(db);
  // what a process of the version before renews is not indexed any more
  await sql`drop index play_actions_leases`.execute(db);
}
