import type { Page } from '@playwright/test';
import { expectFocusIn } from './support/expectFocusIn.ts';
import { aPerson } from './support/person.ts';
import { registerByApi } from './support/registerByApi.ts';
import { expect, test } from './support/test.ts';
import { tabTo, typeInto } from './support/writing.ts';

const TITLE = 'How to Move an Elephant';

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // blocks pointer events, so that no step uses a mouse by mistake
  await page.addInitScript(() => {
    for (const name of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(name, () => console.error(`${name}, in a journey by keyboard alone`), true);
  });
});

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

async function findStory(page: Page, words: string): Promise<void> {
  // the heading of a newly opened page has the focus; the header is before it
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('combobox', { name: 'Search stories' }), 'Shift+Tab');
  await page.keyboard.type(words);
  const option = page.getByRole('option').filter({ hasText: words });
  await expect(option).toBeVisible();
  do await page.keyboard.press('ArrowDown');
  while ((await option.getAttribute('aria-selected')) !== 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/game\//);
}

test('by keyboard alone: from the landing page into an account, to a story, and to its ending', async ({
  page,
}, testInfo) => {
  const { username, email, password } = aPerson(testInfo);
  const press = (key: string) => page.keyboard.press(key);
  await page.goto('/');
  await tabTo(page, link(page, 'Get Started'));
  await press('Enter');
  await expect(page).toHaveURL('/home');

  await tabTo(page, page.getByRole('banner').getByRole('link', { name: /Log ?in|Sign ?in/i }));
  await press('Enter');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: /Create|Register|Sign up/i }));
  await press('Enter');
  await expect(page).toHaveURL('/register');
  await typeInto(page, page.getByLabel('Username'), username);
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
  await typeInto(page, page.getByLabel('Confirm password'), password);
  await press('Enter');
  await expect(page).toHaveURL('/home');

  await findStory(page, TITLE);
  await tabTo(page, page.getByRole('button', { name: 'Like', exact: true }));
  await press('Space');
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await tabTo(page, page.getByRole('button', { name: 'PLAY', exact: true }));
  await press('Enter');
  await expect(page).toHaveURL(/\/play\//);

  const choices = page.getByRole('group', { name: 'Choices' }).getByRole('button');
  await expect(page.getByRole('log')).toBeVisible();
  const theEnd = page.getByRole('log').getByText('The end', { exact: true });
  await expect(choices.first()).toBeVisible();
  for (let turns = 0; (await choices.count()) > 0 && turns < 20; turns += 1) {
    const text = (await choices.first().locator('[lang]').textContent())!;
    await tabTo(page, choices.first());
    await press('Enter');
    await expect(page.getByRole('log')).toContainText(`Selected: ${text}`);
    await expect(page.getByText('AI is thinking...')).toHaveCount(0);
    // choices appear after the text above has been typed out
    await expect(choices.or(theEnd).first()).toBeVisible({ timeout: 30_000 });
  }
  await expect(theEnd).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /Back/ }).first());
  await press('Enter');
  await expect(page).not.toHaveURL(/\/play\//);
});

test('by keyboard alone: the ledger of credits, the account, and the logout', async ({ page }, testInfo) => {
  const person = await registerByApi(page, aPerson(testInfo));
  const press = (key: string) => page.keyboard.press(key);
  await page.goto('/home');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Profile' }));
  await press('Enter');
  await expect(page).toHaveURL('/profile');
  await tabTo(page, page.getByRole('main').locator('a[href="/credits"]').first());
  await press('Enter');
  await expect(page).toHaveURL('/credits');
  const filter = page.getByRole('radio').first();
  await tabTo(page, filter);
  await press('ArrowRight');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect(page, 'a choice stays on the page').toHaveURL(/\/credits\?filter=\w+$/);
  await expect(page.getByRole('radio').nth(1)).toBeFocused();

  await tabTo(page, page.getByRole('main').locator('a[href="/profile"]').first(), 'Shift+Tab');
  await press('Enter');
  await expect(page).toHaveURL('/profile');
  await tabTo(page, page.getByRole('main').locator('a[href="/account"]').first());
  await press('Enter');
  await expect(page).toHaveURL('/account');
  const renewed = 'Another!oil2';
  await typeInto(page, page.getByLabel('Current password'), person.password);
  await typeInto(page, page.getByLabel('New password'), renewed);
  await typeInto(page, page.getByLabel('Confirm password'), renewed);
  await press('Enter');
  await expect(page.getByText(/password (has been|was|is) changed|Password changed/i).first()).toBeVisible();

  const remove = page.getByRole('button', { name: 'Delete my account' });
  await tabTo(page, remove);
  await press('Enter');
  await expectFocusIn(page.getByRole('dialog').or(page.getByRole('alertdialog')));
  await press('Escape');
  await expect(remove).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Your Progress' }), 'Shift+Tab');
  await press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Logout' }));
  await press('Enter');
  await expect(page).toHaveURL('/login');
});
