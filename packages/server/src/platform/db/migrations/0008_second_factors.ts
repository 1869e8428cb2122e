import { type Kysely, sql } from 'kysely';

/** A code of an app besides the password or Google, and the codes that replace the app where it is lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      user_id uuid primary key references users (id) on delete cascade,
      secret bytea not null,
      confirmed_at timestamptz,
      last_step integer not null default 0
    )
  `.execute(db);
  await sql`
    create table recovery_codes (
      user_id uuid not null references second_factors (user_id) on delete cascade,
      hash bytea not null,
      primary key (user_id, hash)
    )
  `.execute(db);
}
