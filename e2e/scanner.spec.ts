import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const DOCUMENTS = ['/terms-of-service', '/privacy-policy'];
const ACCOUNT = ['/login', '/register', '/verify-email'];

async function expectNothingFound(page: Page, address: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  expect(violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('the account and the legal pages have nothing that a scanner can find', async ({ page }) => {
  for (const address of [...ACCOUNT, ...DOCUMENTS]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingFound(page, address);
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
  await expectNothingFound(page, page.url());
});

test('the page about the API has its styles under the content policy, and nothing that a scanner can find', async ({
  page,
}) => {
  const answer = await page.goto('/api/docs');
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kathaloka');
  // without its own style sheet a page has the face of the browser
  await expect(page.locator('body')).not.toHaveCSS('font-family', /^"?Times/);
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
  await expectNothingFound(page, '/api/docs');
});
