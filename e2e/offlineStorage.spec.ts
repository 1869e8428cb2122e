import type { BrowserContext, Page } from '@playwright/test';
import { cachedIn, moveThePointer, openStory } from './support/offlinePages.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

const FULL = 'This device has no room for the story. Nothing was stored: remove something, and try again.';
const REFUSED = 'This browser does not let Kathaloka store the story. Nothing was stored.';
const REFUSED_HERE =
  'This browser does not let Kathaloka store anything on this device, so no story can be kept. A private window often refuses it.';

async function press(page: Page): Promise<void> {
  await moveThePointer(page);
  await page.getByRole('button', { name: 'Keep offline' }).click({ timeout: 20_000 });
}

const playable = (page: Page) => page.getByRole('button', { name: 'Play on this device' });

/** What a page may store; null: what the device has. */
async function quotaOf(
  page: Page,
  context: BrowserContext,
): Promise<(bytes: number | null) => Promise<void>> {
  const devtools = await context.newCDPSession(page);
  return async (bytes) =>
    void (await devtools.send('Storage.overrideQuotaForOrigin', {
      origin: new URL(page.url()).origin,
      ...(bytes !== null && { quotaSize: bytes }),
    }));
}

/** How many stories are stored, and their pictures. */
async function leftOf(page: Page) {
  const pictures = Object.entries(await cachedIn(page))
    .filter(([name]) => name.startsWith('kathaloka-stories-'))
    .flatMap(([, paths]) => paths);
  return { stories: await page.evaluate(countStories), pictures };
}

async function countStories(): Promise<number> {
  const NAME = 'kathaloka.offline';
  // to open one that is not there would make it
  if (!(await indexedDB.databases()).some(({ name }) => name === NAME)) return 0;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME);
    opening.addEventListener('error', reject);
    opening.addEventListener('success', () => {
      const count = opening.result.transaction('stories').objectStore('stories').count();
      count.addEventListener('success', () => resolve(count.result));
      opening.result.close();
    });
  });
}

for (const room of [1, 1_200_000])
  test(`a device with room for ${room} B from the first visit on says that it is full, and keeps a story later`, async ({
    page,
    context,
    request,
  }) => {
    const story = await openStory(request);
    await page.goto('/healthz');
    const setQuota = await quotaOf(page, context);
    await setQuota(room);
    await page.goto(`/game/${story.id}`);
    await press(page);
    await expect(page.getByRole('alert').filter({ hasText: FULL })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Keep offline' })).toBeEnabled();
    await setQuota(null);
    expect(await leftOf(page)).toEqual({ stories: 0, pictures: [] });
    await press(page);
    await expect(playable(page)).toBeVisible({ timeout: 30_000 });
  });

const FULL_HERE =
  'This device seems to be full: the browser cannot open what Kathaloka keeps here. Make some room, and open this page again.';

const REFUSING = {
  'the database': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
  },
  // as Chromium on a disk without room
  'the database for want of room': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');
    };
  },
  'the cache': () => {
    const refused = () => Promise.reject(new DOMException('Refused', 'SecurityError'));
    Object.assign(CacheStorage.prototype, {
      open: refused,
      keys: refused,
      has: refused,
      match: refused,
      delete: refused,
    });
  },
  workers: () => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('Refused', 'SecurityError'));
  },
};

/** What is said on the page of the story, and on that of the device. */
const SAID: Readonly<Record<string, readonly [string, string | RegExp]>> = {
  'the database for want of room': [FULL, FULL_HERE],
  // a worker is asked for only where a story is stored
  workers: [REFUSED, /^No story is kept on this device/],
};

for (const [what, refuse] of Object.entries(REFUSING))
  test(`a browser that refuses ${what} says so where a story is stored, and on the page of the device`, async ({
    page,
    context,
    request,
  }) => {
    const story = await openStory(request);
    await page.addInitScript(refuse);
    await page.goto(`/game/${story.id}`);
    await press(page);
    const [said, here] = SAID[what] ?? [REFUSED, REFUSED_HERE];
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible({ timeout: 30_000 });
    await page.goto('/offline');
    await expect(page.getByText(here)).toBeVisible();
    const allowed = await context.newPage();
    await allowed.goto(`/game/${story.id}`);
    expect(await leftOf(allowed)).toEqual({ stories: 0, pictures: [] });
    await press(allowed);
    await expect(playable(allowed)).toBeVisible({ timeout: 30_000 });
  });

test('a browser that does not promise to keep what is stored keeps a story', async ({ page, request }) => {
  const story = await openStory(request);
  await page.addInitScript(() => {
    StorageManager.prototype.persist = () => Promise.reject(new TypeError('Refused'));
  });
  await page.goto(`/game/${story.id}`);
  await press(page);
  await expect(playable(page)).toBeVisible({ timeout: 30_000 });
});
