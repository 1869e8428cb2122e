import { AxeBuilder } from '@axe-core/playwright';
import { aStoryPage, twelveStories } from '@kathaloka/contract/fixtures';
import { expect, test } from './support/test.ts';

const LAMPLIGHT = 'The Night They Fought by Lamplight';

test('a visitor opens the address and finds stories, one row for each category', async ({ page }) => {
  await page.goto('/home');
  await expect(page).toHaveTitle('Home · Kathaloka');
  for (const row of [
    'Featured Stories',
    'Trending Now',
    'Mahabharata',
    'Panchatantra',
    'Vikram and Vetala',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: row })).toBeVisible();
  }
  const row = page.getByRole('region', { name: 'Mahabharata' });
  await expect(row.getByRole('heading', { name: LAMPLIGHT })).toBeVisible();
  await expect(row.getByText('Kathaloka', { exact: true })).toBeVisible();
  await expect(row.getByRole('img').first()).toBeVisible();
});

test('every cover that is on screen has arrived', async ({ page }) => {
  await page.goto('/home');
  const cover = page.locator('img[src^="/covers/"]').first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a story in Hindi is marked as Hindi, so that it is read and set as such', async ({ page }) => {
  await page.goto('/home');
  const title = page.getByRole('heading', { name: 'आख़िरी डाक' }).first();
  await expect(title).toBeVisible();
  expect(await title.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('hi');
});

test('the page has no width of its own at 320 px, and nothing that a scanner can find', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: LAMPLIGHT }).first()).toBeVisible();
  for (const theme of ['night', 'palm-leaf']) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the keyboard goes past the navigation and through the cards', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: LAMPLIGHT }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const seen = new Set<string>();
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    seen.add(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? ''));
  }
  expect([...seen].filter((href) => href.startsWith('/game/')).length).toBeGreaterThanOrEqual(2);
});

test('a card opens its story, and the browser leads back', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('region', { name: 'Mahabharata' }).getByRole('heading', { name: LAMPLIGHT }).click();
  await expect(page).toHaveURL(/\/game\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: LAMPLIGHT })).toBeVisible();
  await expect(page).toHaveTitle(`${LAMPLIGHT} · Kathaloka`);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
});

test('a guest who wants to play is asked to log in, and may stay', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('region', { name: 'Panchatantra' }).getByRole('heading', { level: 3 }).click();
  await page.getByRole('button', { name: /^PLAY/ }).first().click();
  const popup = page.getByRole('dialog', { name: 'Login Required' });
  await expect(popup).toContainText('Please log in to play this game');
  await popup.getByRole('button', { name: 'Stay Here' }).click();
  await expect(popup).toHaveCount(0);
});

test('a story that is not there says so', async ({ page }) => {
  await page.goto('/game/00000000-0000-4000-8000-00000000dead');
  await expect(page.getByText('Game not found')).toBeVisible();
});

test('an unknown page says so and leads home', async ({ page }) => {
  await page.goto('/no/such/leaf');
  await expect(page.getByRole('heading', { level: 1, name: 'This leaf is not in the book.' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
});

test('a failing server is told in words, and asked again on request', async ({ page }) => {
  await page.route('**/api/v1/stories/**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/home');
  await expect(page.getByText('Failed to fetch stories')).toBeVisible();
  await page.unroute('**/api/v1/stories/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
});

test('without a network the page is not blank either', async ({ page }) => {
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.goto('/home');
  await expect(page.getByText('Failed to fetch stories')).toBeVisible();
});

test('a failed cover gives way to a drawn one', async ({ page }) => {
  await page.route('**/covers/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/home');
  const card = page.getByRole('region', { name: 'Mahabharata' });
  await expect(card.getByRole('heading', { name: LAMPLIGHT })).toBeVisible();
  await expect(card.locator('img[src^="/covers/"]')).toHaveCount(0);
});

test('Load More Stories adds the next page to its categories, and goes when there is no more', async ({
  page,
}) => {
  const later = twelveStories.map((story, number) => ({
    ...story,
    id: `00000000-0000-4000-8000-0000000009${String(number).padStart(2, '0')}`,
    title: `Later: ${story.title}`,
  }));
  await page.route('**/api/v1/stories/?page=*', async (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    const stories = number === 1 ? [...twelveStories] : later;
    await route.fulfill({ json: aStoryPage(stories, { page: number, total_pages: 2, total_stories: 24 }) });
  });
  await page.goto('/home');
  const more = page.getByRole('button', { name: 'Load More Stories' });
  await more.click();
  const first = later[0]!;
  const row = page.getByRole('region', { name: first.category!.display_name });
  await expect(row.getByRole('heading', { name: first.title })).toBeAttached();
  await expect(more).toHaveCount(0);
});

test('the theme is the system’s until another one was chosen', async ({ page }) => {
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/no/such/leaf');
  expect(await theme()).toBe('palm-leaf');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  expect(await theme()).toBe('night');
  await page.evaluate(() => localStorage.setItem('kathaloka.theme', 'palm-leaf'));
  await page.reload();
  expect(await theme()).toBe('palm-leaf');
});

test('an English page downloads no other script', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto('/no/such/leaf');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((font) => !/-latin-(?!ext)/.test(font))).toEqual([]);
});

test('theme and language are chosen at the foot of the page, and kept', async ({ page }) => {
  await page.goto('/home');
  const foot = page.getByRole('contentinfo');
  await foot.getByText('Night manuscript').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await foot.getByText('Palm leaf').click();
  await foot.getByRole('combobox', { name: 'Language' }).selectOption('ur');
  await expect(page.getByRole('heading', { level: 2, name: 'منتخب داستانیں' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'منتخب داستانیں' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'palm-leaf');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('the foot of the page leads to the terms and to the privacy policy', async ({ page }) => {
  await page.goto('/home');
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await expect(page.getByText('27 March 2024').first()).toBeVisible();
  await foot.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
});
