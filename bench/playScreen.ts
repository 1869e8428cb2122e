/**
 * `npm run bench -- screen [rounds]`: the play screen in a browser, against the real program, for sessions of 100 and
 * of 10,000 turns: how long it takes to open, how many elements it holds, and what key presses, free text and 1,000
 * streamed words cost. Measures the main thread's own time, on which other work on the machine has less effect. Each
 * round has its own session, because it adds turns.
 */
import type { Browser, CDPSession, Page } from 'playwright';
import {
  busyMs,
  median,
  metricsOf,
  PLAY_SERVER,
  quantile,
  report,
  sum,
  withBrowser,
  withServer,
} from './harness.ts';
import { LAST_MARK, type LongSession, longSessions } from './longSessions.ts';
import { keyPaints, untilPainted } from './paints.ts';

const SIZES = [100, 10_000];
const ROUNDS = Number(process.argv[2] ?? 3);
const WORDS = 1000;
const OWN_LINES = 7;
const QUARTERS = 4;
const FRAME_MS = 1000 / 60;
const FRAMES_MS = 3000;
const MOST = {
  'open until the newest part is seen, ms': 150,
  'elements of the page': 1000,
  'heap, MB': 10,
  'Enter until the own line is painted, ms': 40,
  'uploaded for a turn, kB': 1,
  'key until the paint while words stream, 95 % of them, ms': 16,
  [`main thread for ${WORDS} streamed words, ms`]: 400,
  'the last quarter of them, in times of the first': 1.1,
  'frames lost while words stream, %': 1,
  'longest task while words stream, ms': 50,
} as const;
type Figure = keyof typeof MOST;
type Figures = Partial<Record<Figure, number>>;

const SETTINGS = { SEED: 'demo', STARTING_CREDITS: '1000' };

await withServer({ program: PLAY_SERVER, settings: SETTINGS }, async ({ base, dataDir }) => {
  const sessions = await longSessions(base, dataDir, { sizes: SIZES, ofEach: ROUNDS });
  const rows = await withBrowser(async (browser) => {
    const rounds: { turns: number; figures: Figures }[] = [];
    for (const session of sessions)
      rounds.push({ turns: session.turns, figures: await figuresOf(browser, base, session) });
    return SIZES.flatMap((size) =>
      rowsFor(
        size,
        rounds.filter(({ turns }) => turns === size).map(({ figures }) => figures),
      ),
    );
  });
  report('screen', rows, { rounds: ROUNDS });
});

async function figuresOf(from: Browser, base: string, session: LongSession): Promise<Figures> {
  const context = await from.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const figures: Figures = {};
    await signIn(page, base, session);
    // warm: the files of the screen are already cached, as from the second visit on
    await open(page, session);
    await goHome(page, base);
    figures['open until the newest part is seen, ms'] = await open(page, session);
    await page.waitForTimeout(1500);
    figures['elements of the page'] = await page.evaluate(() => document.querySelectorAll('*').length);
    figures['heap, MB'] = await heapOf(devtools);
    Object.assign(figures, await ownLine(page, devtools));
    Object.assign(figures, await streaming(page, devtools));
    return figures;
  } finally {
    await context.close();
  }
}

/** Signs in as the player, and opens Home, which lists the session. */
async function signIn(page: Page, base: string, { stored }: LongSession): Promise<void> {
  await page.goto(`${base}/favicon.svg`);
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    sessionStorage.setItem('kathaloka.greeted', 'yes');
  }, stored);
  await goHome(page, base);
}

