import type { BrowserContext, Page } from '@playwright/test';
import { cachedIn, moveThePointer, openStory } from './support/offlinePages.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

const FULL = 'This device has no room for the story. Nothing was stored: remove something, and try again.';

async function press(page: Page): Promise<void> {
  await moveThePointer(page);
  await page.getByRole('button', { name: 'Keep offline' }).click({ timeout: 20_000 });
}

const playable = (page: Page) => page.getByRole('button', { name: 'Play on this device' });

/** Returns a function that limits the storage of a page. Null restores the device's limit. */
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

/** The number of stored stories, and the pictures that are stored for them. */
async function leftOf(page: Page) {
  const pictures = Object.entries(await cachedIn(page))
    .filter(([name]) => name.startsWith('kathaloka-stories-'))
    .flatMap(([, paths]) => paths);
  return { stories: await page.evaluate(countStories), pictures };
}

async function countStories(): Promise<number> {
  const NAME = 'kathaloka.offline';
  // opening a missing database would create it
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
  test(`a device with only ${room} B of room says that it is full, and stores a story later`, async ({
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
