import { type Kysely, sql } from 'kysely';

/** What the models of providers were asked for and how many tokens that was, and which of them stood in for another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table turns add column told_for text`.execute(db);
  await sql`
    create table model_usage (
      turn_id uuid references turns (id) on delete cascade,
      at timestamptz not null,
      model text not null,
      calls integer not null check (calls >= 0),
      prompt_tokens integer not null check (prompt_tokens >= 0),
      cached_tokens integer not null check (cached_tokens >= 0),
      completion_tokens integer not null check (completion_tokens >= 0)
    )
  `.execute(db);
  await sql`create index model_usage_at on model_usage (at)`.execute(db);
  await sql`create index model_usage_turn on model_usage (turn_id) where turn_id is not null`.execute(db);
}
