import type { Page } from '@playwright/test';
import { API_BASE } from '@kathaloka/contract/calls';
import type { GameSession, Opening, Story } from '@kathaloka/contract/entities';
import { featuredStory } from './support/featuredStory.ts';
import { playNew, type Tale } from './support/tale.ts';
import { expect, test } from './support/test.ts';

/** Its choices ask for nothing. */
const STORY = 'How to Move an Elephant';

/** Holds the scripts of the app until they are released: the page's own are in the page, or what shows a session first. */
async function holdScripts(page: Page): Promise<() => void> {
  const held: (() => void)[] = [];
  let isReleased = false;
  await page.route('**/assets/*.js', async (route) => {
    const isOfApp = !route.request().url().includes('/sessionView-');
    if (isOfApp && !isReleased) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  return () => {
    isReleased = true;
    for (const resolve of held) resolve();
  };
}

/** A game whose page is asked for before the app comes, by a login that is known to be fresh, and whose texts are not typed out. */
async function playFresh(page: Page): Promise<Tale> {
  const tale = await playNew(page, STORY);
  await page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('tokens')!) as object;
    localStorage.setItem('tokens', JSON.stringify({ ...tokens, expires_at: Date.now() + 600_000 }));
    localStorage.setItem('kathaloka.play', JSON.stringify({ typing: 'at_once' }));
  });
  return tale;
}

test('a choice that is pressed before any script of the app has come is followed once they have', async ({
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
    .map((choice) => choice.replaceAll('*', ''));
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
  // a reader who comes back goes on from there, whatever they press meanwhile
  const releaseAgain = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await opening.getByRole('button', { name: first }).click();
  releaseAgain();
  await expect(opening.getByText('You chose:')).toHaveCount(1);
  await expect(opening.getByText('You chose:').locator('..')).toContainText(last);
});

for (const path of ['/home', 'a story'])
  test(`PLAY of ${path} that a guest presses before any script of the app has come asks them to log in`, async ({
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

test('PLAY that a member presses before any script of the app has come begins the game', async ({ page }) => {
  const tale = await playFresh(page);
  const release = await holdScripts(page);
  await page.goto(`/game/${tale.story.id}`, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'PLAY' }).first().click();
  release();
  await expect(page).toHaveURL(/\/play\//);
});

test('the links of Home and of the landing page lead on before any script of the app has come', async ({
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

test('what is typed into the search box before any script of the app has come is searched for', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/guide', { waitUntil: 'commit' });
  const box = page.getByRole('combobox', { name: 'Search stories' });
  await box.pressSequentially("Karna's L");
  release();
  const found = page.getByRole('listbox', { name: 'Search stories' }).getByRole('option');
  await expect(found.filter({ hasText: "Karna's Lamp" })).toBeVisible();
  await expect(box).toHaveValue("Karna's L");
  await expect(box).toBeFocused();
  await page.keyboard.type('amp');
  await expect(box).toHaveValue("Karna's Lamp");
});

test('a language and a theme that are chosen before any script of the app has come are followed once they have', async ({
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

test('a session is read before any script of the app has come, and a choice that is pressed is followed once they have', async ({
  page,
}) => {
  const tale = await playFresh(page);
  const [title, choice] = [tale.story.title, await tale.choices.last().innerText()];
  const text = choice.replace(/^\d+\s*/, '');
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const view = page.locator('.first.told');
  await expect(view.getByRole('heading', { name: title })).toBeVisible();
  const told = await view.locator('p').allInnerTexts();
  await view.getByRole('button', { name: text }).dblclick();
  await expect(view.getByRole('button', { pressed: true })).toHaveText(text);
  release();
  await expect(tale.log.getByText(text, { exact: true })).toHaveCount(1);
  await expect(view).toHaveCount(0);
  await tale.told();
  for (const paragraph of told) await expect(tale.log).toContainText(paragraph);
  await expect(tale.log.getByText(text, { exact: true })).toHaveCount(1);
});

test('the first view of a session shows what is told as text alone, and reads it as the app does', async ({
  page,
}) => {
  const tale = await playFresh(page);
  const told: readonly (readonly [text: string, ...paragraphs: string[]])[] = [
    ['<img src=x onerror="window.hit=1">', '<img src=x onerror="window.hit=1">'],
    ['*He* said <b>no</b>, 2 * 3.', 'He said <b>no</b>, 2 * 3.'],
    ['A list:\n\n- one', 'A list:', '- one'],
    ['Plain *words*.\n\nOf **two** paragraphs.', 'Plain words.', 'Of two paragraphs.'],
  ];
  for (const [text, ...paragraphs] of told) {
    await page.route('**/game/sessions/*', async (route) => {
      const answer = await route.fetch();
      const session = (await answer.json()) as GameSession;
      session.session_data.narrative_history.at(-1)!.ai_response = text;
      await route.fulfill({ response: answer, json: session });
    });
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('.told p')).toHaveText(paragraphs);
    release();
    await expect(page.locator('.told')).toHaveCount(0);
    for (const paragraph of paragraphs) await expect(tale.log).toContainText(paragraph);
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});
