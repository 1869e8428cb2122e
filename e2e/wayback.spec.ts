import { twelveStories } from '@kathaloka/contract/fixtures';
import { showCatalogue } from './support/catalogue.ts';
import { giveClock } from './support/clock.ts';
import { held } from './support/failures.ts';
import { expect, test } from './support/test.ts';

const story = twelveStories[7]!;
const STORY = `GET /stories/${story.id}`;

test('going back to Home is instant and restores the scroll position and the focus', async ({ page }) => {
  const catalogue = await showCatalogue(page);
  await page.goto('/home');
  const card = page.getByRole('region', { name: 'Ramayana' }).getByRole('link', { name: story.title });
  await card.scrollIntoViewIfNeeded();
  // after scrolling, every row is rendered, including skipped ones
  await expect(page.locator('html')).toHaveAttribute('data-settled');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(200);
  await card.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  const before = catalogue.asked.length;
  await held(page, '**/api/v1/**');
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  await expect(page.getByText('Loading stories...')).toHaveCount(0);
  expect(catalogue.asked).toHaveLength(before);
});

test('hover or focus on a card prefetches its story once, and opening it sends no more requests', async ({
  page,
  isMobile,
}) => {
  const catalogue = await showCatalogue(page);
  await page.goto('/home');
  const card = page.getByRole('region', { name: 'Ramayana' }).getByRole('link', { name: story.title });
  await expect(card).toBeVisible();
  expect(catalogue.count(STORY)).toBe(0);
  if (isMobile) await card.focus();
  else await card.hover();
  await expect.poll(() => catalogue.count(STORY)).toBe(1);
  if (isMobile) await card.tap();
  else await card.click();
  await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
  await expect(page.getByText(story.story_prompt)).toBeVisible();
  expect(catalogue.count(STORY)).toBe(1);
});

test('lists that were left for more than a minute are refetched in the background', async ({ page }) => {
  await giveClock(page);
  const catalogue = await showCatalogue(page);
  await page.goto('/home');
  await page.getByRole('region', { name: 'Ramayana' }).getByRole('link', { name: story.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
  const featured = 'GET /stories/featured/?limit=4';
  const before = catalogue.count(featured);
  await page.clock.fastForward(61_000);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
  await expect.poll(() => catalogue.count(featured)).toBe(before + 1);
});

test('a corrupt scroll memory in the storage is ignored', async ({ page }) => {
  await showCatalogue(page);
  await page.addInitScript(() => sessionStorage.setItem('kathaloka.scroll', 'null'));
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
});
