/**
 * `npm run bench:log`: how long the log of a session takes to open with 100 and with 10,000 entries, how large the page
 * is then, and whether the last words of a long part cost more than the first ones. Times depend on the machine: what
 * is compared is measured in the same run.
 */
import type { CDPSession, Page } from 'playwright';
import { median, metricsOf, report, row, sum, withBenchPage } from './harness.ts';
import type * as LongLogPage from './longLogPage.ts';

const FEW = 100;
const MANY = 10_000;
const ROUNDS = 9;
const THIRDS = 3;
const WORDS_PER_THIRD = 333;
const MOST = { openRatio: 1.5, elements: 1000, lastThird: 1.25 } as const;

type Bench = { readonly bench: typeof LongLogPage };

await withBenchPage('longLogPage.ts', async (page, session) => {
  const { few, many, elements } = await openings(page);
  const arriving = await streaming(page, session, 0);
  const typed = await streaming(page, session, 1);
  const rows = [
    row(`open ${FEW} entries`, few, 'ms'),
    row(`open ${MANY} entries`, many, 'ms'),
    row(`open ${MANY} entries, in times of ${FEW}`, many / few, 'times', MOST.openRatio),
    row(`elements of the page with ${MANY} entries`, elements, 'elements', MOST.elements),
    ...[arriving, typed].flatMap((thirds, index) => {
      const name = index === 0 ? 'words that are shown at once' : 'words that are typed out';
      return [
        row(`main thread for 1,000 ${name}`, sum(thirds), 'ms'),
        row(
          `the last third of them, in times of the first`,
          thirds.at(-1)! / thirds[0]!,
          'times',
          MOST.lastThird,
        ),
      ];
    }),
  ];
  report('log', rows, { rounds: ROUNDS });
});

/** The medians, one after the other, so that both meet the same machine. */
async function openings(page: Page) {
  const open = (count: number) =>
    page.evaluate((entries) => (globalThis as unknown as Bench).bench.open(entries), count);
  await open(FEW);
  await open(MANY);
  const few: number[] = [];
  const many: number[] = [];
  let elements = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    few.push((await open(FEW)).ms);
    const opened = await open(MANY);
    many.push(opened.ms);
    elements = opened.elements;
  }
  return { few: median(few), many: median(many), elements };
}

/** What the main thread does in each third of a long part, in ms. */
async function streaming(page: Page, session: CDPSession, typingFactor: number): Promise<number[]> {
  await page.evaluate(([count, factor]) => (globalThis as unknown as Bench).bench.begin(count, factor), [
    MANY,
    typingFactor,
  ] as const);
  const thirds: number[] = [];
  for (let third = 0; third < THIRDS; third += 1) {
    const before = await busy(session);
    await page.evaluate((words) => (globalThis as unknown as Bench).bench.stream(words), WORDS_PER_THIRD);
    thirds.push((await busy(session)) - before);
  }
  return thirds;
}

/** How long scripts, styles and layout have taken so far, in ms. */
async function busy(session: CDPSession): Promise<number> {
  const metrics = await metricsOf(session);
  const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
  return sum(parts.map((name) => metrics[name]!)) * 1000;
}
