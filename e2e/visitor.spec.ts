import { violations } from './support/scan.ts';
import { expect, test } from './support/test.ts';

const KARNA = 'Karna Gives Everything Away';

test('a visitor opens the address and finds stories, one row per category, each with its cover', async ({
  page,
}) => {
  await page.goto('/home');
  for (const name of [
    'Featured Stories',
    'Trending Now',
    'Mahabharata',
    'Ghosts and Demons',
    'Vikram and Betaal',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  const card = page
    .getByRole('region', { name: 'Mahabharata' })
    .getByRole('article')
    .filter({ hasText: KARNA });
  // a card far below the fold is only a link until it comes near the viewport
  await expect(card.getByRole('link', { name: KARNA })).toBeAttached();
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText('Sanjay Suta');
  const inHindi = page.getByRole('heading', { level: 3, name: /[\u0900-\u097F]/ }).first();
  expect(await inHindi.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('hi');
  const cover = page.locator('img[src^="/covers/"]').first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('Home has no horizontal scrolling at 320 px, and no accessibility violations', async ({ page }) => {
  // nothing moves during the scan: no slide fades, and every row has been rendered
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 3, name: KARNA }).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 100));
  await expect(page.locator('html')).toHaveAttribute('data-settled');
  for (const theme of ['night', 'palm-leaf']) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    // themes differ only in colours, so the contrast rules are enough
    const rules = theme === 'palm-leaf' ? ['color-contrast'] : undefined;
    expect(await violations(page, rules), theme).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a visitor without a mouse skips the navigation, goes through the cards, into a story and back', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 3, name: KARNA }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
  let presses = 0;
  do await page.keyboard.press('Tab');
  while (!(await focused()).startsWith('/game/') && ++presses < 25);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/game\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
});

test('an unknown page, the landing page and the waitlist have no accessibility violations', async ({
  page,
}) => {
  for (const address of ['/no/such/leaf', '/', '/premium-waitlist']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page), address).toEqual([]);
  }
});

test('the theme is that of the system until another one is chosen', async ({ page }) => {
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

test('an English page downloads no fonts of other scripts', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto('/no/such/leaf');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((font) => !/-(?:basic-|latin-(?!ext))/.test(font))).toEqual([]);
});

test('theme and language are chosen in the footer, and stored', async ({ page }) => {
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
