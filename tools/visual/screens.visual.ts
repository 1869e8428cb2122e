import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Picture, PICTURES } from './pictures.ts';

/** One page per worker, so that Storybook's scripts are loaded only once. */
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
      // Blocks covers, so that cards show the generated ones: the pictures then contain nothing external, and are small
      // enough for git. The browser blocks them, because a route would disable its cache and load all scripts for every
      // picture.
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

/** The address of a story without axe, which checks the same stories elsewhere. */
const addressOf = ({ story, globals }: Picture) =>
  `/iframe.html?id=${story}&viewMode=story&globals=${[globals, 'a11y.manual:!true'].filter(Boolean).join(';')}`;

/** The stories of which each page shows one first. */
const FIRST = ['screens-legal-privacyscreen--desktop', 'screens-legal-termsscreen--desktop'];

/**
 * Opens a picture's story. A story with the same globals is shown without reloading Storybook, which would take longer
 * than the picture. Opening the same story again would render it without playing it.
 */
async function open(page: Page, picture: Picture): Promise<void> {
  const isSwitched = await page.evaluate(
    ([storyId, globals]) => {
      const shown = new URLSearchParams(location.search);
      if (shown.get('globals') !== globals) return false;
      const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
      if (preview.currentRender.id === storyId) return false;
      delete document.documentElement.dataset['settled'];
      Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__').emit('setCurrentStory', {
        storyId,
        viewMode: 'story',
      });
      return true;
    },
    [picture.story, new URLSearchParams(addressOf(picture)).get('globals')] as const,
  );
  if (isSwitched) return;
  // never take a picture of a page's first story, because it is measured before the fonts are loaded
  const story = FIRST.find((name) => name !== picture.story)!;
  await page.goto(addressOf({ ...picture, story }));
  await settled(page, story);
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load().catch(() => face))));
  await open(page, picture);
}

/** Waits until the story has been shown and played. */
async function settled(page: Page, story: string): Promise<void> {
  const phase = await page.waitForFunction((id) => {
    const { currentRender } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') ?? {};
    const hasEnded = ['finished', 'errored', 'aborted'].includes(currentRender?.phase);
    return currentRender?.id === id && hasEnded && currentRender.phase;
  }, story);
  expect(await phase.jsonValue(), `${story} is shown and has passed`).toBe('finished');
}

const OVERLAY = ['dialog', 'alertdialog', 'menu', 'tooltip', 'listbox']
  .map((role) => `[role="${role}"]`)
  .join(', ');
const TOAST = '[data-placement] [role="dialog"]';

/** Shows a story and waits until it has settled. Throws if the story failed. */
async function show(page: Page, picture: Picture): Promise<void> {
  const { story } = picture;
  await open(page, picture);
  await settled(page, story);
  // a check that fails after the story's play function does not change the phase
  await expect(page.locator('body'), `${story} has passed`).not.toHaveClass(/sb-show-errordisplay/);
  // overlays are rendered beside the root
  await expect(page.locator(`#storybook-root > *, ${OVERLAY}`).first()).toBeAttached();
  // the footer of a page is loaded after the page
  if ((await page.locator('[data-has-footer]').count()) > 0)
    await expect(page.locator('footer').first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Focuses the first stop, so that every picture of a page shows the focus ring. Open overlays keep their focus.
 * A panel that opens takes the focus for itself, on a busy machine some frames later: then the stop is focused again.
 */
async function focusFirst(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => {
      // the first stop of the page, wherever the previous story has left the focus
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
    await page.keyboard.press('Tab');
    const isStill = await page.evaluate(async () => {
      const seen: (Element | null)[] = [];
      // the guard before an open panel passes the focus on to its first stop
      for (let frame = 0; frame < 8; frame += 1) {
        await new Promise((done) => requestAnimationFrame(done));
        seen.push(document.activeElement);
      }
      return seen.slice(4).every((element) => element === seen.at(-1));
    });
    expect(isStill, 'the first stop is still focused').toBe(true);
  }).toPass({ timeout: 10_000 });
}

/** Repaints the graph, because each paint rounds a card between two pixels to either of them. */
const repaint = (graph: Locator): Promise<void> =>
  graph.evaluate(async (element: HTMLElement) => {
    for (const display of ['none', '']) {
      element.style.display = display;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });

/** The size of a textarea's handle, in pixels. */
const HANDLES_OF_TEXTAREAS = 30;

for (const picture of PICTURES) {
  const name = [picture.story, picture.globals?.replace(':', '-')].filter(Boolean).join('--');
  test(name, async ({ shown }) => {
    await show(shown, picture);
    // the graph is loaded after the page and laid out by a worker, in varying time
    await expect(shown.getByText('Loading the graph...')).toHaveCount(0);
    const isGraph = (await shown.locator('.react-flow').count()) > 0;
    if (isGraph) await expect(shown.getByRole('button', { name: 'Tidy layout' })).toBeEnabled();
    // any key shows the focus ring; this one does nothing else
    if (picture.isOverlay) await shown.keyboard.press('Shift');
    else await focusFirst(shown);
    // a toast disappears unless the pointer is over it
    const isToast = (await shown.locator(TOAST).count()) > 0;
    if (isToast) await shown.locator(TOAST).last().hover();
    // also renders the rows far below the fold, and positions sticky elements
    await shown.evaluate(() => {
      document.documentElement.dataset['settled'] = '';
      // Storybook hides a story until it is rendered, so nothing in it could scroll into view before
      const place = document.querySelector('nav [aria-current=page]');
      place?.parentElement?.scrollTo(0, 0);
      place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      window.scrollTo(0, 0);
    });
    const { width, height } = await shown.evaluate(() => ({
      width: window.innerWidth,
      height: document.documentElement.scrollHeight,
    }));
    const clip = { x: 0, y: 0, width, height: Math.min(height, HIGHEST) };
    // the handle of a textarea is drawn at either of two pixels
    const hasTextareas = (await shown.locator('textarea').count()) > 0;
    const compare = (options: { timeout?: number } = {}) =>
      expect(shown).toHaveScreenshot(`${name}.webp`, {
        fullPage: true,
        scale: 'device',
        clip,
        ...(hasTextareas && { maxDiffPixels: HANDLES_OF_TEXTAREAS }),
        ...options,
      });
    if (isGraph)
      await expect(async () => {
        await repaint(shown.locator('.react-flow__viewport'));
        await compare({ timeout: 5000 });
      }).toPass({ timeout: 45_000 });
    else
      await compare().catch(async (error: unknown) => {
        if (picture.isOverlay) throw error;
        // a panel may take the focus for itself later still
        await focusFirst(shown);
        await compare();
      });
    if (isToast) await shown.mouse.move(0, 0);
    // clears what a story stored in the browser
    await shown.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  });
}
