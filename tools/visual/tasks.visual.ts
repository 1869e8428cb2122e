import { expect, type Page, test } from '@playwright/test';

/** What a designer looks for, by their own word, and the page or the state where it is. */
const TASKS = [
  ['story card', 'blocks-catalogue-storycard'],
  ['play error', 'screens-playing-playscreen--action-failed'],
  ['model picker', 'blocks-playing-modelpicker'],
  ['cannot be afforded', 'screens-playing-playscreen--not-enough-credits'],
  ['what is new', 'what-is-new'],
  ['tokens', 'foundations-'],
  ['spacing', 'foundations-space-shape-motion'],
  ['typography', 'foundations-type'],
  ['compare with', 'guides-reviewing'],
  ['comment on', 'guides-reviewing'],
  ['phone, tablet', 'guides-reviewing'],
  ['icon', 'foundations-icons'],
  ['radio', 'primitives-segmentedcontrol'],
  ['modal', 'primitives-dialog'],
] as const;

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe');

/** Into the search, and to the result that is meant: two steps, if it is among those that are seen. */
for (const [word, place] of TASKS) {
  test(`“${word}” leads to ${place} in two steps`, async ({ page }) => {
    await page.goto('/?path=/docs/start-here--docs');
    await page.getByRole('searchbox').fill(word);
    const hit = page.locator(`.search-result-item[data-id^="${place}"]`).first();
    await hit.click();
    await expect.poll(() => new URL(page.url()).searchParams.get('path')).toContain(place);
  });
}

test('a card on a phone, in palm leaf and Hindi, is three steps from its page, and its address says so', async ({
  page,
}) => {
  await page.goto('/?path=/docs/blocks-catalogue-storycard--docs');
  await preview(page).getByRole('link', { name: 'on a phone' }).click();
  await expect.poll(() => page.url()).toContain('viewport');
  await page.goto(`${page.url()};theme:palm-leaf;language:hi`);
  await expect(preview(page).locator('html')).toHaveAttribute('data-theme', 'palm-leaf');
  await expect(preview(page).locator('html')).toHaveAttribute('lang', 'hi');
});

test('a component’s page says when to use it, what it weighs, and how it is operated', async ({ page }) => {
  await page.goto('/?path=/docs/primitives-button--docs');
  const docs = preview(page);
  await expect(docs.getByRole('heading', { name: 'When to use it' })).toBeVisible();
  await expect(docs.getByText('name the action, once in gold')).toBeVisible();
  await expect(docs.getByRole('heading', { name: 'Keys and screen readers' })).toBeVisible();
  await expect(docs.getByText(/[\d.]+ kB alone/)).toBeVisible();
});

test('a state is compared with its picture, and commented on with its address', async ({ page }) => {
  await page.goto('/?path=/story/screens-playing-playscreen--playing');
  await page.getByRole('tab', { name: 'Picture' }).click();
  const picture = page.getByRole('img', { name: /The picture of the tests/ });
  await expect(picture).toBeVisible();
  await page.getByRole('radio', { name: /^over it/ }).check();
  await expect(picture).toHaveCSS('mix-blend-mode', 'difference');
  await page.evaluate(() => {
    window.open = (address) => {
      document.body.dataset['opened'] = String(address);
      return null;
    };
  });
  await page.getByRole('button', { name: 'Comment on this state' }).click();
  const opened = decodeURIComponent((await page.locator('body').getAttribute('data-opened')) ?? '');
  expect(opened).toContain('mailto:');
  expect(opened).toContain('path=/story/screens-playing-playscreen--playing');
});

test('a page follows the theme of the toolbar, and a state says that it has no content in Hindi', async ({
  page,
}) => {
  await page.goto('/?path=/docs/primitives-button--docs&globals=theme:palm-leaf');
  await expect(preview(page).locator('.sbdocs-wrapper')).toHaveCSS('background-color', 'rgb(252, 245, 227)');
  await page.goto('/?path=/story/primitives-keycap--default&globals=language:hi');
  await expect(page.getByText('No Hindi content')).toBeVisible();
});
