import { twelveStories } from '@kathaloka/contract/fixtures';
import { showCatalogue, withoutHomeCall } from './support/catalogue.ts';
import { failing, held, stopped } from './support/failures.ts';
import { signedIn } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';

const story = twelveStories[0]!;
const LISTS = '**/api/v1/stories/**';

test('a server that answers 500 is reported, and can be retried', async ({ page }) => {
  await showCatalogue(page);
  const { recover } = await failing(page, LISTS);
  await page.goto('/home');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch stories');
  await recover();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the server’s text replaces ours, and rows that did load stay', async ({ page }) => {
  await showCatalogue(page);
  await withoutHomeCall(page);
  const closed = { detail: 'The library is closed for an hour.' };
  await page.route('**/api/v1/stories/?page=1', (route) => route.fulfill({ status: 503, json: closed }));
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(closed.detail);
  await page.unroute('**/api/v1/stories/?page=1');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Mahabharata' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a story that fails to load says so, and can be retried', async ({ page }) => {
  await showCatalogue(page);
  const { recover } = await failing(page, `**/api/v1/stories/${story.id}`);
  await page.goto(`/game/${story.id}`);
  await expect(page.getByRole('alert')).toContainText('Failed to load game details');
  await recover();
  const resting = { detail: 'The library rests until six.' };
  await page.route(`**/api/v1/stories/${story.id}`, (route) => route.fulfill({ status: 503, json: resting }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText(resting.detail);
  await page.unroute(`**/api/v1/stories/${story.id}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
});

/**
 * Bodies that our server does not send. Only the last one is tested here, or each with `npm run test:full`; the API
 * client's unit tests cover all.
 */
const NO_ANSWERS = [
  ['nothing', ''],
  ['null', 'null'],
  ['something else', '{"status":"ok"}'],
  ['the page of a proxy', '<h1>Welcome to the hotel</h1>'],
] as const;

for (const [what, body] of NO_ANSWERS.slice(process.env.TEST_FULL ? 0 : -1)) {
  test(`an answer with ${what} is treated as a failure, and can be retried`, async ({ page }) => {
    await showCatalogue(page);
    await page.route(LISTS, (route) => route.fulfill({ contentType: 'application/json', body }));
    const alert = page.getByRole('alert');
    await page.goto('/home');
    await expect(alert).toContainText('Failed to fetch stories');
    await page.goto(`/game/${story.id}`);
    await expect(alert).toContainText('Failed to load game details');
    await expect(page).toHaveTitle('Failed to load game details · Kathaloka');
    await page.unroute(LISTS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
  });
}

for (const path of process.env.TEST_FULL ? ['/login', `/game/${story.id}`] : ['/login']) {
  test(`an app that fails to load says so at ${path}, and can be retried`, async ({ page }) => {
    await showCatalogue(page);
    await page.route('**/assets/*.js', (route) => route.abort('connectionreset'));
    await page.goto(path, { waitUntil: 'commit' });
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Something went wrong on this page. Try again');
    await page.unroute('**/assets/*.js');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

test('a language that fails to load leaves the page in its current one', async ({ page }) => {
  await page.goto('/terms-of-service');
  const language = page.getByRole('contentinfo').getByRole('combobox', { name: 'Language' });
  await expect(language).toHaveValue('en');
  const refused = page.waitForEvent('requestfailed');
  await page.route('**/assets/*.js', (route) => route.abort('connectionreset'));
  await language.selectOption('hi');
  await refused;
  await expect(language).toHaveValue('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
});

test('a slow server leaves the page usable: lists load one by one', async ({ page }) => {
  await showCatalogue(page);
  await withoutHomeCall(page);
  const trending = await held(page, '**/stories/trending/**');
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Mahabharata' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Trending Now' })).toHaveCount(0);
  trending.letGo();
  await expect(page.getByRole('region', { name: 'Trending Now' }).getByRole('article')).toHaveCount(4);
});

test('a server that stops during a visit leaves no page blank, and every failure has a retry', async ({
  page,
}) => {
  await showCatalogue(page);
  await page.goto('/terms-of-service');
  const server = await stopped(page);
  await page.getByRole('banner').getByRole('link', { name: 'Kathaloka' }).click();
  await expect(page).toHaveURL('/home');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(page.getByRole('alert')).toBeVisible();
  const asked = page.waitForEvent('requestfailed');
  await again.click();
  await asked;
  await expect(page.getByRole('alert')).toBeVisible();
  await server.start();
  await again.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
});

test('a server that stops between Home and a story is reported on the story page', async ({ page }) => {
  await showCatalogue(page);
  await page.goto(`/game/${story.id}`);
  await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Kathaloka' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
  const other = twelveStories[4]!;
  const server = await stopped(page);
  await page.getByRole('link', { name: other.title }).first().click();
  await expect(page.getByRole('alert')).toContainText('Failed to load game details');
  // the failure may be that of the prefetch, while the story's own request is still pending: another press ends both
  const again = page.getByRole('button', { name: 'Try again' });
  const asked = page.waitForEvent('requestfailed');
  await again.click();
  await asked;
  await expect(page.getByRole('alert')).toContainText('Failed to load game details');
  await server.start();
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: other.title })).toBeVisible();
});

test('covers that fail to load fall back to drawn ones, in cards, results and on the story page', async ({
  page,
  isMobile,
}) => {
  await showCatalogue(page);
  await page.route('**/covers/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/home');
  const card = page.getByRole('region', { name: 'Mahabharata' }).getByRole('article');
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img')).toHaveCount(0);
  await expect(card.locator('svg').first()).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search stories' }).fill('river');
  const result = page.getByRole('option').first();
  await expect(result).toBeVisible();
  await expect(result.locator('img')).toHaveCount(0);
  await result.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});

const MISSING = 'This part of the page failed to load. Are you connected?';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [path, heading] of [
    ['/terms-of-service', 'Terms of Service'],
    ['/', 'Every tale waits for your next word.'],
  ] as const) {
    test(`the menu of ${path} says so if it is opened without a network, and opens when the network is back`, async ({
      page,
      context,
    }) => {
      await page.goto(path);
      const opener = page.getByRole('button', { name: 'Menu' });
      const notice = page.getByRole('alert');
      await context.setOffline(true);
      await opener.tap();
      await expect(notice).toContainText(MISSING);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeInViewport();
      await notice.getByRole('button', { name: 'Close' }).tap();
      await expect(notice).toHaveCount(0);
      await opener.tap();
      await expect(notice).toContainText(MISSING);
      await context.setOffline(false);
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expect(notice).toHaveCount(0);
    });
  }
});

test('if an explanation or a dialog fails to load, its page stays, and it can be retried', async ({
  page,
}) => {
  await showCatalogue(page);
  await page.goto('/home');
  const about = page.getByRole('button', { name: 'About Featured Stories' });
  await expect(about).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort('connectionreset'));
  const refused = page.waitForEvent('requestfailed');
  await about.click();
  await refused;
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
  const notice = page.getByRole('alert');
  await page.getByRole('button', { name: 'Like' }).first().click();
  await expect(notice).toContainText(MISSING);
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
  await page.unroute('**/assets/*.js');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Login Required' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await about.click();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('PLAY without a network says so, and works from there when the network is back', async ({
  page,
  context,
}) => {
  await signedIn(page);
  await showCatalogue(page);
  await page.goto('/home');
  const play = page.getByRole('button', { name: `PLAY ${story.title}` }).first();
  await expect(play).toBeVisible();
  const prepared = page.waitForResponse('**/RefusalQuestion-*.js');
  await page.mouse.move(9, 9);
  await (await prepared).finished();
  await context.setOffline(true);
  await page.route('**/game/sessions/**', (route) => route.abort('internetdisconnected'));
  await play.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The story did not start');
  await context.setOffline(false);
  await page.unroute('**/game/sessions/**');
  const asked = page.waitForRequest('**/game/sessions/**');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await asked;
});

test('a page that is opened without a network says so, and opens when the network is back', async ({
  page,
  context,
  isMobile,
}) => {
  await page.goto('/terms-of-service');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  const waitlist = page.getByRole('link', { name: 'Join Waitlist' }).first();
  await expect(waitlist).toBeVisible();
  await context.setOffline(true);
  await waitlist.click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('This page opens when you are connected again.');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'More rooms in the palace.' })).toBeVisible();
});
