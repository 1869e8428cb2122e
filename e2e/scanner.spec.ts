import { violations } from './support/scan.ts';
import { expect, test } from './support/test.ts';

const DOCUMENTS = ['/terms-of-service', '/privacy-policy'];
const ACCOUNT = ['/login', '/register', '/verify-email'];

/**
 * A page whose picture has no alternative text, with two buttons that are too small and too close, and one
 * whose name differs from its text.
 */
const FAULTY = `<html lang="en"><title>A leaf</title><main><h1>A leaf</h1><img src="/favicon.svg">
  <button style="all: unset; inline-size: 9px">a</button><button style="all: unset; inline-size: 9px">b</button>
  <button aria-label="Send it">Post</button>
</main></html>`;

test('the scanner finds the faults, by all of its rules or by the named ones', async ({ page }) => {
  await page.setContent(FAULTY);
  const ids = async (rules?: string[]) => (await violations(page, rules)).map((found) => found.split(':')[0]);
  expect(await ids()).toEqual(['image-alt', 'label-content-name-mismatch', 'target-size']);
  expect(await ids(['image-alt'])).toEqual(['image-alt']);
  expect(await ids(['color-contrast'])).toEqual([]);
});

test('the account and the legal pages have nothing that a scanner can find', async ({ page }) => {
  for (const address of [...ACCOUNT, ...DOCUMENTS]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page), address).toEqual([]);
  }
});

test('nor has a story in Urdu, read from right to left', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kathaloka.language', 'ur'));
  await page.goto('/home');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('main').getByRole('article').getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  expect(await violations(page)).toEqual([]);
});

test('the page about the API has its styles under the content policy, and nothing that a scanner can find', async ({
  page,
}) => {
  const answer = await page.goto('/api/docs');
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kathaloka');
  // a page without its style sheet would have the browser's default font
  await expect(page.locator('body')).not.toHaveCSS('font-family', /^"?Times/);
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
  expect(await violations(page)).toEqual([]);
});
