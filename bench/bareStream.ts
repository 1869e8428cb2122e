/** What the same words cost on a page without anything else: the floor of this browser, on this machine, now. */
import type { Browser } from 'playwright';

const WORDS_PER_SHOW = 15;
const SHOW_EVERY_MS = 300;
const SHOWS = 16;
const PAGE = `<!doctype html><style>
  [role=log] { height: 580px; overflow: auto; font: 20px/1.8 serif; text-decoration: underline }
</style><div role="log"><p></p></div>`;

/** The main thread for 1,000 words, in ms. */
export async function bareStream(from: Browser): Promise<number> {
  const context = await from.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busyMs = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
    };
    await page.setContent(PAGE);
    const before = await busyMs();
    await page.evaluate(show, { words: WORDS_PER_SHOW, every: SHOW_EVERY_MS, times: SHOWS });
    return ((await busyMs()) - before) * (1000 / (WORDS_PER_SHOW * SHOWS));
  } finally {
    await context.close();
  }
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
