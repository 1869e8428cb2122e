import type { Page } from '@playwright/test';
import { cachedIn, controlled, keepOffline, openStory } from './support/offlinePages.ts';
import { onOwnServer } from './support/onOwnServer.ts';
import { type Releases, releasesOf } from './support/releases.ts';
import { expect } from './support/test.ts';

const test = onOwnServer();
test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

const NOTICE = 'A new version of Kathaloka is ready.';

/** Releases the next build, and waits until this browser has cached all of it. */
async function release(page: Page, releases: Releases): Promise<number> {
  const build = releases.release();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => installed(page, releases), { timeout: 40_000 }).toEqual({ build, isWaiting: true });
  await expect(page.getByText(NOTICE).last()).toBeVisible();
  return build;
}

/** The newest build whose page is cached (the page is cached last), and whether nothing is loading. */
async function installed(page: Page, releases: Releases) {
  const cached = await cachedIn(page);
  const builds = Object.entries(cached)
    .filter(([name, paths]) => name.startsWith('kathaloka-shell-') && paths.includes('/offline'))
    .flatMap(([, paths]) => paths.filter((path) => path.startsWith('/assets/')).map(releases.buildOf));
  const isWaiting = await page.evaluate(async () => {
    const { waiting, installing } = await navigator.serviceWorker.ready;
    return waiting !== null && installing === null;
  });
  return { build: Math.max(...builds), isWaiting };
}

async function reload(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(page.getByText(NOTICE)).toHaveCount(0);
}

const faceOf = (path: string): string => path.replace(/-[\w-]{8}\.woff2$/, '');

/**
 * The families with a font file of ours that failed to load. "Tiro by Noto Serif" is a local fallback font
 * until ours is loaded.
 */
async function facesThatFailed(page: Page): Promise<string[]> {
  const failed = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family);
  });
  return failed.filter((family) => !/ by /.test(family));
}

const assetsIn = async (page: Page) => (await cachedIn(page))['kathaloka-assets'] ?? [];

test('newer builds do not break a running play, and leave no unneeded files behind', async ({
  page,
  context,
  server,
  request,
}) => {
  const releases = await releasesOf(server.url);
  const story = await openStory(request);
  await page.goto(`${releases.url}/game/${story.id}`);
  await keepOffline(page);
  await controlled(page);
  const fonts = async () => (await assetsIn(page)).filter((path) => path.endsWith('.woff2'));
  const stored = await fonts();
  expect(stored.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Play on this device' }).click();
  const choices = page.getByRole('group', { name: 'Choices' }).getByRole('button');
  const log = page.getByRole('log');
  const move = async () => {
    const told = (await log.textContent()) ?? '';
    await choices.first().click();
    await expect(log).not.toHaveText(told);
  };
  await expect(choices.first()).toBeVisible();
  await move();

  for (const newer of [1, 2])
    await test.step(`newer build ${newer} waits, and the play goes on`, async () => {
      await release(page, releases);
      await move();
    });
  await test.step('what the page had not loaded comes from its cache, without a server', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('link', { name: 'What this device keeps' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'On this device' })).toBeVisible();
    await page.getByRole('link', { name: /^Go on with/ }).click();
    await expect(choices.first()).toBeVisible();
    await context.setOffline(false);
  });
  await test.step('the reader reloads, the newest build is there, and the play stands where it stood', async () => {
    const told = (await log.textContent()) ?? '';
    await reload(page);
    await expect(log).toContainText(told.slice(-60));
  });
  await test.step('after more builds only the files of the last ones are there, with the fonts of the story', async () => {
    for (const build of [3, 4]) {
      expect(await release(page, releases)).toBe(build);
      await reload(page);
    }
    const builds = (await assetsIn(page)).map(releases.buildOf);
    expect(Math.min(...builds)).toBeGreaterThanOrEqual(2);
    const ofNewest = (await fonts()).filter((path) => releases.buildOf(path) === 4);
    expect(ofNewest.map(faceOf)).toEqual(expect.arrayContaining(stored.map(faceOf)));
    const shells = Object.keys(await cachedIn(page)).filter((name) => name.startsWith('kathaloka-shell-'));
    expect(shells.length).toBeLessThanOrEqual(3);
  });
  await test.step('in flight mode the newest build plays on, with its letters', async () => {
    await context.setOffline(true);
    await page.reload();
    await move();
    expect(await facesThatFailed(page)).toEqual([]);
  });
  await releases.stop();
});
