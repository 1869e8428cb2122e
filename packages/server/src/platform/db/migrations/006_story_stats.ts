import { type Kysely, sql } from 'kysely';

const COUNTERS = ['likes_total', 'plays_total', 'bookmarks_total', 'shares_count'];
const FIGURES = [...COUNTERS, 'completion_rate', 'average_rating'];

/**
 * A story's counters, in narrow rows of their own: a like writes a few bytes, and neither the story nor its
 * indexes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createStats(db);
  await carryOver(db);
  await followStories(db);
  await moveCounters(db);
  await moveWordLookup(db);
}

async function createStats(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('story_stats')
    .addColumn('story_id', 'uuid', (column) =>
      column.primaryKey().references('stories.id').onDelete('cascade'),
    )
    // follows the story's status, so that lists of the most liked are read along one index
    .addColumn('is_published', 'boolean', (column) => column.notNull());
  for (const name of COUNTERS) {
    table = table.addColumn(name, 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`${sql.ref(name)} >= 0`),
    );
  }
  await table
    .addColumn('completion_rate', 'real', (column) => column.check(sql`completion_rate between 0 and 100`))
    .addColumn('average_rating', 'real', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`average_rating between 0 and 5`),
    )
    .execute();
  // a fill factor that leaves room in each page for updates in place
  await sql`alter table story_stats set (fillfactor = 70)`.execute(db);
}

async function carryOver(db: Kysely<unknown>): Promise<void> {
  const figures = sql.join(FIGURES.map((name) => sql.ref(name)));
  await sql`
    insert into story_stats (story_id, is_published, ${figures})
    select id, status = 'published', ${figures} from stories
  `.execute(db);
  await sql`
    create index story_stats_liked on story_stats (likes_total desc, story_id desc) where is_published
  `.execute(db);
}

async function followStories(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_story() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into story_stats (story_id, is_published) values (new.id, new.status = 'published');
      else
        update story_stats set is_published = (new.status = 'published') where story_id = new.id;
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger stories_stats_added after insert on stories
    for each row execute function follow_story()
  `.execute(db);
  await sql`
    create trigger stories_stats_followed after update of status on stories
    for each row when ((old.status = 'published') is distinct from (new.status = 'published'))
    execute function follow_story()
  `.execute(db);
}

async function moveCounters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function count_for_story() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        execute format('update story_stats set %1$I = %1$I + 1 where story_id = $1', tg_argv[0]) using new.story_id;
      else
        execute format('update story_stats set %1$I = %1$I - 1 where story_id = $1', tg_argv[0]) using old.story_id;
      end if;
      return null;
    end $$
  `.execute(db);
  // dropping the columns drops the two indexes over them
  let table = db.schema.alterTable('stories').dropColumn(FIGURES[0]!);
  for (const name of FIGURES.slice(1)) table = table.dropColumn(name);
  await table.execute();
}

/** The same function as for `stories`; its plan is fixed for the same reasons. */
async function moveWordLookup(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function liked_stories_with_words(query tsquery, most integer) returns setof uuid
    language sql stable rows 100
    set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
    as $$
      select liked.story_id from (
        select story_id from story_stats where is_published order by likes_total desc, story_id desc limit most
      ) liked
      where exists (
        select from story_search where story_search.story_id = liked.story_id and words @@ query
      )
    $$
  `.execute(db);
}
