import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** How a page loads on a cheap phone: a quarter of this machine's CPU speed, 150 ms per request, 1.6 Mbps. */
export interface PageLoad {
  readonly firstText: number;
  readonly lcp: number;
  /**
   * The time until the most important control of the page works when it is pressed: it is visible, enabled and on top,
   * the page responds, and React has hydrated it; or it is a link, or a button whose press is held until the app has
   * loaded. `e2e/firstPaint.spec.ts` and `e2e/earlyPress.spec.ts` press these before the app's scripts run.
   */
  readonly usable: number;
  /** The part of long tasks beyond 50 ms. */
  readonly blocking: number;
  readonly longestTask: number;
  readonly shifts: number;
  readonly mainThread: number;
}

export interface LoadedPage {
  readonly url: string;
  /** The selector of the most important control. */
  readonly control: string;
  readonly prepare?: ((context: BrowserContext) => Promise<void>) | undefined;
}

export const PHONE_LINE = { latencyMs: 150, downKbps: 1600, upKbps: 750, slowdown: 4 } as const;
/** A slow line, as in rural areas. */
export const SLOW_LINE = { latencyMs: 800, downKbps: 50, upKbps: 50, slowdown: 4 } as const;
export type Line = typeof PHONE_LINE | typeof SLOW_LINE;

const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true } as const;
const QUIET_MS = 2000;
const MOST_MS = 180_000;

interface Noted {
  fcp: number;
  lcp: number;
  shifts: number;
  usable: number;
  tasks: [began: number, ms: number][];
}

/** Loads a page in a new browser context. */
export async function loadOnce(
  browser: Browser,
  { url, control, prepare }: LoadedPage,
  line: Line = PHONE_LINE,
): Promise<PageLoad> {
  const context = await browser.newContext(PHONE);
  try {
    await prepare?.(context);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await slowDown(devtools, line);
    await page.addInitScript(note, control);
    await page.goto(url, { waitUntil: 'commit', timeout: MOST_MS });
    await page.waitForFunction(() => (globalThis as unknown as { noted: Noted }).noted.usable > 0, null, {
      timeout: MOST_MS,
      polling: 50,
    });
    await page.waitForLoadState('networkidle', { timeout: MOST_MS });
    await page.waitForTimeout(QUIET_MS);
    return await figuresOf(page, devtools);
  } finally {
    await context.close();
  }
}

async function slowDown(
  devtools: CDPSession,
  { latencyMs, downKbps, upKbps, slowdown }: Line,
): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: (downKbps * 1000) / 8,
    uploadThroughput: (upKbps * 1000) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Runs in the page before its own scripts. */
function note(control: string): void {
  sessionStorage.setItem('kathaloka.greeted', 'yes');
  const noted: Noted = { fcp: 0, lcp: 0, shifts: 0, usable: 0, tasks: [] };
  Object.assign(globalThis, { noted });
  const notes: Record<
    string,
    (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void
  > = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') noted.fcp = startTime;
    },
    'largest-contentful-paint': ({ startTime }) => {
      noted.lcp = startTime;
    },
    'layout-shift': ({ value, hadRecentInput }) => {
      if (!hadRecentInput) noted.shifts += value;
    },
    longtask: ({ startTime, duration }) => {
      noted.tasks.push([startTime, duration]);
    },
  };
  for (const [type, take] of Object.entries(notes))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as never);
    }).observe({ type, buffered: true });
  function look(): void {
    const element = [...document.querySelectorAll(control)].find((each) => each.checkVisibility());
    const box = element?.getBoundingClientRect();
    // React has hydrated the element if its props are on it
    const isAlive =
      !document.querySelector('#root') ||
      Object.keys(element ?? {}).some((key) => key.startsWith('__react')) ||
      element?.matches('a[href], [data-rendered] #root button');
    // parts below the view can be scrolled to without a script
    const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (element && box && box.width > 0 && isAlive && (!top || element.contains(top))) {
      // the page responds to the next frame
      requestAnimationFrame(() => {
        noted.usable = performance.now();
      });
    } else requestAnimationFrame(look);
  }
  look();
}

async function figuresOf(page: Page, devtools: CDPSession): Promise<PageLoad> {
  const { fcp, lcp, shifts, usable, tasks } = await page.evaluate(
    () => (globalThis as unknown as { noted: Noted }).noted,
  );
  const { metrics } = await devtools.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  const after = tasks.filter(([began, ms]) => began + ms > fcp).map(([, ms]) => ms);
  return {
    firstText: fcp,
    lcp,
    usable,
    blocking: after.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    longestTask: Math.max(0, ...after),
    shifts,
    mainThread: busy * 1000,
  };
}
