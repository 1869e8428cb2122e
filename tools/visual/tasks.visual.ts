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
  ['is it finished', 'guides-reviewing'],
  ['how a screen is composed', 'from-a-tale-to-a-screen'],
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

test('a card on a phone, in palm leaf and Hindi, is three steps from the start, and its address says so', async ({
  page,
}) => {
  await page.goto('/?path=/docs/start-here--docs');
  await page.getByRole('searchbox').fill('story card');
  await page.locator('.search-result-item[data-id="blocks-catalogue-storycard--docs"]').click();
  await preview(page).getByRole('link', { name: 'On a phone, Palm leaf, Hindi' }).click();
  await expect(preview(page).locator('html')).toHaveAttribute('data-theme', 'palm-leaf');
  await expect(preview(page).locator('html')).toHaveAttribute('lang', 'hi');
  await expect
    .poll(() =>
      preview(page)
        .locator('html')
        .evaluate(() => window.innerWidth),
    )
    .toBe(390);
  for (const part of ['theme:palm-leaf', 'language:hi', 'viewport.value:phone'])
    await expect.poll(() => page.url()).toContain(part);
});

test('a component’s page says when to use it, what it weighs, and how it is operated', async ({ page }) => {
  await page.goto('/?path=/docs/primitives-button--docs');
  const docs = preview(page);
  await expect(docs.getByRole('heading', { name: 'When to use it' })).toBeVisible();
  await expect(docs.getByText('name the action, once in gold')).toBeVisible();
  await expect(docs.getByRole('heading', { name: 'Keys and screen readers' })).toBeVisible();
  await expect(docs.getByText(/[\d.]+ kB alone/)).toBeVisible();
});

test('whether a component is finished stands first on its page, two steps from the start', async ({
  page,
}) => {
  await page.goto('/?path=/docs/start-here--docs');
  await page.getByRole('searchbox').fill('story card');
  const hit = page.locator('.search-result-item[data-id="blocks-catalogue-storycard--docs"]');
  // by its own name, and not by that of every page
  await expect(hit).toHaveText(/^StoryCard/);
  await hit.click();
  await expect(page.locator('[data-item-id="blocks-catalogue-storycard--docs"]')).toHaveText(/^Docs/);
  const status = preview(page).locator('.sbdocs-content p').first();
  await expect(status).toContainText('Stable. Its props change only in a version that says so');
});

test('how a screen is composed is one step from the start, with the way to each block', async ({ page }) => {
  await page.goto('/?path=/docs/start-here--docs');
  await preview(page).getByRole('link', { name: 'From a tale to a screen' }).click();
  const playing = preview(page).locator('section').filter({ hasText: 'PlayScreen is made of' });
  await playing.getByRole('link', { name: 'PlayLog' }).click();
  await expect.poll(() => page.url()).toContain('path=/docs/blocks-playing-playlog--docs');
});

test('every state of the model picker stands in the sidebar, and its list is open first', async ({
  page,
}) => {
  await page.goto('/?path=/docs/start-here--docs');
  await page.getByRole('searchbox').fill('model picker');
  await page.locator('.search-result-item[data-id="blocks-playing-modelpicker--docs"]').click();
  const states = page.locator('[data-item-id^="blocks-playing-modelpicker--"][data-nodetype="story"]');
  await expect(states).toHaveText([
    /Open/,
    /Text models/,
    /Without samples/,
    /One model/,
    /Closed/,
    /Disabled/,
  ]);
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
