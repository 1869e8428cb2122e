import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

const outlineOf = (part: Locator) =>
  part.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return `${outlineWidth} ${outlineStyle}`;
  });

// wide enough for the header’s navigation
test.use({ viewport: { width: 1280, height: 800 } });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/home');
});

test('in forced colours the current page is outlined in the navigation', async ({ page }) => {
  const current = page.getByRole('banner').locator('[aria-current="page"]').first();
  await expect(current).toBeVisible();
  expect(await outlineOf(current)).toBe('2px solid');
});
