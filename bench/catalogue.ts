/**
 * `DATA_DIR=… node bench/catalogue.ts [seconds] [rounds]`: measures lists, search and stories at 50 requests a
 * second, on the database that `bench/seedMany.ts` has filled, and the indexes that they use.
 */
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { storyPage, visibleStory } from '../packages/server/src/features/catalogue/service.ts';
import { findStoryIds } from '../packages/server/src/features/catalogue/search/service.ts';
import { plansOf } from '../packages/server/src/testing/plansOf.ts';
import { cpuTime } from './cpuTime.ts';
import { keepResults } from './keepResults.ts';
import { randomOf, searchText } from './manyStories.ts';
import { readsBetween, readsSoFar } from './reads.ts';
import { startTimed } from './server.ts';
import { steadyLoad } from './steadyLoad.ts';

const PORT = 4321;
const API = `http://127.0.0.1:${PORT}/api/v1`;
const PER_SECOND = 50;
const SECONDS = Number(process.argv[2] ?? 20);
/** The median round counts. */
const ROUNDS = Number(process.argv[3] ?? 3);
const P95_MS = 50;

const chanceOf = (number: number): number => randomOf(number + 17)();
const pageUrl = (page: number): string => `${API}/stories/?page=${page}`;
const searchUrl = (number: number): string =>
  `${API}/stories/search/?q=${encodeURIComponent(searchText(number))}&limit=10`;

const dataDir = path.resolve(process.env.DATA_DIR ?? './data');
const server = await startTimed(PORT, dataDir);
const connection = { host: path.join(dataDir, 'run'), user: 'postgres', database: 'kathaloka' };
const client = new pg.Client(connection);
await client.connect();

try {
  const published = await totalPublished();
  const stories = await someStories();
  const calls = callsOver(published, stories);
  await steadyLoad({ urlOf: calls.mixed, perSecond: PER_SECOND, seconds: 3 });
  const before = await readsSoFar(client);
  const rounds: Row[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [call, urlOf] of Object.entries(calls)) rounds.push({ call, ...(await measure(urlOf)) });
  }
  const rows = Object.keys(calls).map((call) => medianOf(rounds.filter((row) => row.call === call)));
  const reads = readsBetween(before, await readsSoFar(client));
  const plans = await readPlans(stories[0]!);
  console.log(`${published} published stories, ${PER_SECOND} requests a second, in ms:`);
  console.table(rows);
  console.log('Sequential scans and indexes used:', reads);
  console.table(
    plans.map(({ sql, ...plan }) => ({ sql: sql.slice(0, 50), ...plan, scans: plan.scans.join(', ') })),
  );
  keepResults('catalogue', rows, { published, perSecond: PER_SECOND, reads, plans });
  if (rows.some(({ met }) => !met)) process.exitCode = 1;
} finally {
  await client.end();
  await server.stop();
}

type Row = Awaited<ReturnType<typeof measure>> & { readonly call: string };

/** Also reports how busy the machine was, and the CPU time of the server and the database per request. */
async function measure(urlOf: (number: number) => string) {
  const busy = os.loadavg()[0]!;
  const before = cpuTime({ pid: server.pid, dataDir });
  const result = await steadyLoad({ urlOf, perSecond: PER_SECOND, seconds: SECONDS });
  const after = cpuTime({ pid: server.pid, dataDir });
  return {
    ...result,
    serverCpu: hundredths((after.server - before.server) / result.requests),
    databaseCpu: hundredths((after.database - before.database) / result.requests),
    machineLoad: hundredths(busy),
    met: result.p95 <= P95_MS && result.failed === 0,
  };
}

function medianOf<R extends { p95: number; failed: number }>(rows: readonly R[]): R {
  const failed = rows.find((row) => row.failed > 0);
  return failed ?? rows.toSorted((a, b) => a.p95 - b.p95)[Math.floor(rows.length / 2)]!;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

async function totalPublished(): Promise<number> {
  const { rows } = await client.query<{ published: number }>('select published from catalogue_totals');
  return rows[0]!.published;
}

async function someStories(): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from stories tablesample system (10) where status = 'published' limit 5000`,
  );
  return rows.map(({ id }) => id);
}

/** A realistic mix: pages of lists (mostly the first), search texts, and stories. */
function callsOver(published: number, stories: readonly string[]) {
  const pages = Math.ceil(published / 24);
  const list = (number: number): string => pageUrl(Math.ceil(pages ** chanceOf(number)));
  const latePage = (number: number): string => pageUrl(Math.ceil(pages * chanceOf(number)));
  const story = (number: number): string =>
    `${API}/stories/${stories[Math.floor(chanceOf(number) * stories.length)]}`;
  const each = [list, searchUrl, story];
  return { list, latePage, search: searchUrl, story, mixed: (number: number) => each[number % 3]!(number) };
}

async function readPlans(story: string) {
  return plansOf(connection, async (db) => {
    await storyPage({ db }, { page: 1 }, null);
    await storyPage({ db }, { page: 3000 }, null);
    for (const text of ['lamp', 'shami', 'राजकुमार', 'the river']) await findStoryIds(db, text, 10);
    await visibleStory({ db }, { id: story }, null);
  });
}
