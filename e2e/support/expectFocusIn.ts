import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits until an overlay has the focus. An overlay is visible a moment earlier, and would miss a key pressed
 * then.
 */
export async function expectFocusIn(overlay: Locator): Promise<void> {
  await expect(overlay).toBeVisible();
  await expect.poll(() => overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}
