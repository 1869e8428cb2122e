import type { Locator, Page } from '@playwright/test';
import { aStory, bareStory, fixtureId, twelveStories } from '@kathaloka/contract/fixtures';
import { showCatalogue, untouched } from './support/catalogue.ts';
import { giveClock, stopClock } from './support/clock.ts';
import { held } from './support/failures.ts';
import { expect, test } from './support/test.ts';

const rowTitles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

const featured = (page: Page) => page.getByRole('heading', { level: 2, name: 'Featured Stories' });

/** Opens Home, and pauses the clock when the greeting has just appeared. */
async function openGreeted(page: Page): Promise<Locator> {
  await showCatalogue(page);
  await giveClock(page);
  await stopClock(page);
  await page.goto('/home');
  const ribbon = page.getByText('Stringing the leaves');
  await expect(async () => {
    // the app needs timers to start
    await page.clock.runFor(50);
    await expect(ribbon).toBeVisible({ timeout: 200 });
    await expect(featured(page)).toBeVisible({ timeout: 200 });
  }).toPass();
  return ribbon;
}

test.describe('on the first visit', () => {
  test.use({ isGreeted: false });

  test('a ribbon greets at the foot of Home, which reacts to presses from the start', async ({ page }) => {
    const ribbon = await openGreeted(page);
    await expect(featured(page)).toBeVisible();
    await expect(page.getByText('Loading stories...')).toHaveCount(0);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/game\//);
    await expect(ribbon).toHaveCount(0);
  });

  test('the ribbon disappears three seconds after the page was opened', async ({ page }) => {
    const ribbon = await openGreeted(page);
    await page.clock.runFor(3000);
    await expect(ribbon).toHaveCount(0);
    await expect(featured(page)).toBeVisible();
  });

  test('a key press or a tap hides it, and it is not shown again', async ({ page, isMobile }) => {
    const ribbon = await openGreeted(page);
    await page.clock.resume();
    if (isMobile) await page.getByRole('main').tap({ position: { x: 2, y: 2 } });
    else await page.keyboard.press('Escape');
    await expect(ribbon).toHaveCount(0);
    await page.goto('/terms-of-service');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kathaloka' }).click();
    await expect(featured(page)).toBeVisible();
    await expect(ribbon).toHaveCount(0);
  });
});

test('the first load shows its loading text; then the banner, featured, trending and the categories in order', async ({
  page,
}) => {
  const catalogue = await showCatalogue(page);
  const list = await held(page, '**/api/v1/stories/home/');
  await page.goto('/home');
  await expect(page.getByRole('status').filter({ hasText: 'Loading stories...' })).toBeVisible();
  list.letGo();
  await expect(page.getByText('Loading stories...')).toHaveCount(0);
  const categories = twelveStories
    .map(({ category }) => category!)
    .sort((one, other) => one.sort_order - other.sort_order)
    .map(({ display_name }) => display_name);
  const rows = ['Featured Stories', 'Trending Now', ...new Set(categories)];
  await expect(rowTitles(page)).toHaveText([twelveStories[0]!.title, ...rows]);
  await expect(page).toHaveTitle('Home · Kathaloka');
  expect(catalogue.asked.filter((request) => request.startsWith('GET /stories/'))).toEqual([
    'GET /stories/home/',
  ]);
});

test('a card has fallback text for everything that a story may lack', async ({ page }) => {
  const { category } = twelveStories[0]!;
  const untold = { ...bareStory, category };
  const described = aStory({
    id: fixtureId('story', 31),
    tagline: '',
    story_description: 'A **lamp** on [the river](/river).',
    category,
  });
  await showCatalogue(page, { stories: [untold, untouched(described)], featured: [], trending: [] });
  await page.goto('/home');
  const cards = page.getByRole('article');
  await expect(cards.first()).toMatchAriaSnapshot(`
    - article:
      - paragraph: ${category!.display_name} · New
      - heading "Untitled" [level=3]:
        - link "Untitled"
      - paragraph: No description available
      - text: Unknown Author
      - button "PLAY Untitled"
      - list:
        - listitem:
          - button "Like Untitled, 0 likes"
        - listitem:
          - button "Bookmark Untitled, 0 bookmarks"
  `);
  await expect(cards.last()).toContainText('A lamp on the river.');
});

test('a tap on a card opens its story, and so does Enter on its title', async ({ page }) => {
  const [story] = twelveStories;
  await showCatalogue(page);
  await page.goto('/home');
  const card = page.getByRole('region', { name: 'Mahabharata' }).getByRole('article');
  await card.click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(`/game/${story!.id}`);
  await page.goBack();
  await card.getByRole('link', { name: story!.title }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: story!.title })).toBeVisible();
});

test('Load More Stories says Loading..., appends the next page to its categories, and disappears at the end', async ({
  page,
}) => {
  const stories = Array.from({ length: 30 }, (_, number) =>
    untouched(aStory({ id: fixtureId('story', 900 + number), title: `Tale ${number + 1}` })),
  );
  await showCatalogue(page, { stories, featured: [], trending: [] });
  const second = await held(page, '**/api/v1/stories/?page=2*');
  await page.goto('/home');
  const row = page.getByRole('region', { name: 'Folk Tales' });
  await expect(row.getByRole('article')).toHaveCount(24);
  const more = page.getByRole('button', { name: 'Load More Stories' });
  await more.click();
  await expect(page.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
  second.letGo();
  await expect(row.getByRole('article')).toHaveCount(30);
  await expect(row.getByRole('heading', { name: 'Tale 30' })).toBeAttached();
  await expect(page.getByRole('button', { name: /^Load/ })).toHaveCount(0);
});

test('without stories there is an empty text', async ({ page }) => {
  await showCatalogue(page, { stories: [], featured: [], trending: [] });
  await page.goto('/home');
  await expect(page.getByText('No stories available at the moment.')).toBeVisible();
});
