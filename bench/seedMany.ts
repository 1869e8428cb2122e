/**
 * `node bench/seedMany.ts [count]`: fills the database of `DATA_DIR` or `DATABASE_URL` with that many stories
 * (100,000 by default), their readers, likes and turns. For measurements only; the bundled stories are not changed.
 */
import pg from 'pg';
import { readConfig } from '../packages/server/src/config.ts';
import { indexWaiting } from '../packages/server/src/features/catalogue/search/indexing.ts';
import { seedLibrary } from '../packages/server/src/features/library/service.ts';
import { systemClock } from '../packages/server/src/platform/clock.ts';
import { connect } from '../packages/server/src/platform/db/connect.ts';
import { startEmbeddedPostgres } from '../packages/server/src/platform/db/embedded/supervisor.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { createLogger } from '../packages/server/src/platform/log.ts';
import { idOf, randomOf, storyNumber } from './manyStories.ts';

const BATCH = 1000;
const READERS = 500;
const LIKES_EACH = 100;
const SESSIONS = 2000;
const TURNS_EACH = 10;

/** Sessions of those who like a story; their first turn is the head, as if they had gone back to it. */
const PLAY = [
  `create temporary table begun as
   select gen_random_uuid() as id, gen_random_uuid() as turn_id, user_id, story_id,
     now() - random() * interval '10 days' as at
   from likes limit ${SESSIONS}`,
  `insert into story_snapshots (id, story_id, digest, content, created_at)
   select gen_random_uuid(), story_id, 'bench', '{}', now() from (select distinct story_id from begun) played
   on conflict do nothing`,
  'begin',
  `insert into game_sessions (id, user_id, story_id, snapshot_id, created_at, updated_at, head_turn_id, tip_turn_id,
     current_xp)
   select begun.id, user_id, begun.story_id, story_snapshots.id, at, at, turn_id, turn_id, 100
   from begun join story_snapshots on story_snapshots.story_id = begun.story_id and digest = 'bench'`,
  `insert into turns (id, session_id, snapshot_id, committed_at, action_type)
   select case part when 0 then turn_id else gen_random_uuid() end, begun.id, snapshot_id,
     at + part * interval '1 minute', case part when 0 then 'story_start' else 'continue' end
   from begun join game_sessions using (id), generate_series(0, ${TURNS_EACH - 1}) as part`,
  'commit',
];

const config = readConfig(process.env);
const count = Number(process.argv[2] ?? 100_000);
const embedded =
  config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
const connection = embedded?.connection ?? { connectionString: config.databaseUrl! };
const db = connect(connection, createLogger('warn'));
const client = new pg.Client(connection);

try {
  await migrate(db);
  await seedLibrary({ db, clock: systemClock }, { seed: config.seed });
  await client.connect();
  await timed('readers', addReaders);
  await timed(`${count} stories`, addStories);
  await timed('likes', addLikes);
  await timed('turns', addTurns);
  await timed('search', () => indexWaiting(db));
  await timed('statistics', () => client.query('vacuum analyze'));
} finally {
  await client.end();
  await db.destroy();
  await embedded?.stop();
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

async function addReaders(): Promise<void> {
  await client.query(
    `insert into users (id, username, email, display_name, role, created_at)
     select id, 'reader_' || number, 'reader_' || number || '@example.org', 'Reader ' || number, 'player', now()
     from unnest($1::uuid[]) with ordinality as reader (id, number)
     on conflict do nothing`,
    [readers()],
  );
}

function readers(): string[] {
  return Array.from({ length: READERS }, (_, number) => idOf(`reader ${number}`));
}

async function addStories(): Promise<void> {
  const tags = await idsIn('tags');
  const shelf = { authors: readers(), categories: await idsIn('categories') };
  for (let first = 0; first < count; first += BATCH) {
    const length = Math.min(BATCH, count - first);
    const stories = Array.from({ length }, (_, index) => storyNumber(first + index, shelf));
    const columns = Object.keys(stories[0]!).join(', ');
    await client.query(
      `insert into stories (${columns})
       select ${columns} from jsonb_populate_recordset(null::stories, $1::jsonb) on conflict do nothing`,
      [JSON.stringify(stories)],
    );
    const links = stories.flatMap(({ id }, index) => linksOf(id, first + index, tags));
    await client.query(
      `insert into story_tags (story_id, tag_id, position)
       select * from jsonb_to_recordset($1::jsonb) as link (story_id uuid, tag_id uuid, position integer)
       on conflict do nothing`,
      [JSON.stringify(links)],
    );
  }
}

async function idsIn(table: 'tags' | 'categories'): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(`select id from ${table} order by id`);
  return rows.map(({ id }) => id);
}

function linksOf(story_id: string, number: number, tags: readonly string[]) {
  const chance = randomOf(number * 7);
  const chosen = new Set([0, 1, 2].map(() => tags[Math.floor(chance() * tags.length)]!));
  return [...chosen].map((tag_id, position) => ({ story_id, tag_id, position }));
}

/** A few stories have many likes, most have none. */
async function addLikes(): Promise<void> {
  const chance = randomOf(count);
  for (const reader of readers()) {
    const liked = Array.from({ length: LIKES_EACH }, () => idOf(`story ${Math.floor(count ** chance())}`));
    await client.query(
      `insert into likes (user_id, story_id, created_at)
       select $1, id, now() from stories where id = any($2::uuid[]) and status = 'published' on conflict do nothing`,
      [reader, liked],
    );
  }
}

async function addTurns(): Promise<void> {
  for (const statement of PLAY) await client.query(statement);
}
