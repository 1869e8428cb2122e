import { expect, type Locator, type Page } from '@playwright/test';

const MORNING = new Date('2026-11-20T09:00:00Z');
const SOON = new Date('2026-11-20T09:02:00Z');

/** A clock of the page's own. It runs until it is stopped. */
export function giveClock(page: Page): Promise<void> {
  return page.clock.install({ time: MORNING });
}

/** From here on time passes only when the test lets it: `page.clock.runFor(…)`. */
export function stopClock(page: Page): Promise<void> {
  return page.clock.pauseAt(SOON);
}

/** Lets just as much time pass as a page needs to draw itself, and no more. */
export async function letAppear(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(what).toBeVisible({ timeout: 500 });
  }).toPass();
}
