import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** An overlay is visible a moment before it has the focus: a key that is pressed in between does not reach it. */
export async function expectFocusIn(overlay: Locator): Promise<void> {
  await expect(overlay).toBeVisible();
  await expect.poll(() => overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}
