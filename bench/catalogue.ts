/**
 * `node bench/catalogue.ts [data folder] [seconds] [rounds]`: lists, search and stories at 50 requests a second, with
 * 100,000 stories. A folder that is given is filled once, and used again.
 */
import { randomOf, searchText } from './manyStories.ts';
import { report, type TimedServer } from './harness.ts';
import { steadyLoad, type SteadyResult } from './load.ts';
import { withManyStories } from './seedMany.ts';

const PER_SECOND = 50;
const SECONDS = Number(process.argv[3] ?? 20);
/** The median round counts. */
const ROUNDS = Number(process.argv[4] ?? 3);
const P95_MS = 50;

const chanceOf = (number: number): number => randomOf(number + 17)();

await withManyStories({ given: process.argv[2] }, async (server) => {
  const calls = await callsOf(server);
  const measure = (urlOf: (number: number) => string, seconds = SECONDS) =>
    steadyLoad({ urlOf, perSecond: PER_SECOND, seconds });
  await measure(calls.mixed, 3);
  const rounds: (SteadyResult & { call: string })[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [call, urlOf] of Object.entries(calls)) rounds.push({ call, ...(await measure(urlOf)) });
  }
  const rows = Object.keys(calls).map((call) => {
    const row = medianOf(rounds.filter((each) => each.call === call));
    return { ...row, met: row.p95 <= P95_MS && row.failed === 0 };
  });
  report('catalogue', rows, { perSecond: PER_SECOND });
});

function medianOf<R extends SteadyResult>(rows: readonly R[]): R {
  const failed = rows.find((row) => row.failed > 0);
  return failed ?? rows.toSorted((a, b) => a.p95 - b.p95)[Math.floor(rows.length / 2)]!;
}

/** A realistic mix: pages of lists (mostly the first), search texts, and stories. */
async function callsOf({ base }: TimedServer) {
  const pageUrl = (page: number): string => `${base}/api/v1/stories/?page=${page}`;
  const read = async (page: number) =>
    (await (await fetch(pageUrl(page))).json()) as { stories: { id: string }[]; total_pages: number };
  const { total_pages: pages } = await read(1);
  const some = await Promise.all([1, 2, 3].map((part) => read(Math.ceil((pages * part) / 3))));
  const stories = some.flatMap((page) => page.stories);
  const list = (number: number): string => pageUrl(Math.ceil(pages ** chanceOf(number)));
  const latePage = (number: number): string => pageUrl(Math.ceil(pages * chanceOf(number)));
  const search = (number: number): string =>
    `${base}/api/v1/stories/search/?q=${encodeURIComponent(searchText(number))}&limit=10`;
  const story = (number: number): string =>
    `${base}/api/v1/stories/${stories[Math.floor(chanceOf(number) * stories.length)]!.id}`;
  const each = [list, search, story];
  return { list, latePage, search, story, mixed: (number: number) => each[number % 3]!(number) };
}
