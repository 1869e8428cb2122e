import type { Locator, Page } from '@playwright/test';
import { aStory, bareStory, fixtureId, twelveStories } from '@kathaloka/contract/fixtures';
import { type Catalogue, showCatalogue, untouched } from './support/catalogue.ts';
import { giveClock, stopClock } from './support/clock.ts';
import { failing, held } from './support/failures.ts';
import { expect, test } from './support/test.ts';

const described = aStory({
  id: fixtureId('story', 41),
  title: 'Told At Length',
  tagline: '',
  story_description: 'One two three four five six seven eight nine ten eleven twelve thirteen fourteen.',
});
const found = [...twelveStories.map(untouched), described];
const SEARCH = 'GET /stories/search/?q=river&limit=10';

const dropdown = (page: Page) => page.getByRole('listbox', { name: 'Search stories' });

/** Opens the search box in the header; on a small screen it is behind a button. */
async function openSearch(page: Page, isMobile: boolean): Promise<Locator> {
  await page.goto('/terms-of-service');
  if (isMobile) await page.getByRole('button', { name: 'Search', exact: true }).click();
  return page.getByRole('combobox', { name: 'Search stories' });
}

async function openWith(page: Page, isMobile: boolean, results = found): Promise<[Locator, Catalogue]> {
  const catalogue = await showCatalogue(page, { found: results });
  return [await openSearch(page, isMobile), catalogue];
}

test('a search runs once, 300 ms after the last key, and never for blank text', async ({
  page,
  isMobile,
}) => {
  await giveClock(page);
  const [box, catalogue] = await openWith(page, isMobile);
  // loads the script of the list first, because React would wait for a timer to show it while the clock stands still
  await box.fill('lamp');
  await expect(dropdown(page)).toBeVisible();
  await box.fill('');
  const before = catalogue.asked.length;
  await stopClock(page);
  await box.pressSequentially('   ');
  await page.clock.runFor(1000);
  await expect(page.getByText('Searching...')).toHaveCount(0);
  await box.pressSequentially('riv');
  await page.clock.runFor(299);
  await box.pressSequentially('er ');
  await expect(page.getByRole('status').filter({ hasText: 'Searching...' })).toBeVisible();
  await page.clock.runFor(299);
  const searches = () => catalogue.asked.slice(before).filter((request) => request.includes('search'));
  expect(searches()).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(searches).toEqual([SEARCH]);
  await page.clock.resume();
  await expect(dropdown(page)).toBeVisible();
  expect(searches()).toEqual([SEARCH]);
});

test(
  'up to ten results, each with its cover, title, tagline or 60 characters, category and author',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const [box] = await openWith(page, isMobile, [described, { ...bareStory, category: null }, ...found]);
    await box.fill('river');
    const options = dropdown(page).getByRole('option');
    await expect(options).toHaveCount(10);
    await expect(options.nth(2).locator('img')).toHaveAttribute('src', twelveStories[0]!.cover_image_url!);
    await expect(options.nth(2)).toContainText(twelveStories[0]!.title);
    await expect(options.nth(2)).toContainText(twelveStories[0]!.tagline);
    await expect(options.nth(2)).toContainText('Mahabharata · Dev Malhotra');
    const preview = described.story_description.slice(0, 60).trimEnd();
    await expect(options.nth(0)).toContainText(`${preview}…`);
    await expect(options.nth(1)).toContainText('Unknown Author');
  },
);

test('a click on a result opens its story and clears the box; a click elsewhere closes the list', async ({
  page,
  isMobile,
}) => {
  const [box] = await openWith(page, isMobile);
  await box.fill('river');
  await expect(dropdown(page)).toBeVisible();
  await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } });
  await expect(dropdown(page)).toHaveCount(0);
  await expect(box).toHaveValue('river');
  await box.click();
  await dropdown(page).getByRole('option').first().click();
  await expect(page).toHaveURL(`/game/${twelveStories[0]!.id}`);
  await expect(box).toHaveValue('');
  await expect(dropdown(page)).toHaveCount(0);
});

test('by keyboard alone: arrows choose, Escape closes, Enter opens; results are announced', async ({
  page,
  isMobile,
}) => {
  const [box] = await openWith(page, isMobile, found.slice(0, 3));
  await box.focus();
  await page.keyboard.type('river');
  await expect(page.getByRole('status').filter({ hasText: '3 stories found' })).toBeAttached();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const options = dropdown(page).getByRole('option');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(dropdown(page).getByRole('option', { selected: true })).toContainText(twelveStories[1]!.title);
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id'))!);
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dropdown(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/game\//);
  await expect(box).toHaveValue('');
});

test('a search without results, or one that fails, says No stories found', async ({ page, isMobile }) => {
  const [box] = await openWith(page, isMobile, []);
  const nothing = page.getByRole('status').filter({ hasText: 'No stories found' });
  await box.fill('nowhere');
  await expect(nothing).toBeVisible();
  await box.fill('');
  await expect(nothing).toHaveCount(0);
  const { recover } = await failing(page, '**/stories/search/**');
  await box.fill('river');
  await expect(nothing).toBeVisible();
  await recover();
  const slow = await held(page, '**/stories/search/**');
  await box.fill('rivers');
  await expect(page.getByRole('status').filter({ hasText: 'Searching...' })).toBeVisible();
  slow.letGo();
  await expect(nothing).toBeVisible();
});

test('a search without results offers the nearest title and categories to search for', async ({
  page,
  isMobile,
}) => {
  const box = await openSearch(page, isMobile);
  await box.fill('lampxkarnaz');
  await expect(page.getByRole('status').filter({ hasText: 'No stories found' })).toBeVisible();
  const categories = page.getByRole('list', { name: 'Search for a category' }).getByRole('button');
  await expect(categories).toHaveCount(3);
  const nearest = page.getByRole('link', { name: 'Did you mean “Karna’s Lamp”?' });
  await expect(nearest).toBeVisible();
  await categories.first().click();
  await expect(dropdown(page).getByRole('option').first()).toBeVisible();
  await box.fill('lampxkarnaz');
  await nearest.click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karna’s Lamp');
  await expect(box).toHaveValue('');
});

test('finds titles, also in another script, and ignores accents and case', async ({ page, isMobile }) => {
  const box = await openSearch(page, isMobile);
  const finds = {
    "KARNA'S LAMP": 'Karna’s Lamp',
    // found by the original title, and shown with the title in the reader's language
    डाक: 'Betaal and the Last Post',
    'ramayana urmila': 'Urmila',
  };
  for (const [words, title] of Object.entries(finds)) {
    await box.fill(words);
    await expect(dropdown(page).getByRole('option').filter({ hasText: title }).first()).toBeVisible();
  }
});
