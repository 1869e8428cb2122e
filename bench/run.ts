import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import pg from 'pg';
import { startBareServer, timeOfBareStart } from './bare.ts';
import { type Budget, type BudgetName, budgets, isMet } from './budgets.ts';
import { measureFirstVisit } from './firstVisit.ts';
import { keepResults } from './keepResults.ts';
import { load, type LoadResult } from './load.ts';
import { startTimed } from './server.ts';
import { measureUi } from './uiSizes.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const DIST = path.join(ROOT, 'packages/app/dist');
const PORT = 4320;
const BARE_PORT = 4323;
const BASE = `http://127.0.0.1:${PORT}`;
const LOAD = { clients: 16, seconds: 4 };

type Figures = Record<BudgetName, number>;

const ui = await measureUi();
const storyCard = ui.find(({ part }) => part === 'StoryCard')?.kB ?? Number.NaN;
const figures: Figures = { ...measureBytes(), storyCard, ...(await measureServer()) };
const rows = (Object.keys(budgets) as BudgetName[]).map((name) => {
  const budget: Budget = budgets[name];
  const measured = figures[name];
  return {
    figure: budget.name,
    value: Number(measured.toPrecision(4)),
    unit: budget.unit,
    budget: budget.limit,
    met: isMet(budget, measured) ? 'yes' : 'NO',
  };
});
console.table(rows);
console.log('Each part of @kathaloka/ui alone, in kB beyond React and Emotion (brotli):');
console.log(ui.map(({ part, kB }) => `${part} ${kB}`).join(', '));
keepResults('latest', rows, { ui });
if (rows.some(({ met }) => met === 'NO')) process.exitCode = 1;

/** What must be downloaded before Home is visible: the files in the HTML, the route's own, and their imports. */
function measureBytes(): Pick<Figures, 'homeScripts' | 'homeStyles'> {
  const assets = path.join(DIST, 'assets');
  const page = fs.readFileSync(path.join(DIST, 'index.html'), 'utf8');
  const loaded = new Set(
    fs.readdirSync(assets).filter((file) => page.includes(file) || file.startsWith('HomeRoute')),
  );
  // items added to a set during iteration are visited as well
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
    const bareStart = await timeOfBareStart();
    await load(`${BASE}/api/v1/stories/?page=1`, { ...LOAD, seconds: 1 });
    const list = await besideBare(`${BASE}/api/v1/stories/?page=1`);
    const page = await besideBare(`${BASE}/home`);
    const visit = await measureFirstVisit(`${BASE}/home`);
    await second.stop();
    return {
      firstStart: first.startedIn,
      secondStart: second.startedIn,
      secondStartRatio: second.startedIn / bareStart,
      stop,
      listP95: list.p95,
      listRate: list.perSecond,
      listRatio: list.ratio,
      pageRate: page.perSecond,
      pageRatio: page.ratio,
      homeFonts: visit.fonts,
      homeVisitScripts: visit.scripts,
    };
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Load on one address, between two halves of the same load on a bare server: all three meet the same machine. */
async function besideBare(url: string): Promise<LoadResult & { readonly ratio: number }> {
  const bytes = (await (await fetch(url)).arrayBuffer()).byteLength;
  const bare = await startBareServer(BARE_PORT, bytes);
  try {
    const half = { ...LOAD, seconds: LOAD.seconds / 2 };
    const before = await load(bare.url, half);
    const measured = await load(url, LOAD);
    const after = await load(bare.url, half);
    return { ...measured, ratio: measured.perSecond / ((before.perSecond + after.perSecond) / 2) };
  } finally {
    await bare.stop();
  }
}

/** Copies of the bundled stories, enough to fill a page of the list. */
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
