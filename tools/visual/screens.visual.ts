import { test as base, expect, type Page } from '@playwright/test';
import { screenStories } from './storybook.ts';

/** One page for each worker: what Storybook's scripts cost to read is paid once, not for every picture. */
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
      // covers give way to the drawn ones: what is compared is ours, and small enough for the history
      await context.route('**/covers/**', (route) => route.abort());
      const page = await context.newPage();
      await page.clock.setFixedTime('2026-11-20T09:30:00Z');
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const { id, title, name, tags } of screenStories()) {
  // a story whose point is that something moves or fails to arrive has no one look
  if (tags.includes('no-visual')) continue;
  test(`${title}: ${name}`, async ({ shown }, { project }) => {
    // a story that pins its width is looked at in that one
    test.skip(/phone/i.test(name) && project.name !== '390', 'a phone’s story');
    test.skip(/desktop|tablet/i.test(name) && project.name !== '1440', 'a desktop’s story');
    await shown.goto(`/iframe.html?id=${id}&viewMode=story`);
    await expect(shown.locator('#storybook-root > *').first()).toBeAttached();
    // what a story does by itself is done before the picture is taken
    await shown.waitForFunction(() => {
      const { currentRender } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') ?? {};
      return ['finished', 'errored', 'aborted'].includes(currentRender?.phase);
    });
    await shown.evaluate(() => document.fonts.ready);
    // the whole page is looked at, rows that are far below too, and from its top, where what sticks has its place
    await shown.evaluate(() => {
      document.documentElement.dataset['settled'] = '';
      window.scrollTo(0, 0);
    });
    // what one story kept in the browser is not there for the next
    await shown.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()));
    await expect(shown).toHaveScreenshot(`${id}.webp`, { fullPage: true, scale: 'device' });
  });
}
