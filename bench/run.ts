import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import pg from 'pg';
import { type BudgetName, budgets } from './budgets.ts';
import { load } from './load.ts';
import { startTimed } from './server.ts';
import { measureUi } from './uiSizes.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const DIST = path.join(ROOT, 'packages/app/dist');
const RESULTS = path.join(import.meta.dirname, 'results/latest.json');
const PORT = 4320;
const BASE = `http://127.0.0.1:${PORT}`;
const LOAD = { clients: 16, seconds: 4 };

type Figures = Record<BudgetName, number>;

const ui = await measureUi();
const storyCard = ui.find(({ part }) => part === 'StoryCard')?.kB ?? Number.NaN;
const figures: Figures = { ...measureBytes(), storyCard, ...(await measureServer()) };
const rows = (Object.keys(budgets) as BudgetName[]).map((name) => {
  const { limit, unit } = budgets[name];
  const value = Math.round(figures[name] * 10) / 10;
  const isMet = unit === 'requests/s' ? value >= limit : value <= limit;
  return { figure: budgets[name].name, value, unit, budget: limit, met: isMet ? 'yes' : 'NO' };
});
console.table(rows);
console.log('Each part of @kathaloka/ui alone, in kB beyond React and Emotion (brotli):');
console.log(ui.map(({ part, kB }) => `${part} ${kB}`).join(', '));
fs.writeFileSync(
  RESULTS,
  `${JSON.stringify({ node: process.version, cores: os.availableParallelism(), rows, ui }, null, 2)}\n`,
);
if (rows.some(({ met }) => met === 'NO')) process.exitCode = 1;

/** What is fetched before Home can be seen: the files that the page names, the route's own, and whatever these import. */
function measureBytes(): Pick<Figures, 'homeScripts' | 'homeStyles'> {
  const assets = path.join(DIST, 'assets');
  const page = fs.readFileSync(path.join(DIST, 'index.html'), 'utf8');
  const loaded = new Set(
    fs.readdirSync(assets).filter((file) => page.includes(file) || file.startsWith('HomeRoute')),
  );
  // a set that grows while it is walked is walked to its end
  for (const file of loaded) {
    if (!file.endsWith('.js')) continue;
    const code = fs.readFileSync(path.join(assets, file), 'utf8');
    for (const [, imported] of code.matchAll(/\b(?:from|import)"\.\/([^"]+)"/g)) loaded.add(imported!);
  }
  const bytes = (ending: string): number =>
    [...loaded]
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + brotliCompressSync(fs.readFileSync(path.join(assets, file))).length, 0);
  return { homeScripts: bytes('.js') / 1000, homeStyles: bytes('.css') / 1000 };
}

async function measureServer(): Promise<Omit<Figures, 'homeScripts' | 'homeStyles' | 'storyCard'>> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-bench-'));
  try {
    const first = await startTimed(PORT, dataDir);
    await fillPage(dataDir);
    const stop = await first.stop();
    const second = await startTimed(PORT, dataDir);
    await load(`${BASE}/api/v1/stories/?page=1`, { ...LOAD, seconds: 1 });
    const list = await load(`${BASE}/api/v1/stories/?page=1`, LOAD);
    const page = await load(`${BASE}/home`, LOAD);
    await second.stop();
    return {
      firstStart: first.startedIn,
      secondStart: second.startedIn,
      stop,
      listP95: list.p95,
      listRate: list.perSecond,
      pageRate: page.perSecond,
    };
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Copies of the bundled stories, until a page of the list is full. */
async function fillPage(dataDir: string): Promise<void> {
  const client = new pg.Client({ host: path.join(dataDir, 'run'), user: 'postgres', database: 'kathaloka' });
  await client.connect();
  const { fields } = await client.query('select * from stories limit 0');
  const columns = fields
    .map(({ name }) => name)
    .filter((name) => name !== 'id')
    .join(', ');
  await client.query(
    `insert into stories (id, ${columns}) select gen_random_uuid(), ${columns} from stories, generate_series(1, 12)`,
  );
  await client.end();
}
