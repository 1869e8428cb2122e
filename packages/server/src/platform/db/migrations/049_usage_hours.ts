import { type Kysely, sql } from 'kysely';

/**
 * What the models of providers were asked for, by hour: so the overview of a day that is not over reads the last hours
 * alone. Hours that are over are counted by a sweep; those from before are read as they were.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table usage_hours (
      hour timestamptz not null,
      model text not null,
      calls bigint not null,
      prompt_tokens bigint not null,
      cached_tokens bigint not null,
      completion_tokens bigint not null,
      primary key (hour, model)
    )
  `.execute(db);
  await sql`create table usage_counted (since timestamptz not null, until timestamptz not null)`.execute(db);
  await sql`
    insert into usage_counted select hour, hour from date_trunc('hour', now(), 'UTC') as hour
  `.execute(db);
}
