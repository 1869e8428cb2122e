/**
 * `npm run bench:graph`: how smoothly a card is dragged on the canvas of a story of 1,000 scenes: near, with hundreds of
 * cards in view, and with all of them. A frame is lost where the next one comes a whole frame late. The same is
 * measured for an empty page, because a busy machine loses frames by itself.
 */
import type { CDPSession, Page } from 'playwright';
import { busyMs, report, row, sum, withBenchPage } from './harness.ts';
import type * as GraphPage from './graphPage.ts';

const SCENES = 1000;
const MOVES = 180;
const FRAME_MS = 1000 / 60;
/** How near each view is, in per cent: everything, names alone, and texts that can be read. */
const ZOOMS = { all: 0, names: 20, near: 60 } as const;
const MOST = { lost: 0.01, script: 8 } as const;

type Bench = { readonly bench: typeof GraphPage };

await withBenchPage('graphPage.ts', async (page, devtools) => {
  const on = { page, devtools };
  const still = await measure(on, () => page.waitForTimeout(MOVES * FRAME_MS));
  const measured: Measured[] = [];
  for (const zoom of Object.values(ZOOMS)) measured.push(await dragged(on, zoom));
  const rows = [
    ...rowsOf('an empty page', still, false),
    ...measured.flatMap((view) => rowsOf(`dragging, ${view.cards} of ${SCENES} cards in view`, view, true)),
  ];
  report('graph', rows, { moves: MOVES });
});

interface On {
  readonly page: Page;
  readonly devtools: CDPSession;
}

interface Measured {
  /** The share of frames that were lost. */
  lost: number;
  /** What the main thread worked for each frame, in ms. */
  busy: number;
  /** The longest frame, in ms. */
  longest: number;
  cards: number;
}

async function measure({ page, devtools }: On, act: () => Promise<void>): Promise<Measured> {
  await page.evaluate(() => (globalThis as unknown as Bench).bench.watch());
  const before = await busyMs(devtools);
  await act();
  const worked = (await busyMs(devtools)) - before;
  const frames = await page.evaluate(() => (globalThis as unknown as Bench).bench.frames());
  const due = sum(frames.map((ms) => Math.max(1, Math.round(ms / FRAME_MS))));
  return {
    lost: (due - frames.length) / due,
    busy: worked / due,
    longest: Math.max(...frames),
    cards: await page.locator('.react-flow__node').count(),
  };
}

async function dragged(on: On, zoom: number): Promise<Measured> {
  const { page } = on;
  await page.evaluate((count) => (globalThis as unknown as Bench).bench.open(count), SCENES);
  await page.locator('.react-flow__node').first().waitFor();
  await page.waitForTimeout(1500);
  const percent = async () => Number.parseInt(await page.getByText(/^\d+%$/).innerText(), 10);
  while ((await percent()) < zoom) {
    await page.getByLabel('Zoom in').click();
    await page.waitForTimeout(400);
  }
  await page.waitForTimeout(800);
  const card = await middleCard(page);
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  const measured = await measure(on, async () => {
    for (let move = 0; move < MOVES; move += 1) {
      const angle = (move / MOVES) * 4 * Math.PI;
      await page.mouse.move(card.x + 120 * Math.sin(angle), card.y + 80 * (1 - Math.cos(angle)));
      await page.waitForTimeout(FRAME_MS - 4);
    }
  });
  await page.mouse.up();
  return measured;
}

/** A place on the card that is nearest to the middle of the canvas. */
async function middleCard(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(() => {
    const middle = { x: 544, y: 390 };
    const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - middle.x, y - middle.y);
    const places = [...document.querySelectorAll('.react-flow__node')].map((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      return { x: left + width / 3, y: top + height / 6 };
    });
    return places.toSorted((a, b) => far(a) - far(b))[0]!;
  });
}

function rowsOf(what: string, { lost, busy, longest }: Measured, hasBudget: boolean) {
  return [
    row(`${what}: frames lost`, lost * 100, '%', hasBudget ? MOST.lost * 100 : undefined),
    row(`${what}: main thread for each frame`, busy, 'ms', hasBudget ? MOST.script : undefined),
    row(`${what}: longest frame`, longest, 'ms'),
  ];
}
