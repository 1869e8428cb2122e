import { type Kysely, sql } from 'kysely';

/** When each periodic clean-up is due, and until when a process runs it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sweeps (
      name text primary key,
      run uuid not null,
      due_at timestamptz not null,
      held_until timestamptz not null
    ) with (fillfactor = 50)
  `.execute(db);
}
