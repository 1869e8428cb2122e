import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { indexWaiting } from '../packages/server/src/features/catalogue/search/indexing.ts';
import { seedLibrary } from '../packages/server/src/features/library/public.ts';
import { systemClock } from '../packages/server/src/platform/clock.ts';
import { connect } from '../packages/server/src/platform/db/connect.ts';
import { startEmbeddedPostgres } from '../packages/server/src/platform/db/embedded/supervisor.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { createLogger } from '../packages/server/src/platform/log.ts';
import { type TimedServer, withFolder, withServer } from './harness.ts';
import { idOf, randomOf, storyNumber } from './manyStories.ts';

const STORIES = Number(process.env.STORIES ?? 100_000);
const BATCH = 1000;
const AUTHORS = 500;
const TURNS_EACH = 10;

/** A million turns in the sessions of ninety days. */
const PLAY = [
  // the triggers of single rows would take hours
  'set session_replication_role = replica',
  `insert into story_snapshots (id, story_id, digest, content, created_at)
   select gen_random_uuid(), id, 'bench', '{}', now() from stories order by id limit 5000`,
  `create temporary table begun as
   select gen_random_uuid() as id, gen_random_uuid() as turn_id, number,
     now() - random() * interval '90 days' as at
   from generate_series(1, ${STORIES}) as number`,
  `insert into game_sessions (id, user_id, story_id, snapshot_id, created_at, updated_at, head_turn_id, tip_turn_id,
     current_xp)
   select begun.id, person.id, snapshot.story_id, snapshot.id, at, at, turn_id, turn_id, 100
   from begun
   join (select id, row_number() over (order by id) as number from users) person
     on person.number = 1 + begun.number % ${AUTHORS}
   join (select id, story_id, row_number() over (order by id) as number, count(*) over () as all from story_snapshots)
     snapshot on snapshot.number = 1 + (begun.number::bigint * begun.number) % snapshot.all`,
  `insert into turns (id, session_id, user_id, snapshot_id, committed_at, action_type, model_used, told_by, credits_consumed, duration_ms,
     state, branch, depth, ai_response)
   select case part when 0 then turn_id else gen_random_uuid() end, begun.id, game_sessions.user_id, game_sessions.snapshot_id, at + part * interval '1 minute',
     case part when 0 then 'story_start' else 'continue' end,
     case when part > 0 then (array['tenali', 'birbal', 'vyasa'])[1 + part % 3] end,
     case when part % 4 = 1 then 'a-model' end, (part > 0)::integer * (1 + part % 3), (random() * 4000)::integer,
     jsonb_build_object('is_completed', part = 9), begun.id, part, repeat('The river waits. ', 20)
   from begun join game_sessions using (id), generate_series(0, ${TURNS_EACH - 1}) as part`,
  'set session_replication_role = default',
];
/** A few are high. */
const TOTALS = `update story_stats set plays_total = (random() ^ 4 * 100000)::integer,
  likes_total = (random() ^ 40 * 10000)::integer, bookmarks_total = (random() ^ 4 * 1000)::integer`;

/** Work beside the program with 100,000 stories. A folder that is given is filled once, and used again. */
export async function withManyStories<T>(
  { given, settings = {} }: { given?: string | undefined; settings?: Readonly<Record<string, string>> },
  work: (server: TimedServer) => Promise<T>,
): Promise<T> {
  if (given === undefined) return withFolder((folder) => withManyStories({ given: folder, settings }, work));
  const mark = path.join(given, 'seeded');
  if (!fs.existsSync(mark)) await seedMany(given);
  fs.writeFileSync(mark, '');
  return withServer({ dataDir: given, settings }, work);
}

async function seedMany(dataDir: string): Promise<void> {
  const embedded = await startEmbeddedPostgres({ dataDir });
  const db = connect(embedded.connection, createLogger('warn'));
  const client = new pg.Client(embedded.connection);
  try {
    await migrate(db);
    await seedLibrary({ db, clock: systemClock }, { seed: 'demo' });
    await client.connect();
    await addStories(client);
    for (const statement of [...PLAY, TOTALS]) await client.query(statement);
    await indexWaiting(db);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
    await db.destroy();
    await embedded.stop();
  }
}

/** So many more stories, as they are after some time: with authors, tags and totals. They are not indexed yet. */
export async function addManyStories(connection: pg.ClientConfig, count: number): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await addStories(client, count);
    await client.query(TOTALS);
  } finally {
    await client.end();
  }
}

async function addStories(client: pg.Client, count = STORIES): Promise<void> {
  const authors = Array.from({ length: AUTHORS }, (_, number) => idOf(`reader ${number}`));
  await client.query(
    `insert into users (id, username, email, display_name, role, created_at)
     select id, 'reader_' || number, 'reader_' || number || '@example.org', 'Reader ' || number, 'player', now()
     from unnest($1::uuid[]) with ordinality as reader (id, number)`,
    [authors],
  );
  const idsIn = async (table: 'tags' | 'categories'): Promise<string[]> => {
    const { rows } = await client.query<{ id: string }>(`select id from ${table} order by id`);
    return rows.map(({ id }) => id);
  };
  const tags = await idsIn('tags');
  const shelf = { authors, categories: await idsIn('categories') };
  for (let first = 0; first < count; first += BATCH) {
    const stories = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) =>
      storyNumber(first + index, shelf),
    );
    const columns = Object.keys(stories[0]!).join(', ');
    await client.query(
      `insert into stories (${columns}) select ${columns} from jsonb_populate_recordset(null::stories, $1::jsonb)`,
      [JSON.stringify(stories)],
    );
    await client.query(
      `insert into story_tags (story_id, tag_id, position)
       select * from jsonb_to_recordset($1::jsonb) as link (story_id uuid, tag_id uuid, position integer)`,
      [JSON.stringify(stories.flatMap(({ id }, index) => linksOf(id, first + index, tags)))],
    );
  }
}

function linksOf(story_id: string, number: number, tags: readonly string[]) {
  const chance = randomOf(number * 7);
  const chosen = new Set([0, 1, 2].map(() => tags[Math.floor(chance() * tags.length)]!));
  return [...chosen].map((tag_id, position) => ({ story_id, tag_id, position }));
}
