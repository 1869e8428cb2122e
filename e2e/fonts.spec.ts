import type { StoryPage } from '@kathaloka/contract/entities';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The font files that the page has downloaded so far. */
async function fetchedFonts(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  );
}

test('a card in another script downloads no font; the page of its story downloads its own', async ({
  page,
}) => {
  await page.goto('/home');
  const card = page.locator('[lang="ta"]').first();
  await card.scrollIntoViewIfNeeded();
  await expect(card).toBeVisible();
  const onHome = await fetchedFonts(page);
  expect(onHome.some((file) => file.includes('eczar-basic'))).toBe(true);
  expect(onHome.filter((file) => /devanagari-(wght|\d)|tamil|nastaliq/.test(file))).toEqual([]);

  const answer = await page.request.get('/api/v1/stories/?page=1');
  const { stories } = (await answer.json()) as StoryPage;
  const tamil = stories.find(({ language }) => language === 'ta')!;
  await page.goto(`/game/${tamil.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tamil.title);
  await expect.poll(async () => (await fetchedFonts(page)).some((file) => file.includes('tamil'))).toBe(true);
});

test('the font of the first title is requested before the style sheet that names it', async ({ page }) => {
  await page.goto('/home');
  const face = page.locator('head link[rel="preload"][as="font"]');
  await expect(face).toHaveCount(1);
  expect(await fetchedFonts(page)).toContain(new URL((await face.getAttribute('href'))!, page.url()).href);
});
