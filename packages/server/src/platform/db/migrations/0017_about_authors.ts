import { type Kysely, sql } from 'kysely';

/** What authors say of themselves. Whether an author has a page depends on their role and on a block, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column about text`.execute(db);
  await sql`
    create or replace trigger users_told
      after delete or update of username, display_name, avatar_url, role, blocked_at on users
      for each statement execute function tell_catalogue()
  `.execute(db);
}
