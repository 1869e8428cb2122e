import type { Locator, Page } from '@playwright/test';

const STEPS = 5;

/** Swipes with one finger across the middle of an element, by `x` and `y` pixels. */
export async function swipe(page: Page, target: Locator, { x = 0, y = 0 }: { x?: number; y?: number }) {
  const box = (await target.boundingBox())!;
  const viewport = page.viewportSize()!;
  const top = Math.max(box.y, 0);
  const bottom = Math.min(box.y + box.height, viewport.height);
  const from = { x: Math.round(box.x + box.width / 2), y: Math.round((top + bottom) / 2) };
  const finger = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (let step = 1; step <= STEPS; step++) {
    const share = step / STEPS;
    await send('touchMove', [{ x: from.x + x * share, y: from.y + y * share }]);
  }
  await send('touchEnd', []);
  await finger.detach();
}
