import type { Page } from '@playwright/test';
import { test } from './support/adminServer.ts';
import { type Visit, openVisit } from './support/everyPage.ts';
import { edgeless, moving, unmarkedPlaces } from './support/preferences.ts';
import { expect } from './support/test.ts';
import { WALK_TIMEOUT_MS, walkEveryPage } from './support/walk.ts';

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

if (process.env.TEST_FULL) {
  for (const [name, media, expectIt] of [
    [
      'in forced colours fields keep an edge, and focus its line, on every page',
      { forcedColors: 'active' },
      expectEdges,
    ],
    [
      'nothing moves by itself on any page for who asks for less motion',
      { reducedMotion: 'reduce' },
      expectStillness,
    ],
  ] as const) {
    test(name, async ({ page, request, server }) => {
      test.setTimeout(WALK_TIMEOUT_MS);
      await page.emulateMedia(media);
      await walkEveryPage({ page, request, server }, (visit) => expectIt(page, visit));
    });
  }
}
