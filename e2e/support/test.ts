import { expect, test as base, type Page } from '@playwright/test';

import { readOnIn } from './readOn.ts';
import { waitForHydration } from './waitForHydration.ts';

export interface Options {
  /** Whether Home's greeting has been seen before. */
  isGreeted: boolean;
}

/** Network failures that a journey causes on purpose; the browser logs them, not our scripts. */
const NETWORK = /^Failed to load resource|Failed to fetch dynamically imported module/;

/**
 * Waits for React after each `goto`, because on a busy machine a press would come earlier and be lost. Journeys about
 * that time pass `waitUntil: 'commit'`.
 */
function awaitReact(page: Page) {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const withReact = async (opened: ReturnType<Page['reload']>) => {
    const answer = await opened;
    if (await isOurs(page)) await waitForHydration(page);
    return answer;
  };
  page.goto = (url, options) => (options?.waitUntil ? goto(url, options) : withReact(goto(url, options)));
  page.reload = (options) => (options?.waitUntil ? reload(options) : withReact(reload(options)));
}

/** Whether a page is ours: journeys also open other sites, calls and files. */
const isOurs = async (page: Page) => (await page.locator('body > #root').count()) > 0;

/** A page that fails its test on a script error, a console error or a violation of the content security policy. */
export const test = base.extend<Options>({
  isGreeted: [true, { option: true }],
  context: async ({ context }, run) => {
    await run(readOnIn(context));
    // a request that is pending at the end of a journey would fail the next one
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  page: async ({ page, isGreeted, javaScriptEnabled }, run) => {
    if (javaScriptEnabled) awaitReact(page);
    const trouble: string[] = [];
    page.on('pageerror', (error) => trouble.push(error.message));
    page.on('console', (message) => {
      const isReported = message.type() === 'error' && !NETWORK.test(message.text());
      if (isReported || /Content Security Policy|Refused to/.test(message.text()))
        trouble.push(message.text());
    });
    if (isGreeted) await page.addInitScript(() => sessionStorage.setItem('kathaloka.greeted', 'yes'));
    await run(page);
    expect(trouble).toEqual([]);
  },
});

export { expect };
