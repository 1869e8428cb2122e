import type { Page } from '@playwright/test';
import { type InterfaceLanguage, INTERFACE_LANGUAGES } from '@kathaloka/contract/languages';
import { test as everyPageTest } from './support/adminServer.ts';
import { type Visit, openVisit } from './support/everyPage.ts';
import { coveredPlaces, cutOff, shareLeftFree, spaceOut, tooWide } from './support/fit.ts';
import { expect, test } from './support/test.ts';
import { WALK_TIMEOUT_MS, speak, walkEveryPage, walkSomePages } from './support/walk.ts';

/** The viewport of a window of 1280 × 800 or 1280 × 1024 at a zoom of 200 % or 400 %. */
const ZOOMED = {
  '200 %': { width: 640, height: 400 },
  '400 %': { width: 320, height: 256 },
};
/** The number of Tab stops to check: about two screens of them. Further down the page, the same parts repeat. */
const PLACES = 40;

async function expectFit(page: Page, visit: Visit, language: InterfaceLanguage): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await openVisit(page, visit, language);
  for (const [zoom, size] of Object.entries(ZOOMED)) {
    await page.setViewportSize(size);
    const where = `${visit.path} at ${zoom}`;
    expect.soft(await tooWide(page), `${where}: is too wide`).toBe(0);
    expect.soft(await cutOff(page), `${where}: is cut off`).toEqual([]);
    expect.soft(await shareLeftFree(page), `${where}: is left free by bars`).toBeGreaterThanOrEqual(0.5);
  }
  expect.soft(await coveredPlaces(page, PLACES), `${visit.path}: has the focus and is covered`).toEqual([]);
  const { pathname } = new URL(page.url());
  expect.soft(pathname, `${visit.path}: leads elsewhere when it gets the focus`).toBe(visit.path);
  await page.setViewportSize({ width: 390, height: 844 });
  await spaceOut(page);
  expect.soft(await tooWide(page), `${visit.path} spaced out: is too wide`).toBe(0);
  expect.soft(await cutOff(page), `${visit.path} spaced out: is cut off`).toEqual([]);
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('at 200 % and 400 % and with wide text spacing nothing is lost; focus is not covered, nor leads elsewhere', async ({
  page,
  request,
}) => {
  await walkSomePages({ request }, (visit) => expectFit(page, visit, 'en'));
});

for (const language of process.env.TEST_FULL ? INTERFACE_LANGUAGES : []) {
  everyPageTest(
    `at 320 px, at 200 % and 400 %, and with text spaced out every page loses nothing, in the language “${language}”`,
    async ({ page, request, server }) => {
      everyPageTest.setTimeout(WALK_TIMEOUT_MS);
      await speak(page, language);
      await walkEveryPage({ page, request, server }, (visit) => expectFit(page, visit, language));
    },
  );
}
