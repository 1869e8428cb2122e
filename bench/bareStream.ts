/** What the same words and keys cost on a page without anything else: the floor of this browser, on this machine, now. */
import type { Browser, Page } from 'playwright';
import { busyMs } from './harness.ts';
import { keyPaints, untilPainted } from './paints.ts';

const WORDS_PER_SHOW = 15;
const SHOW_EVERY_MS = 300;
const SHOWS = 16;
const PAGE = `<!doctype html><style>
  [role=log] { height: 580px; overflow: auto; font: 20px/1.8 serif; text-decoration: underline }
</style><div role="log"><p></p></div><input>`;

interface BareFigures {
  /** The main thread for 1,000 words, in ms. */
  readonly streamMs: number;
  /** From each key to the paint that follows it, while words stream. */
  readonly keys: readonly number[];
  /** From Enter to the paint of the line that was typed. */
  readonly ownLines: readonly number[];
}

export async function bareStream(from: Browser): Promise<BareFigures> {
  const context = await from.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.setContent(PAGE);
    const before = await busyMs(devtools);
    await stream(page);
    const streamMs = ((await busyMs(devtools)) - before) * (1000 / (WORDS_PER_SHOW * SHOWS));
    await page.locator('input').focus();
    const [keys] = await Promise.all([keyPaints(page), stream(page)]);
    return { streamMs, keys, ownLines: await ownLines(page) };
  } finally {
    await context.close();
  }
}

const stream = (page: Page): Promise<void> =>
  page.evaluate(show, { words: WORDS_PER_SHOW, every: SHOW_EVERY_MS, times: SHOWS });

async function ownLines(page: Page): Promise<number[]> {
  const input = page.locator('input');
  await input.evaluate((field: HTMLInputElement) =>
    field.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') document.querySelector('p')!.append(field.value);
    }),
  );
  const times: number[] = [];
  for (const at of [1, 2, 3]) {
    await input.fill(`BareLine${at}x`);
    await page.waitForTimeout(250);
    const [painted] = await Promise.all([
      untilPainted(page, 'keydown', `BareLine${at}x`),
      input.press('Enter'),
    ]);
    times.push(painted);
  }
  return times;
}

/** Runs in the page. */
function show({ words, every, times }: { words: number; every: number; times: number }): Promise<void> {
  const told = document.querySelector('p')!.appendChild(document.createTextNode(''));
  return new Promise((resolve) => {
    let shown = 0;
    const timer = setInterval(() => {
      told.appendData('lanterns '.repeat(words));
      shown += 1;
      if (shown < times) return;
      clearInterval(timer);
      setTimeout(resolve, every);
    }, every);
  });
}
