import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { API_BASE } from '@kathaloka/contract/calls';
import type { Story } from '@kathaloka/contract/entities';
import { expect } from './test.ts';

/** A story that guests may read completely. */
export async function openStory(request: APIRequestContext): Promise<Story> {
  const answer = await request.get(`${API_BASE}/stories/search/?q=birbal&limit=10`);
  const stories = (await answer.json()) as Story[];
  const story = stories.find(({ is_open_to_guests, is_premium }) => is_open_to_guests && !is_premium);
  if (!story) throw new Error('No story is open to guests.');
  return story;
}

/** Makes the app load what it delays until a user's first action. */
export const moveThePointer = (page: Page): Promise<void> => page.mouse.move(2, 2);

/** Downloads this page's story to the device. */
export async function keepOffline(page: Page): Promise<void> {
  await moveThePointer(page);
  await page.getByRole('button', { name: 'Keep offline' }).click({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Play on this device' })).toBeVisible({ timeout: 30_000 });
}

/** Waits until a service worker controls this page. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 30_000,
  });
}

const choices = (page: Page) => page.getByRole('group', { name: 'Choices' }).getByRole('button');

/** Makes the same pseudo-random choices in every run, until there are none. Returns their number. */
export async function playToAnEnd(page: Page): Promise<number> {
  const log = page.getByRole('log');
  let lot = 7;
  for (let taken = 0; taken < 400; taken += 1) {
    await expect(
      choices(page)
        .first()
        .or(page.getByRole('button', { name: 'Turn the page' })),
    ).toBeVisible();
    const count = await choices(page).count();
    if (count === 0) return taken;
    const before = (await log.textContent()) ?? '';
    lot = (lot * 16_807) % 2_147_483_647;
    await choices(page)
      .nth(lot % count)
      .click();
    const answer = page.getByRole('textbox');
    if (await answer.isVisible()) {
      await answer.fill('Meera');
      await answer.press('Enter');
    }
    await expect(log).not.toHaveText(before);
  }
  throw new Error('The story does not end.');
}

/** The caches of this browser with their contents. */
export function cachedIn(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const found = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(found));
  });
}

/** Switches the network of this browser off or on. */
export const flightMode = (context: BrowserContext, isOn: boolean): Promise<void> => context.setOffline(isOn);
