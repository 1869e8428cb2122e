/** Complete journeys of one person, in any engine. */
import type { Locator, Page, TestInfo } from '@playwright/test';
import { expectFocusIn } from '../../e2e/support/expectFocusIn.ts';
import { ADMIN } from '../../e2e/support/ownServer.ts';
import { aPerson, createAccount, logIn } from '../../e2e/support/person.ts';
import { registerByApi, storyNamed } from '../../e2e/support/registerByApi.ts';
import { violations } from '../../e2e/support/scan.ts';
import { playNew } from '../../e2e/support/tale.ts';
import { expect, test } from '../../e2e/support/test.ts';

const TALE = 'How to Move an Elephant';

const isFocused = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => element === document.activeElement);

async function opensStory(page: Page, info: TestInfo): Promise<void> {
  const { id } = await storyNamed(await registerByApi(page, aPerson(info)), TALE);
  await page.goto(`/game/${id}`);
  await expect(page.getByRole('heading', { name: TALE, exact: true })).toBeVisible();
}

/** Moves the focus to an element by Tab only. */
async function tabsTo(page: Page, thing: Locator): Promise<void> {
  await expect(thing).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isFocused(thing)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${thing.toString()} cannot be reached by Tab.`);
}

test('from the landing page to Home, where every visible cover is drawn', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started', exact: true }).first().click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { name: 'Featured Stories' })).toBeVisible();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.naturalWidth > 0),
  );
});

test('registers, logs out, opens the account page, and reaches it through the login', async ({
  page,
}, info) => {
  const person = aPerson(info);
  await page.goto('/register');
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await createAccount(page, person);
  await expect(page).toHaveURL('/home');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, { ...person, password: 'Not!the1one' });
  await expect(page.getByRole('alert').first()).toBeVisible();
  await logIn(page, person);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText(person.email).first()).toBeVisible();
});

test('searches by keyboard and opens a result', async ({ page }) => {
  await page.goto('/terms-of-service');
  const field = page.getByRole('combobox', { name: 'Search stories' });
  await tabsTo(page, field);
  await page.keyboard.type('elephant');
  await expect(page.getByRole('option', { name: TALE }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.getByRole('heading', { name: TALE, exact: true })).toBeVisible();
});

test('likes and saves a story, which stays so after a reload', async ({ page }, info) => {
  await opensStory(page, info);
  const pressed = (name: string) => page.locator('main').getByRole('button', { name, pressed: true }).first();
  for (const name of ['Like', 'Bookmark']) {
    await page.locator('main').getByRole('button', { name }).first().click();
    await expect(pressed(name)).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
  await page.reload();
  for (const name of ['Like', 'Bookmark']) await expect(pressed(name)).toBeVisible();
});

test('plays a story to an ending by its choices', async ({ page }) => {
  const { log, choices, told } = await playNew(page, TALE);
  expect(await violations(page)).toEqual([]);
  for (let turns = 0; (await choices.count()) > 0 && turns < 20; turns += 1) {
    const text = (await choices.first().locator('[lang]').textContent())!;
    await page.keyboard.press('1');
    await expect(log).toContainText(`Selected: ${text}`);
    await told();
  }
  await expect(log.getByText('The end', { exact: true })).toBeVisible();
});

test('acts by free text, undoes and redoes it, and finds it again after a reload', async ({ page }) => {
  const words = 'I ask the elephant for its opinion of committees.';
  const { log, input, told } = await playNew(page, TALE);
  await input.fill(words);
  await page.keyboard.press('Enter');
  await expect(log).toContainText(words);
  await told();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(log).not.toContainText(words);
  await page.getByRole('button', { name: 'Redo' }).first().click();
  await expect(log).toContainText(words);
  await page.reload();
  await expect(log).toContainText(words);
});

test('chooses Urdu and palm leaf: the page turns to right-to-left, keeps both after a reload, and fits 320 px', async ({
  page,
}) => {
  const html = page.locator('html');
  await page.goto('/home');
  await page.getByText('Palm leaf', { exact: true }).first().click();
  await expect(html).toHaveAttribute('data-theme', 'palm-leaf');
  await tabsTo(page, page.getByRole('combobox', { name: 'Language' }).first());
  await page.keyboard.press('End');
  await expect(html).toHaveAttribute('lang', 'ur');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'ur');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.waitForFunction(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth <= clientWidth;
  });
});

test('writes the beginning of a story, which is restored after the tab was closed', async ({
  page,
}, info) => {
  await registerByApi(page, aPerson(info));
  await page.evaluate(() => localStorage.setItem('kathaloka.editor-tour', 'seen'));
  await page.goto('/create-story');
  await page.getByRole('textbox', { name: 'Title' }).first().fill('The Lamp at the Ford');
  await page.getByRole('textbox', { name: 'Tagline' }).fill('One crossing, and two ways to end it.');
  await page.getByRole('tab', { name: 'Story Structure' }).click();
  await page.getByRole('textbox', { name: 'Scene text' }).first().fill('You stand at the ford.');
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  // a page of this site that runs none of our scripts
  await page.goto('/favicon.svg');
  await page.goto('/create-story');
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('The Lamp at the Ford');
});

test('an administrator signs in, and sorts and filters the list of stories', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel('Email or Username').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/admin\/stories/);
  await expect(page.getByRole('table')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Title' }).first().click();
  await expect(page).toHaveURL(/sort=title/);
  await expect(page.locator('[aria-sort="ascending"]')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('churel');
  await expect(page).toHaveURL(/q=churel/);
  await expect(page.locator('tbody tr')).toHaveCount(1);
});

test('goes by keyboard alone from Home to a story, to the login, and back to the story', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Featured Stories' })).toBeVisible();
  await tabsTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  const focused = page.locator(':focus');
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.getAttribute('href'))?.startsWith('/game/')) break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/game\//);
  const play = page.getByRole('button', { name: 'PLAY', exact: true });
  await tabsTo(page, play);
  await page.keyboard.press('Enter');
  await expectFocusIn(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(play).toBeFocused();
});