async function goHome(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/home`);
  await page
    .getByRole('link', { name: /Continue/ })
    .first()
    .waitFor();
  await page.waitForTimeout(1500);
}

/** The time from the click on the session to the frame that shows its newest turn. */
async function open(page: Page, { id }: LongSession): Promise<number> {
  const link = page.locator(`a[href="/play/${id}"]`).first();
  await link.hover();
  await page.waitForTimeout(300);
  const [seen] = await Promise.all([untilPainted(page, 'click', LAST_MARK), link.click()]);
  return seen;
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  return (await metricsOf(devtools))['JSHeapUsedSize']! / 1e6;
}

async function ownLine(page: Page, devtools: CDPSession): Promise<Figures> {
  let sent = 0;
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    sent += (request.postData ?? '').length;
  });
  const times: number[] = [];
  for (let at = 1; at <= OWN_LINES; at += 1) {
    const input = page.getByRole('textbox', { name: 'Custom action' });
    await input.fill(`BenchLine${at}x I open the door`);
    await page.waitForTimeout(250);
    const [seen] = await Promise.all([
      untilPainted(page, 'keydown', `BenchLine${at}x`),
      input.press('Enter'),
    ]);
    times.push(seen);
    await page.getByText('AI is thinking...').waitFor({ state: 'hidden' });
    await page.waitForTimeout(700);
  }
  return {
    'Enter until the own line is painted, ms': median(times),
    'uploaded for a turn, kB': sent / times.length / 1000,
  };
}

/** Counters in the page while words stream. */
declare global {
  interface Window {
    longTasks?: number[];
  }
}

async function streaming(page: Page, devtools: CDPSession): Promise<Figures> {
  const input = page.getByRole('textbox', { name: 'Custom action' });
  await input.fill(`${WORDS} words`);
  await input.press('Enter');
  await page.getByRole('log').getByText('lanterns lanterns').last().waitFor();
  await page.evaluate(() => {
    const longTasks: number[] = [];
    window.longTasks = longTasks;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  // the browser does its own work meanwhile; only the main thread is measured
  const quarters: number[] = [];
  const quarterMs = (WORDS / 50 / QUARTERS) * 1000 - 250;
  let before = await busyMs(devtools);
  for (let quarter = 0; quarter < QUARTERS; quarter += 1) {
    await page.waitForTimeout(quarterMs);
    const after = await busyMs(devtools);
    quarters.push(after - before);
    before = after;
  }
  await page.getByText('AI is thinking...').waitFor({ state: 'hidden' });
  return {
    [`main thread for ${WORDS} streamed words, ms`]: sum(quarters) * 1.05,
    'the last quarter of them, in times of the first': quarters.at(-1)! / quarters[0]!,
    'longest task while words stream, ms': await page.evaluate(() => Math.max(0, ...window.longTasks!)),
    ...(await keysAndFrames(page)),
  };
}

/** Measures keys and frames in separate streams, one after the other, because counting frames is work as well. */
async function keysAndFrames(page: Page): Promise<Figures> {
  const input = page.getByRole('textbox', { name: 'Custom action' });
  await input.fill(`${WORDS / 2} words`);
  await input.press('Enter');
  await page.waitForTimeout(1500);
  const keys = await keyPaints(page);
  const frames = await page.evaluate(
    (ms) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const count = (time: number) => {
          times.push(time);
          if (time - times[0]! < ms) requestAnimationFrame(count);
          else resolve(times);
        };
        requestAnimationFrame(count);
      }),
    FRAMES_MS,
  );
  await page.getByText('AI is thinking...').waitFor({ state: 'hidden' });
  const lost = frames
    .slice(1)
    .map((time, at) => Math.max(0, Math.round((time - frames[at]!) / FRAME_MS) - 1));
  return {
    'key until the paint while words stream, 95 % of them, ms': quantile(keys, 0.95),
    'frames lost while words stream, %': (100 * sum(lost)) / (sum(lost) + frames.length),
  };
}

function rowsFor(turns: number, rounds: readonly Figures[]) {
  return (Object.keys(MOST) as Figure[]).map((figure) => {
    const value = median(rounds.map((round) => round[figure]!));
    const budget = MOST[figure];
    return {
      turns,
      figure,
      value: Number(value.toPrecision(3)),
      budget,
      met: value <= budget ? 'yes' : 'NO',
    };
  });
}
