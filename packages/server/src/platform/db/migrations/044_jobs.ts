import { type Kysely, sql } from 'kysely';

/** What must happen after a transaction, stored by it: a process that dies leaves it to the next one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      id uuid primary key,
      kind text not null,
      user_id uuid references users (id) on delete cascade,
      data jsonb not null,
      created_at timestamptz not null default clock_timestamp(),
      due_at timestamptz not null default clock_timestamp(),
      attempts integer not null default 0 check (attempts >= 0),
      process_id uuid,
      failed_at timestamptz
    ) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05)
  `.execute(db);
  await sql`create index jobs_due on jobs (due_at) where failed_at is null`.execute(db);
  await sql`create index jobs_running on jobs (process_id) where process_id is not null`.execute(db);
  await sql`create index jobs_failed on jobs (failed_at) where failed_at is not null`.execute(db);
  await sql`create index jobs_user on jobs (user_id)`.execute(db);
}
