import type { Page } from '@playwright/test';
import { aStory } from '@kathaloka/contract/fixtures';
import { showCatalogue, untouched } from './support/catalogue.ts';
import { held } from './support/failures.ts';
import { signedIn } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';

const story = untouched(aStory());
const LIKE = `**/stories/${story.id}/like`;

const hearts = (page: Page) => page.getByRole('button', { name: new RegExp(`^Like ${story.title}`) });

/** Opens Home with the story in three rows. */
async function openHome(page: Page): Promise<void> {
  await showCatalogue(page, { stories: [story], featured: [story], trending: [story] });
  await page.goto('/home');
  await expect(hearts(page)).toHaveCount(3);
}

async function expectLikes(page: Page, isLiked: boolean, count: string): Promise<void> {
  for (const heart of await hearts(page).all()) {
    await expect(heart).toHaveAttribute('aria-pressed', String(isLiked));
    await expect(heart).toHaveAccessibleName(`Like ${story.title}, ${count} likes`);
  }
}

test('a like shows immediately in every row and on the story page, and then the server’s answer', async ({
  page,
}) => {
  await signedIn(page);
  await openHome(page);
  const link = page.getByRole('link', { name: story.title }).first();
  await link.click();
  const like = page.getByRole('button', { name: 'Like', exact: true });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await page.route(LIKE, (route) => route.fulfill({ json: { data: { is_liked: true, likes_total: 1300 } } }));
  const answer = await held(page, LIKE);
  await hearts(page).first().click();
  await expectLikes(page, true, '1,205');
  answer.letGo();
  await expectLikes(page, true, '1,300');
  await link.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('an answer without the new state keeps the toggled state, and the count changes by one', async ({
  page,
}) => {
  await signedIn(page);
  await openHome(page);
  await page.route('**/stories/*/{like,bookmark}', (route) => route.fulfill({ json: {} }));
  await hearts(page).first().click();
  await expectLikes(page, true, '1,205');
  await hearts(page).first().press('Enter');
  await expectLikes(page, false, '1,204');
  const bookmark = page.getByRole('button', { name: new RegExp(`^Bookmark ${story.title}`) });
  await bookmark.first().click();
  for (const mark of await bookmark.all()) {
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await expect(mark).toHaveAccessibleName(`Bookmark ${story.title}, 611 bookmarks`);
  }
});

test('a like stays when the network fails; it is rolled back when the server requires a login', async ({
  page,
}) => {
  await signedIn(page);
  await openHome(page);
  await page.route(LIKE, (route) => route.abort());
  await hearts(page).first().click();
  await expectLikes(page, true, '1,205');
  await page.unroute(LIKE);
  await page.route(LIKE, (route) => route.fulfill({ status: 401, json: {} }));
  await page.route('**/auth/refresh', (route) => route.fulfill({ status: 401, json: {} }));
  await hearts(page).first().click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a guest who likes or saves is asked to log in, and nothing is counted', async ({ page }) => {
  await openHome(page);
  await hearts(page).first().click();
  const popup = page.getByRole('dialog', { name: 'Login Required' });
  await expect(popup).toContainText('You need to be logged in to access this feature');
  await popup.getByRole('button', { name: 'Stay Here' }).click();
  await expect(popup).toHaveCount(0);
  await expectLikes(page, false, '1,204');
});

test('Share opens the device’s share sheet, or else copies the link, and counts each share once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  });
  const catalogue = await showCatalogue(page, { stories: [story] });
  await page.route('**/share', async (route) => {
    catalogue.asked.push('share');
    await route.fulfill({ json: { shares_count: 43 } });
  });
  await page.goto(`/game/${story.id}`);
  const share = page.getByRole('button', { name: 'Share' });
  await share.click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(page.getByText('43 shares')).toBeAttached();
  expect(catalogue.count('share')).toBe(1);

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      value: (shared: ShareData) => {
        document.title = `${shared.title} ${shared.url}`;
        return Promise.reject(new DOMException('No', 'AbortError'));
      },
    });
  });
  await share.click();
  await expect(page).toHaveTitle(`${story.title} ${page.url()}`);
  expect(catalogue.count('share')).toBe(1);
});

test('likes and bookmarks made without a network are stored when it is back, even after a reload', async ({
  page,
  context,
}) => {
  await signedIn(page);
  await openHome(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.route('**/stories/*/{like,bookmark}', (route) => route.abort('internetdisconnected'));
  await hearts(page).first().click();
  const bookmark = page.getByRole('button', { name: new RegExp(`^Bookmark ${story.title}`) }).first();
  await bookmark.click();
  await expectLikes(page, true, '1,205');
  const sent: unknown[] = [];
  await page.route('**/stories/*/{like,bookmark}', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { likes_total: 1300 } });
  });
  await context.setOffline(false);
  await page.reload();
  await page.mouse.move(9, 9);
  await expectLikes(page, true, '1,300');
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  expect(sent).toEqual([
    { is_liked: true, sequence: expect.any(Number) },
    { is_bookmarked: true, sequence: expect.any(Number) },
  ]);
});
