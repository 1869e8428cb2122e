import type { Locator, Page } from '@playwright/test';
import { aPerson } from './support/person.ts';
import { registerByApi, storyNamed } from './support/registerByApi.ts';
import { expect, test } from './support/test.ts';

/** The purpose of each field (`autocomplete`), by which browsers and password managers fill it in. */
const PURPOSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/login': { 'Username or Email': 'username', Password: 'current-password' },
  '/register': {
    Username: 'username',
    Email: 'email',
    Password: 'new-password',
    'Confirm password': 'new-password',
  },
  '/forgot-password': { Email: 'email' },
  '/premium-waitlist': { Name: 'name', Email: 'email' },
  '/admin': { 'Email or Username': 'username', Password: 'current-password' },
};

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true }).first();

/** Pastes like a password manager or the clipboard. */
async function paste(place: Locator, text: string): Promise<void> {
  await place.focus();
  await place.page().keyboard.insertText(text);
}

/** Presses, moves away, and only then releases. */
async function pressAndLeave(page: Page, place: Locator): Promise<void> {
  await place.hover();
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
}

test('fields for personal data say which data they want, and accept pasted text', async ({ page }) => {
  for (const [address, purposes] of Object.entries(PURPOSES)) {
    await page.goto(address);
    for (const [name, purpose] of Object.entries(purposes)) {
      const place = field(page, name);
      await expect(place, `${address} ${name}`).toHaveAttribute('autocomplete', purpose);
      await paste(place, 'Lamp!oil1');
      await expect(place, `${address} ${name}`).toHaveValue('Lamp!oil1');
    }
    await expect(page.getByRole('main').locator('canvas, iframe, [class*="captcha" i]')).toHaveCount(0);
  }
});

test('a press that is released beside its control does nothing', async ({ page }, testInfo) => {
  const member = await registerByApi(page, aPerson(testInfo));
  const { id } = await storyNamed(member, 'How to Move an Elephant');
  await page.goto(`/game/${id}`);
  const like = page.getByRole('main').getByRole('button', { name: 'Like', exact: true });
  await pressAndLeave(page, like);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await pressAndLeave(page, page.getByRole('button', { name: 'PLAY', exact: true }));
  await pressAndLeave(page, page.getByRole('banner').getByRole('link').first());
  await expect(page).toHaveURL(`/game/${id}`);
  await page.goto('/home');
  await pressAndLeave(page, page.getByRole('main').getByRole('article').first());
  await expect(page).toHaveURL('/home');
});

test('nothing flashes: every repeating animation takes a second or more', async ({ page }) => {
  for (const address of ['/', '/home', '/premium-waitlist']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    const quick = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => effect!.getComputedTiming())
        .filter(({ iterations = 1, duration }) => iterations > 3 && Number(duration) < 1000)
        .map(({ duration }) => String(duration)),
    );
    expect(quick, address).toEqual([]);
  }
});
