import { expect, type Locator, type Page } from '@playwright/test';

const MORNING = new Date('2026-11-20T09:00:00Z');
const SOON = new Date('2026-11-20T09:02:00Z');

/** Installs a fake clock in the page. It runs until it is paused. */
export function giveClock(page: Page): Promise<void> {
  return page.clock.install({ time: MORNING });
}

/** Pauses the clock: from now on time passes only with `page.clock.runFor(…)`. */
export function stopClock(page: Page): Promise<void> {
  return page.clock.pauseAt(SOON);
}

/** Lets just enough time pass for the page to render. */
export async function letAppear(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(what).toBeVisible({ timeout: 500 });
  }).toPass();
}
