import { expect, test } from '@playwright/test';

test('the static Storybook opens, and shows a story and a guide without an error', async ({ page }) => {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`${message.text()} ${message.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
  });
  await page.goto('/?path=/story/primitives-button--default');
  await expect(page.getByRole('link', { name: 'Secondary, the usual button' }).first()).toBeVisible();
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.locator('#storybook-root').getByRole('button').first()).toBeVisible();
  await page.goto('/?path=/docs/guides-props--docs');
  await expect(preview.getByRole('heading', { level: 1, name: 'Props' })).toBeVisible();
  expect(trouble).toEqual([]);
});
