import { expect, test as base } from '@playwright/test';

export interface Options {
  /** Whether the greeting on Home has been seen before. */
  isGreeted: boolean;
}

/** Network failures that a journey causes on purpose are logged by the browser, not by our scripts. */
const NETWORK = /^Failed to load resource|Failed to fetch dynamically imported module/;

/** A page that fails its test on a script error, a console error or a violation of the content security policy. */
export const test = base.extend<Options>({
  isGreeted: [true, { option: true }],
  context: async ({ context }, run) => {
    await run(context);
    // a request that is still pending at the end of the journey would fail the next one
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  page: async ({ page, isGreeted }, run) => {
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
