import type { Page } from '@playwright/test';
import { test as everyPageTest } from './support/adminServer.ts';
import { type Visit, openVisit } from './support/everyPage.ts';
import { edgeless, moving, unmarkedPlaces } from './support/preferences.ts';
import { expect, test } from './support/test.ts';
import { WALK_TIMEOUT_MS, walkEveryPage, walkSomePages } from './support/walk.ts';

const PLACES = 40;

async function expectEdges(page: Page, visit: Visit): Promise<void> {
  await openVisit(page, visit);
  expect.soft(await edgeless(page), `${visit.path}: has no edge`).toEqual([]);
  expect.soft(await unmarkedPlaces(page, PLACES), `${visit.path}: has the focus and no line`).toEqual([]);
}

async function expectStillness(page: Page, visit: Visit): Promise<void> {
  await openVisit(page, visit);
  expect.soft(await moving(page), `${visit.path}: moves`).toEqual([]);
  expect.soft(await unmarkedPlaces(page, PLACES), `${visit.path}: has the focus and no line`).toEqual([]);
}

test.use({ viewport: { width: 1280, height: 800 } });

const PREFERENCES = [
  ['in forced colours fields keep an edge, and focus its line', { forcedColors: 'active' }, expectEdges],
  ['nothing moves by itself for who asks for less motion', { reducedMotion: 'reduce' }, expectStillness],
] as const;

for (const [name, media, expectIt] of PREFERENCES) {
  test(`${name}: on a page with motion, a story and a form`, async ({ page, request }) => {
    await page.emulateMedia(media);
    await walkSomePages({ request }, (visit) => expectIt(page, visit));
  });

  if (process.env.TEST_FULL)
    everyPageTest(`${name}: on every page`, async ({ page, request, server }) => {
      everyPageTest.setTimeout(WALK_TIMEOUT_MS);
      await page.emulateMedia(media);
      await walkEveryPage({ page, request, server }, (visit) => expectIt(page, visit));
    });
}
