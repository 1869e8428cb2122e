import { expect, type FrameLocator, type Page, test } from '@playwright/test';

const trouble: string[] = [];

test.beforeEach(({ page }) => {
  trouble.length = 0;
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`${message.text()} ${message.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
  });
});

const previewOf = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

/** What the sidebar shows of its tree. */
const labelsOf = (page: Page): Promise<string[]> =>
  page
    .locator('#storybook-explorer-tree [data-item-id]')
    .evaluateAll((items) => items.map((item) => item.querySelector('button, a')?.textContent.trim() ?? ''));

test('the static Storybook opens, and shows a story and a guide without an error', async ({ page }) => {
  await page.goto('/?path=/story/components-primitives-button--default');
  await expect(page.getByRole('link', { name: 'Secondary, the usual button' }).first()).toBeVisible();
  const preview = previewOf(page);
  await expect(preview.locator('#storybook-root').getByRole('button').first()).toBeVisible();
  const labels = await labelsOf(page);
  expect(labels).toContain('Button');
  expect(labels.filter((label) => /^(?:Docs|About)?$/.test(label))).toEqual([]);
  await page.goto('/?path=/docs/guides-props--docs');
  await expect(preview.getByRole('heading', { level: 1, name: 'Props' })).toBeVisible();
  expect(trouble).toEqual([]);
});

/** What comes first when a designer or a developer looks for it. */
const FIRST = {
  phone: 'Start here / Phone',
  urdu: 'Start here / Urdu',
  'long text': 'Start here / Long text',
  rtl: 'Start here / RTL',
  log: 'Log',
  combobox: 'SearchBox / combobox',
  danger: 'Button / danger',
  figma: 'Theming / Figma',
  row: 'Carousel / row',
  sidebar: 'SidePanel / sidebar',
};

test('the search finds each of these first, and leads to its place', async ({ page }) => {
  await page.goto('/');
  const field = page.locator('#storybook-explorer-searchfield');
  const first = page.getByRole('option').first();
  for (const [word, name] of Object.entries(FIRST)) {
    await field.fill(word);
    await expect(first, word).toContainText(name);
  }
  await field.fill('danger');
  await first.click();
  const place = previewOf(page).locator('#also-danger');
  await expect(place).toBeInViewport();
  expect(trouble).toEqual([]);
});

for (const [id, name] of [
  ['components-primitives-button--docs', 'Button'],
  ['components-playing-modelpicker--docs', 'ModelPicker'],
  ['components-catalogue-storycard--docs', 'StoryCard'],
] as const) {
  test(`the page of ${name} begins with it`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/?path=/docs/${id}`);
    const preview = previewOf(page);
    await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible();
    const shown = preview.locator('.sbdocs-preview, #storybook-docs iframe').first();
    const top = await shown.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeLessThanOrEqual(200);
  });
}
