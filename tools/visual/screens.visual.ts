import { test as base, expect, type Page } from '@playwright/test';
import { type Picture, PICTURES } from './pictures.ts';

/** One page per worker, so that Storybook's scripts are loaded once and not for every picture. */
const test = base.extend<object, { shown: Page }>({
  shown: [
    async ({ browser }, use, { project }) => {
      const { viewport, deviceScaleFactor, locale, timezoneId, contextOptions, baseURL } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        ...(viewport && { viewport }),
        ...(deviceScaleFactor && { deviceScaleFactor }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
      });
      const page = await context.newPage();
      // covers fall back to the drawn ones, so that pictures contain nothing from elsewhere, and are small enough for git;
      // blocked by the browser, as a route would turn its cache off and load all scripts for every picture
      const browserSide = await context.newCDPSession(page);
      await browserSide.send('Network.enable');
      await browserSide.send('Network.setBlockedURLs', { urls: ['*/covers/*'] });
      await page.clock.setFixedTime('2026-11-20T09:30:00Z');
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Crops long pages to keep the files small. */
const HIGHEST = 1100;

/** Shows a story and waits until it has settled. Fails when the story has failed. */
async function show(page: Page, { story, globals }: Picture): Promise<void> {
  const switched = globals === undefined ? '' : `&globals=${globals}`;
  await page.goto(`/iframe.html?id=${story}&viewMode=story${switched}`);
  const phase = await page.waitForFunction(() => {
    const { currentRender } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') ?? {};
    return ['finished', 'errored', 'aborted'].includes(currentRender?.phase) && currentRender.phase;
  });
  expect(await phase.jsonValue(), `${story} is shown and has passed`).toBe('finished');
  // a check that fails after the story's own play function does not change the phase
  await expect(page.locator('body'), `${story} has passed`).not.toHaveClass(/sb-show-errordisplay/);
  await expect(page.locator('#storybook-root > *').first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
}

for (const picture of PICTURES) {
  const name = [picture.story, picture.globals?.replace(':', '-')].filter(Boolean).join('--');
  test(name, async ({ shown }) => {
    await show(shown, picture);
    // keyboard focus is visible in every picture, so that its ring is
    await shown.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await shown.keyboard.press('Tab');
    // also renders the rows far below the fold, and puts sticky elements in place
    await shown.evaluate(() => {
      document.documentElement.dataset['settled'] = '';
      window.scrollTo(0, 0);
    });
    const { width, height } = await shown.evaluate(() => ({
      width: window.innerWidth,
      height: document.documentElement.scrollHeight,
    }));
    const clip = { x: 0, y: 0, width, height: Math.min(height, HIGHEST) };
    await expect(shown).toHaveScreenshot(`${name}.webp`, { fullPage: true, scale: 'device', clip });
    // clears what a story stored in the browser
    await shown.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()));
  });
}
