import { type Kysely, sql } from 'kysely';

/** How many credits those who join a session may spend of its owner's, and how many they have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table together
      add column budget integer not null default 20 check (budget >= 0),
      add column budget_spent integer not null default 0 check (budget_spent >= 0)
  `.execute(db);
}
