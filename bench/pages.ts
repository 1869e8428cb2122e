/**
 * `npm run bench -- pages [rounds]`: runs Lighthouse, as a phone, on the pages where visitors arrive, served by the
 * real program from a production build. Downloads Lighthouse first. The median of the rounds counts, because single
 * runs vary.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, chromiumPath } from '../tools/lib/chromiumFlags.mjs';
import { median, report as store, withFolder, withServer } from './harness.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = Number(process.argv[2] ?? 5);
/** Minimum scores. */
const BUDGETS = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 95 } as const;
const METRICS = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
  'speed-index': 'SI ms',
} as const;

type Figures = Record<string, number>;
interface Report {
  readonly categories: Record<string, { readonly score: number }>;
  readonly audits: Record<string, { readonly numericValue: number }>;
}

const run = promisify(execFile);
await withServer({}, ({ base }) =>
  withFolder(async (folder) => {
    const pages = { '/': '/', '/home': '/home', '/game/{id}': `/game/${await featuredStory(base)}` };
    const rows: (Figures & { page: string })[] = [];
    for (const [page, url] of Object.entries(pages))
      rows.push({ page, ...(await medianOf(base + url, path.join(folder, 'report.json'))) } as never);
    console.log(`Lighthouse on a phone, median of ${ROUNDS}:`);
    store('pages', rows, { lighthouse: LIGHTHOUSE, rounds: ROUNDS });
    const missed = rows.some((row) => Object.entries(BUDGETS).some(([name, least]) => row[name]! < least));
    if (missed) process.exitCode = 1;
  }),
);

async function featuredStory(base: string): Promise<string> {
  const response = await fetch(`${base}/api/v1/stories/featured/?limit=1`);
  const [story] = (await response.json()) as { id: string }[];
  if (!story) throw new Error('No story is featured.');
  return story.id;
}

async function medianOf(url: string, file: string): Promise<Figures> {
  const rounds: Figures[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(figuresOf(await reportOf(url, file)));
  const names = Object.keys(rounds[0]!);
  return Object.fromEntries(names.map((name) => [name, median(rounds.map((figures) => figures[name]!))]));
}

/** Retries, because Lighthouse sometimes loses the start of its own trace. */
async function reportOf(url: string, file: string, attempts = 3): Promise<Report> {
  try {
    return await report(url, file);
  } catch (error) {
    if (attempts <= 1) throw error;
    return reportOf(url, file, attempts - 1);
  }
}

async function report(url: string, file: string): Promise<Report> {
  const flags = ['--headless=new', ...CHROMIUM_FLAGS].join(' ');
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${Object.keys(BUDGETS).join(',')}`,
    `--chrome-flags=${flags}`,
  ];
  await run('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
  });
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
}

function figuresOf({ categories, audits }: Report): Figures {
  const scores = Object.keys(BUDGETS).map((name) => [name, Math.round(categories[name]!.score * 100)]);
  const metrics = Object.entries(METRICS).map(([name, label]) => {
    const value = audits[name]!.numericValue;
    return [label, label === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)];
  });
  return Object.fromEntries([...scores, ...metrics]) as Figures;
}
