import { type Kysely, sql } from 'kysely';

/** Which authors a reader follows, and to whom a weekly letter tells what those have published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table author_follows (
      user_id uuid not null references users (id) on delete cascade,
      author_id uuid not null references users (id) on delete cascade,
      followed_at timestamptz not null,
      primary key (user_id, author_id),
      check (user_id <> author_id)
    )
  `.execute(db);
  await sql`create index author_follows_of_author on author_follows (author_id)`.execute(db);
  await sql`comment on table author_follows is 'The authors whom readers follow.'`.execute(db);
  await sql`
    create table follow_letters (
      user_id uuid primary key references users (id) on delete cascade,
      told_until timestamptz not null
    )
  `.execute(db);
  await sql`create index follow_letters_due on follow_letters (told_until)`.execute(db);
  await sql`
    comment on table follow_letters is 'The readers who want a weekly letter about the authors whom they follow.'
  `.execute(db);
}
