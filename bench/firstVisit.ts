import type { BrowserContext } from 'playwright';
import { sum, withBrowser } from './harness.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

export interface FirstVisit {
  /** In kB, as they lie in the files. */
  readonly fonts: number;
  /** In kB, as they were sent: also what scripts import when they need it. */
  readonly scripts: number;
}

/** What a first visit to a page fetches, read to its end, in the width where it is more. */
export function measureFirstVisit(url: string): Promise<FirstVisit> {
  return withBrowser(async (browser) => {
    const visits: FirstVisit[] = [];
    for (const viewport of SIZES) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      visits.push(await visit(context, url));
      await context.close();
    }
    const most = (kind: keyof FirstVisit): number => Math.max(...visits.map((each) => each[kind]));
    return { fonts: most('fonts'), scripts: most('scripts') };
  });
}

async function visit(context: BrowserContext, url: string): Promise<FirstVisit> {
  const page = await context.newPage();
  const fonts: Promise<number>[] = [];
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() === 'font') fonts.push(response.body().then(({ length }) => length));
    if (request.url().endsWith('.js'))
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url);
  await page.getByRole('article').first().waitFor();
  let end = 0;
  for (let height = 1; end < height; end += 500) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(150);
    height = await page.evaluate(() => document.documentElement.scrollHeight);
  }
  await page.waitForLoadState('networkidle');
  return {
    fonts: sum(await Promise.all(fonts)) / 1000,
    scripts: sum(await Promise.all(scripts)) / 1000,
  };
}
