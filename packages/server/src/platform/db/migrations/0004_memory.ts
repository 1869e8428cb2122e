import { type Kysely, sql } from 'kysely';

/** A fact says what it is about, who brought it in, from which words, and whether it is always told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table session_facts
      add column kind text not null default 'fact',
      add column by text not null default 'model',
      add column quote text not null default '',
      add column is_pinned boolean not null default false
  `.execute(db);
  await sql`
    comment on column session_facts.quote is 'The words of the player from which it was read; empty for what a model wrote.'
  `.execute(db);
}
