import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import pg from 'pg';
import { MOTIF_NAMES, STYLES, drawScene } from '@kathaloka/illustrator';
import { type Budget, type BudgetName, budgets, isMet } from './budgets.ts';
import { measureFirstVisit } from './firstVisit.ts';
import { report, startTimed, withFolder } from './harness.ts';
import { besideBare, load, timeOfBareStart } from './load.ts';
import { measureUi } from './uiSizes.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const DIST = path.join(ROOT, 'packages/app/dist');
const ASSETS = path.join(DIST, 'assets');

type Figures = Record<BudgetName, number>;

const ui = await measureUi();
const storyCard = ui.find(({ part }) => part === 'StoryCard')?.kB ?? Number.NaN;
const figures: Figures = {
  ...measureBytes(),
  storyCard,
  drawing: measureDrawing(),
  ...(await measureServer()),
};
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
console.log('Each part of @kathaloka/ui alone, in kB beyond React and Emotion (brotli):');
console.log(ui.map(({ part, kB }) => `${part} ${kB}`).join(', '));
report('latest', rows, { ui });

type Bytes = 'homeScripts' | 'landingScripts' | 'storyScripts' | 'homeStyles';

function measureBytes(): Pick<Figures, Bytes> {
  const home = filesOf('HomeRoute');
  return {
    homeScripts: bytesOf(home, '.js'),
    landingScripts: bytesOf(filesOf('LandingRoute'), '.js'),
    storyScripts: bytesOf(filesOf('StoryRoute'), '.js'),
    homeStyles: bytesOf(home, '.css'),
  };
}

/** What must be downloaded before a page is visible: the files in the HTML, the route's own, and their imports. */
function filesOf(route: string): ReadonlySet<string> {
  const page = fs.readFileSync(path.join(DIST, 'index.html'), 'utf8');
  const loaded = new Set(
    fs.readdirSync(ASSETS).filter((file) => page.includes(file) || file.startsWith(`${route}-`)),
  );
  // items added to a set during iteration are visited as well
  for (const file of loaded) {
    if (!file.endsWith('.js')) continue;
    const code = fs.readFileSync(path.join(ASSETS, file), 'utf8');
    for (const [, imported] of code.matchAll(/\b(?:from|import)"\.\/([^"]+)"/g)) loaded.add(imported!);
  }
  return loaded;
}

/** In kB, as they are sent. */
function bytesOf(files: ReadonlySet<string>, ending: string): number {
  return [...files]
    .filter((file) => file.endsWith(ending))
    .map((file) => brotliCompressSync(fs.readFileSync(path.join(ASSETS, file))).length / 1000)
    .reduce((sum, kB) => sum + kB, 0);
}

/** Of every motif in every style. */
function measureDrawing(): number {
  const covers = STYLES.flatMap((style) =>
    MOTIF_NAMES.map((name) => ({ style, seed: name, keywords: name, width: 1600, height: 900 })),
  );
  const began = performance.now();
  for (const cover of covers) drawScene(cover);
  return (performance.now() - began) / covers.length;
}

function measureServer(): Promise<Omit<Figures, Bytes | 'storyCard' | 'drawing'>> {
  return withFolder(async (dataDir) => {
    const first = await startTimed(dataDir);
    await fillPage(dataDir);
    const stop = await first.stop();
    const second = await startTimed(dataDir);
    try {
      const stories = `${second.base}/api/v1/stories/?page=1`;
      const home = `${second.base}/home`;
      const bareStart = await timeOfBareStart();
      await load(stories, { clients: 16, seconds: 1 });
      const list = await besideBare(stories);
      const page = await besideBare(home);
      const visit = await measureFirstVisit(home);
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
      await second.stop();
    }
  });
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
