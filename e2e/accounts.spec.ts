import { expireAccessToken } from './support/expireAccessToken.ts';
import { linkInMail } from './support/outbox.ts';
import { aPerson, logIn, register } from './support/person.ts';
import { registerByApi } from './support/registerByApi.ts';
import { expect, test } from './support/test.ts';

test('register, verify, log out, reset the password, log in, and use two tabs', async ({
  page,
  context,
}, testInfo) => {
  const person = aPerson(testInfo);
  await register(page, person);

  await page.goto('/account');
  await expect(page.getByText('Not verified', { exact: true })).toBeVisible();
  await page.goto(await linkInMail(person.email, '/verify-email'));
  await expect(page.getByText('Email verified successfully').first()).toBeVisible();
  await expect(page).toHaveURL('/verify-email');
  await page.goto('/account');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Your Progress' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // the login has a field with this label too
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

  const renewed = { ...person, password: 'Another!oil2' };
  await page.goto(await linkInMail(person.email, '/reset-password'));
  await page.getByLabel('New password').fill(renewed.password);
  await page.getByLabel('Confirm password').fill(renewed.password);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue to Login' }).click();

  await logIn(page, person);
  await expect(page.getByRole('alert')).toBeVisible();
  await logIn(page, renewed);
  await expect(page).toHaveURL('/home');

  const second = await context.newPage();
  await second.goto('/home');
  for (const tab of [page, second]) await tab.evaluate(expireAccessToken);
  await Promise.all([page.goto('/account'), second.goto('/account')]);
  for (const tab of [page, second]) {
    await expect(tab.getByText(renewed.email)).toBeVisible();
    await expect(tab).toHaveURL('/account');
  }
});

test('a page that requires a login redirects to it and back, and shows a guest nothing', async ({
  page,
}, testInfo) => {
  const person = aPerson(testInfo);
  await registerByApi(page, person);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');

  // records everything that the page renders, even for a moment
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Reflect.set(globalThis, 'seen', seen);
    const look = () => {
      seen.add(document.title);
      for (const heading of document.querySelectorAll('h1, h2')) seen.add(heading.textContent);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  const seen = await page.evaluate(() => [...(Reflect.get(globalThis, 'seen') as Set<string>)]);
  expect(seen).toContain('Welcome Back');
  expect(seen.filter((words) => /Progress|Account/.test(words))).toEqual([]);
  await logIn(page, person);
  await expect(page).toHaveURL('/account');
  await expect(page.getByText(person.email)).toBeVisible();
});

test('tabs sign out together', async ({ page, context }, testInfo) => {
  await registerByApi(page, aPerson(testInfo));
  const second = await context.newPage();
  await second.goto('/profile');
  await expect(second.getByRole('heading', { level: 1, name: 'Your Progress' })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(second).toHaveURL('/login');
});

test('a reader keeps their place when another tab signs out', async ({ page, context }, testInfo) => {
  await registerByApi(page, aPerson(testInfo));
  await page.goto('/home');
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  await expect(page.locator('html')).toHaveAttribute('data-settled');
  await last.scrollIntoViewIfNeeded();
  const second = await context.newPage();
  await second.goto('/profile');
  const asked = page.waitForResponse('**/api/v1/stories/?page=1');
  await second.getByRole('button', { name: 'Logout' }).click();
  await asked;
  await expect(
    page.getByRole('link', { name: 'Login' }).or(page.getByRole('button', { name: 'Menu' })),
  ).toBeVisible();
  await expect(last).toBeInViewport();
});

test('signing out of a page is not followed by a redirect back to it', async ({ page }, testInfo) => {
  await registerByApi(page, aPerson(testInfo));
  await page.goto('/terms-of-service');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/terms-of-service');
});

test('a guest who likes a story is taken back to it after the login', async ({ page }, testInfo) => {
  const person = aPerson(testInfo);
  await registerByApi(page, person);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/home');
  await page
    .getByRole('button', { name: /^Like Karna’s Lamp/ })
    .first()
    .click();
  const popup = page.getByRole('dialog', { name: 'Login Required' });
  await expect(popup).toContainText('You need to be logged in to access this feature');
  await popup.getByRole('button', { name: 'Continue to Login' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, person);
  await expect(page).toHaveURL('/home');
  // the link to the story may be in several rows, which load one by one
  const wanted = page.getByRole('main').locator('a:focus');
  await expect(wanted).toHaveText('Karna’s Lamp');
  await expect(wanted).toBeInViewport();

  const heart = page.getByRole('button', { name: /^Like Karna’s Lamp/ }).first();
  const answer = page.waitForResponse('**/like');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect((await answer).ok()).toBe(true);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a link with a token signs in, and removes the token from the address', async ({
  page,
  browser,
}, testInfo) => {
  await registerByApi(page, aPerson(testInfo));
  const token = await page.evaluate(() => localStorage.getItem('token'));

  const other = await browser.newContext();
  const guest = await other.newPage();
  await guest.addInitScript(() => sessionStorage.setItem('kathaloka.greeted', 'yes'));
  await guest.goto(`/login?token=${token}`);
  await expect(guest).toHaveURL('/home');
  await expect(guest.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await guest.goBack();
  expect(guest.url()).not.toContain('token');
  await other.close();
});

test('an invalid token keeps the current session', async ({ page }, testInfo) => {
  await registerByApi(page, aPerson(testInfo));
  const before = await page.evaluate(() => localStorage.getItem('tokens'));
  await page.goto('/login?token=forged');
  await expect(page).toHaveURL('/home');
  expect(await page.evaluate(() => localStorage.getItem('tokens'))).toBe(before);
});
