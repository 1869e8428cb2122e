import { type Kysely, sql } from 'kysely';

/** The last run of the continuity bench for each model, by language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table model_runs (
      id uuid primary key,
      model text not null unique,
      by_language jsonb not null
    )
  `.execute(db);
}
