import { type Kysely, sql } from 'kysely';

/** What people have done that counts towards tasks, and which tasks were paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table progress_people (
      user_id uuid primary key references users (id) on delete cascade,
      collected_until timestamptz not null
    )
  `.execute(db);
  // a set: what happens again, by undo and redo or by another telling, is there already. `scope` is `ever` or a day
  await sql`
    create table progress_deeds (
      user_id uuid not null references users (id) on delete cascade,
      scope text not null,
      kind text not null,
      subject text not null,
      primary key (user_id, scope, kind, subject)
    )
  `.execute(db);
  // `number` counts the paid tasks of a person, without gaps: where a reader has got to
  await sql`
    create table paid_tasks (
      user_id uuid not null references users (id) on delete cascade,
      number integer not null check (number > 0),
      task_id text not null,
      scope text not null,
      stars integer not null check (stars >= 0),
      coins integer not null check (coins > 0),
      finished_at timestamptz not null,
      primary key (user_id, task_id, scope),
      unique (user_id, number)
    )
  `.execute(db);
}
