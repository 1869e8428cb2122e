import pg from 'pg';
import { idOf, randomOf, storyNumber } from './manyStories.ts';

const BATCH = 1000;
const AUTHORS = 500;
/** Likes, plays and bookmarks: a few stories have very many. */
const TOTALS = `update story_stats set plays_total = (random() ^ 4 * 100000)::integer,
  likes_total = (random() ^ 40 * 10000)::integer, bookmarks_total = (random() ^ 4 * 1000)::integer`;

/** Adds stories as they are after some time: with authors, tags and totals. They are not indexed yet. */
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

async function addStories(client: pg.Client, count: number): Promise<void> {
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
