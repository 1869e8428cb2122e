import { type Kysely, sql } from 'kysely';

/**
 * How many bytes of an account's own are stored, counted by deltas where they are written. What is already there counts
 * from its next change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_storage (
      user_id uuid primary key references users (id) on delete cascade,
      bytes bigint not null check (bytes >= 0)
    ) with (fillfactor = 50)
  `.execute(db);
  await sql`
    create function count_storage(person uuid, added bigint) returns void language plpgsql as $$
    begin
      if added > 0 and person is not null then
        insert into account_storage as held (user_id, bytes) values (person, added)
        on conflict (user_id) do update set bytes = held.bytes + excluded.bytes;
      elsif added < 0 then
        update account_storage set bytes = greatest(0, bytes + added) where user_id = person;
      end if;
    end $$
  `.execute(db);
  await countTexts(db, { table: 'stories', columns: STORY_TEXTS, owner: (row) => `${row}.author_id` });
  await countTexts(db, { table: 'story_drafts', columns: ['content'], owner: (row) => `${row}.user_id` });
  await countTexts(db, {
    table: 'story_snapshots',
    columns: ['content'],
    owner: (row) => `(select author_id from stories where id = ${row}.story_id)`,
  });
  await countSessions(db);
}

const STORY_TEXTS = [
  'story_structure',
  'lore_cards',
  'depiction',
  'lexicon',
  'working_copy',
  'story_description',
  'story_prompt',
  'story_system_prompt',
];

interface Counted {
  readonly table: string;
  readonly columns: readonly string[];
  readonly owner: (row: 'new' | 'old') => string;
}

/** By what they take on the disk, which is known without reading them. */
async function countTexts(db: Kysely<unknown>, { table, columns, owner }: Counted): Promise<void> {
  const bytes = (row: string) =>
    columns.map((column) => `coalesce(pg_column_size(${row}.${column}), 0)`).join(' + ');
  await sql`
    create function ${sql.ref(`count_${table}_storage`)}() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        perform count_storage(${sql.raw(owner('old'))}, -(${sql.raw(bytes('old'))}));
      end if;
      if tg_op <> 'DELETE' then
        perform count_storage(${sql.raw(owner('new'))}, ${sql.raw(bytes('new'))});
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger ${sql.ref(`${table}_storage`)}
    after insert or delete or update of ${sql.raw([...columns, ...OWNERS[table]!].join(', '))}
    on ${sql.table(table)} for each row execute function ${sql.ref(`count_${table}_storage`)}()
  `.execute(db);
}

/** The columns that give a row to somebody else. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  stories: ['author_id'],
  story_drafts: [],
  story_snapshots: [],
};

/** Turns are counted with their session, in the statement that stores a turn. */
async function countSessions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_sessions add column told_bytes bigint not null default 0`.execute(db);
  await sql`
    create function count_session_storage() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform count_storage(old.user_id, -old.told_bytes);
      elsif tg_op = 'INSERT' then
        perform count_storage(new.user_id, new.told_bytes);
      else
        perform count_storage(new.user_id, new.told_bytes - old.told_bytes);
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger game_sessions_storage after insert or delete or update of told_bytes on game_sessions
    for each row execute function count_session_storage()
  `.execute(db);
}
