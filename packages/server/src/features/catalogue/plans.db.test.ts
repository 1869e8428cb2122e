import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { factories } from '../../testing/factories.ts';
import { type Plan, plansOf } from '../../testing/plansOf.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import type { Database } from '../../platform/db/schema.ts';
import { indexWaiting } from './search/indexing.ts';
import { findStoryIds } from './search/findStoryIds.ts';
import { listFeaturedStories } from './listFeaturedStories.ts';
import { listStories } from './listStories.ts';
import { getStory } from './getStory.ts';
import { findPopular } from './trendingRepository.ts';

const STORIES = 3000;

let anyStory: string;

const database = await fileDatabase();

beforeAll(async () => {
  const { db } = database;
  const make = factories(db);
  anyStory = await make.story({ title: 'The lamp' });
  await make.story({ title: 'Under the river', is_featured: true });
  await copyStories();
  await indexWaiting(db);
  await sql`vacuum analyze`.execute(db);
});

async function copyStories(): Promise<void> {
  const client = new pg.Client(database.connection);
  await client.connect();
  const { fields } = await client.query('select * from stories limit 0');
  const rest = fields
    .map(({ name }) => name)
    .filter((name) => !['id', 'title', 'is_featured'].includes(name));
  await client.query(
    `insert into stories (id, title, ${rest.join(', ')})
     select gen_random_uuid(), case number % 10 when 0 then 'Story ' else 'Tale ' end || number, ${rest.join(', ')} from stories, generate_series(1, $1) as number
     where id = $2`,
    [STORIES, anyStory],
  );
  await client.end();
}

const config = readConfig({});
const forYoung = readConfig({ YOUNG_ACCOUNTS: 'all' });

/** The large tables that some work reads with a sequential scan. */
async function readWhole(
  work: (db: Database) => Promise<unknown>,
): Promise<{ plans: Plan[]; whole: string[] }> {
  const plans = await plansOf(database.connection, work);
  const whole = plans.flatMap(({ scans }) =>
    scans.filter((scan) => /^Seq Scan (stories|story_stats|story_search)$/.test(scan)),
  );
  return { plans, whole };
}

describe(`among ${STORIES} stories`, () => {
  it.each<[string, (db: Database) => Promise<unknown>]>([
    ['the first page', (db) => listStories({ db, config }, { page: 1 }, null)],
    ['a page in the middle', (db) => listStories({ db, config }, { page: 60 }, null)],
    [
      'a page behind a place of the list',
      (db) =>
        listStories({ db, config }, { page: 9, after: `2026-01-01T00:00:00.000000Z_${anyStory}` }, null),
    ],
    ['the featured stories', (db) => listFeaturedStories({ db, config }, { limit: 4 }, null)],
    ['the first page for the young', (db) => listStories({ db, config: forYoung }, { page: 1 }, null)],
    ['what is popular', (db) => findPopular(db, new Date(), 50)],
    ['one story', (db) => getStory({ db, config }, { id: anyStory }, null)],
    ['a rare word', (db) => findStoryIds(db, 'lamp', 10)],
    ['a common beginning', (db) => findStoryIds(db, 'sto', 10)],
    ['a part of a word', (db) => findStoryIds(db, 'ive', 10)],
    ['two words', (db) => findStoryIds(db, 'story stranger', 50)],
    ['a word that is nowhere', (db) => findStoryIds(db, 'zzz', 10)],
  ])('%s is read by indexes', async (_, work) => {
    const { plans, whole } = await readWhole(work);
    expect(plans.length).toBeGreaterThan(0);
    expect(whole).toEqual([]);
  });

  it('returns on each page what follows the one before', async () => {
    const seen = new Set<string>();
    for (const page of [1, 2, 3, 125, 126]) {
      const { stories, total_stories } = await listStories({ db: database.db, config }, { page }, null);
      expect(total_stories).toBe(STORIES + 2);
      for (const { id } of stories) seen.add(id);
    }
    // four full pages of 24, and a last page with two stories
    expect(seen.size).toBe(4 * 24 + 2);
  });
});
