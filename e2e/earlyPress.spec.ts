import type { Page, Route } from '@playwright/test';
import { API_BASE } from '@kathaloka/contract/calls';
import type { Opening, Story } from '@kathaloka/contract/entities';
import { featuredStory } from './support/featuredStory.ts';
import { playNew } from './support/tale.ts';
import { readEmphasis } from '@kathaloka/story/emphasis';
import { expect, test } from './support/test.ts';

/** A story whose choices ask for no words. */
const STORY = 'How to Move an Elephant';

/** Holds the app's script files until they are released, and then loads or fails them; inline scripts run. */
async function holdScripts(page: Page, then = (route: Route) => route.continue()): Promise<() => void> {
  const held: (() => void)[] = [];
  let isReleased = false;
  await page.route('**/assets/*.js', async (route) => {
    if (!isReleased) await new Promise<void>((resolve) => held.push(resolve));
    await then(route);
  });
  return () => {
    isReleased = true;
    for (const resolve of held) resolve();
  };
}

test('a choice that is pressed before the app’s scripts have loaded takes effect once they have', async ({
  page,
  request,
}) => {
  const found = await request.get(`${API_BASE}/stories/search/?q=birbal&limit=10`);
  const { id } = ((await found.json()) as Story[]).find(({ is_open_to_guests }) => is_open_to_guests)!;
  const { choices, asking } = (await (
    await request.get(`${API_BASE}/stories/${id}/opening`)
  ).json()) as Opening;
  const plain = choices
    .filter((choice) => !asking?.includes(choice))
    .map((choice) => readEmphasis(choice).text);
  const [first = '', last = ''] = [plain[0], plain.at(-1)];
  const release = await holdScripts(page);
  await page.goto(`/game/${id}`, { waitUntil: 'commit' });
  const opening = page.getByRole('region', { name: 'How it begins' });
  await opening.getByRole('button', { name: first }).click();
  await opening.getByRole('button', { name: last }).click();
  await expect(opening.locator('[data-pressed]')).toContainText(last);
  release();
  await expect(opening.getByText('You chose:')).toHaveCount(1);
  await expect(opening.getByText('You chose:').locator('..')).toContainText(last);
  // a returning reader continues after the choice, whatever they press before the scripts load
  const releaseAgain = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await opening.getByRole('button', { name: first }).click();
  releaseAgain();
  await expect(opening.getByText('You chose:')).toHaveCount(1);
  await expect(opening.getByText('You chose:').locator('..')).toContainText(last);
});

for (const path of ['/home', 'a story'])
  test(`PLAY of ${path}, pressed by a guest before the app’s scripts have loaded, asks them to log in`, async ({
    page,
    request,
  }) => {
    const { id } = await featuredStory(request);
    const release = await holdScripts(page);
    await page.goto(path === '/home' ? path : `/game/${id}`, { waitUntil: 'commit' });
    const play = page.getByRole('main').getByRole('button', { name: /^PLAY/i }).first();
    await play.click();
    await expect(page.locator('[data-pressed]')).toHaveCount(1);
    release();
    await expect(page.getByRole('dialog', { name: 'Login Required' })).toBeVisible();
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });

test('PLAY, pressed by a member before the app’s scripts have loaded, begins the game', async ({ page }) => {
  const tale = await playNew(page, STORY);
  const release = await holdScripts(page);
  await page.goto(`/game/${tale.story.id}`, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'PLAY' }).first().click();
  release();
  await expect(page).toHaveURL(/\/play\//);
});

for (const when of ['before', 'after'])
  test(`PLAY that is pressed ${when} the scripts of the app have failed leads to the login`, async ({
    page,
    request,
  }) => {
    const { id } = await featuredStory(request);
    const release = await holdScripts(page, (route) => route.abort());
    await page.goto(`/game/${id}`, { waitUntil: 'commit' });
    const play = page.getByRole('main').getByRole('button', { name: /^PLAY/i }).first();
    const failure = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
    if (when === 'after') {
      release();
      await expect(failure).toBeVisible();
      await play.click();
    } else {
      await play.click();
      await expect(page.locator('[data-pressed]')).toHaveCount(1);
      release();
    }
    await expect(page).toHaveURL(/\/login\?/);
  });

test('the links of Home and of the landing page work before the app’s scripts have loaded', async ({
  page,
  request,
}) => {
  const { id } = await featuredStory(request);
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/home');
  await page.locator(`main a[href="/game/${id}"]`).first().click();
  await expect(page).toHaveURL(`/game/${id}`);
});

test('text typed into the search box before the app’s scripts have loaded is searched for', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/guide', { waitUntil: 'commit' });
  const box = page.getByRole('combobox', { name: 'Search stories' });
  await box.pressSequentially("Karna's L");
  release();
  const found = page.getByRole('listbox', { name: 'Search stories' }).getByRole('option');
  await expect(found.filter({ hasText: 'Karna’s Lamp' })).toBeVisible();
  await expect(box).toHaveValue("Karna's L");
  await expect(box).toBeFocused();
  await page.keyboard.type('amp');
  await expect(box).toHaveValue("Karna's Lamp");
});

test('a language and a theme chosen before the app’s scripts have loaded take effect once they have', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/guide', { waitUntil: 'commit' });
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('radio', { name: 'Palm leaf' }).check();
  await foot.getByRole('combobox', { name: 'Language' }).selectOption('hi');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'palm-leaf');
  await expect(foot.getByRole('radio', { name: 'ताड़पत्र' })).toBeChecked();
});
