import type { Browser, BrowserContext, Page, Request } from 'playwright';

/** What a first visit to a page fetches and shows on a phone, until the page is idle. */
export interface Visit {
  /** In kB as transferred, including what is loaded ahead. */
  readonly scripts: number;
  readonly fonts: number;
  /** All files except pictures. */
  readonly all: number;
  /** The number of requests, except for pictures. */
  readonly requests: number;
  readonly elements: number;
  /** Layout shifts, as CLS. */
  readonly shifts: number;
  readonly files: readonly VisitedFile[];
}

interface VisitedFile {
  readonly path: string;
  readonly type: string;
  readonly kB: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
/** Work that waits for an idle page begins within this time. */
const IDLE_MS = 1500;

/** A visit in a new browser context, in which `prepare` may sign a user in. */
export async function visitOnce(
  browser: Browser,
  url: string,
  prepare: (context: BrowserContext) => Promise<void> = async () => {},
): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    await prepare(context);
    return await visitIn(await context.newPage(), url);
  } finally {
    await context.close();
  }
}

async function visitIn(page: Page, url: string): Promise<Visit> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.addInitScript(() => {
    sessionStorage.setItem('kathaloka.greeted', 'yes');
    // drops work that is delayed by five seconds or more (`whenIdle`), which only slow machines would measure
    const { setTimeout: soon } = globalThis;
    Object.assign(globalThis, {
      setTimeout: (work: () => void, ms = 0) => (ms >= 5000 ? 0 : soon(work, ms)),
    });
    const shifts = { sum: 0 };
    Object.assign(globalThis, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url);
  await page.getByRole('banner').or(page.getByRole('navigation')).first().waitFor();
  await settled(page);
  const files = await Promise.all(requests.map(fileOf));
  const own = files.filter(({ type }) => type !== 'image');
  const kB = (type: string): number => sum(own.filter((file) => file.type === type).map((file) => file.kB));
  return {
    scripts: kB('script'),
    fonts: kB('font'),
    all: sum(own.map((file) => file.kB)),
    requests: own.length,
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
    shifts: await page.evaluate(
      () => (globalThis as unknown as { layoutShifts: { sum: number } }).layoutShifts.sum,
    ),
    files: files.toSorted((a, b) => b.kB - a.kB),
  };
}

/** Waits until there was no request for as long as work for an idle page may be delayed. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE_MS);
  await page.waitForLoadState('networkidle');
}

async function fileOf(request: Request): Promise<VisitedFile> {
  const { responseBodySize } = await request.sizes();
  const { pathname, search } = new URL(request.url());
  return { path: pathname + search, type: request.resourceType(), kB: responseBodySize / 1000 };
}
