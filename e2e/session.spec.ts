import type { Page, TestInfo } from '@playwright/test';
import { expireAccessToken } from './support/expireAccessToken.ts';
import { aPerson, logIn, type Person, register } from './support/person.ts';
import { registerByApi } from './support/registerByApi.ts';
import { openProfile } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';

const REFRESH = '**/api/v1/auth/refresh';
const CANNOT_TELL = 'We cannot tell right now whether you are signed in.';
const MINUTE = 60_000;

/** Another person in the same test. */
function anotherPerson(testInfo: TestInfo): Person {
  const { username, password } = aPerson(testInfo);
  const other = username.replace('til_', 'hasti_').slice(0, 30);
  return { username: other, email: `${other}@example.com`, password };
}

async function expectSignedInAs(page: Page, { email }: Person): Promise<void> {
  await page.goto('/account');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page).toHaveURL('/account');
}

/** Counts the token refreshes of this page. */
function countRefreshes(page: Page): { count: number } {
  const seen = { count: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) seen.count++;
  });
  return seen;
}

test('a token refresh that answers 503 for a minute keeps the session, and is retried automatically', async ({
  page,
}, testInfo) => {
  const person = aPerson(testInfo);
  await page.clock.install();
  await registerByApi(page, person);
  await page.evaluate(expireAccessToken);
  await page.route(REFRESH, (route) => route.fulfill({ status: 503, json: { detail: 'Unavailable' } }));
  // while the refresh fails, Home shows the page for guests
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('alert').first()).toContainText(CANNOT_TELL);
  await page.clock.runFor(MINUTE);
  await expect(page.getByRole('alert').first()).toContainText(CANNOT_TELL);
  await expect(page.getByText('not signed in')).toHaveCount(0);
  await expect(page).toHaveURL('/account');

  await page.unroute(REFRESH);
  await page.clock.runFor(MINUTE);
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByText(CANNOT_TELL)).toHaveCount(0);
  await expectSignedInAs(page, person);
});

/** Runs in the page: makes time limits follow the page's clock, which does not control `AbortSignal.timeout`. */
function limitByClock(): void {
  AbortSignal.timeout = (ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('signal timed out', 'TimeoutError')), ms);
    return limit.signal;
  };
}

test('an unanswered token refresh keeps the session for a minute; PLAY and a like ask for no login', async ({
  page,
}, testInfo) => {
  const person = aPerson(testInfo);
  await page.clock.install();
  await page.addInitScript(limitByClock);
  await registerByApi(page, person);
  await page.goto('/home');
  const heart = page.getByRole('button', { name: /^Like / }).first();
  await expect(heart).toBeVisible();
  await page.evaluate(expireAccessToken);
  const asked = page.waitForRequest(REFRESH);
  await page.route(REFRESH, () => {});
  await heart.click();
  await asked;
  await page
    .getByRole('button', { name: /^PLAY / })
    .first()
    .click();
  const popup = page.getByRole('dialog', { name: 'The story did not start' });
  // the minute begins with the request, which PLAY may send late on a busy machine
  await expect(async () => {
    await page.clock.runFor(MINUTE);
    await expect(popup).toContainText(CANNOT_TELL, { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('dialog', { name: 'Login Required' })).toHaveCount(0);
  await expect(page).toHaveURL('/home');

  await page.unroute(REFRESH);
  await popup.getByRole('button', { name: 'Stay Here' }).click();
  await expectSignedInAs(page, person);
});

const WRONG_CLOCKS = [
  ['20 minutes fast', 20],
  ['20 minutes slow', -20],
] as const;

for (const [what, minutes] of WRONG_CLOCKS) {
  test(`with a clock that is ${what}, tokens are refreshed when they expire, and only then`, async ({
    page,
  }, testInfo) => {
    const person = aPerson(testInfo);
    await page.clock.install({ time: Date.now() + minutes * MINUTE });
    const refreshes = countRefreshes(page);
    await register(page, person);
    await expectSignedInAs(page, person);
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
    expect(refreshes.count).toBe(0);

    await page.clock.fastForward(15 * MINUTE);
    await page
      .getByRole('button', { name: /^Like / })
      .first()
      .click();
    await expect.poll(() => refreshes.count).toBe(1);
    await page.getByRole('banner').getByRole('link', { name: 'Kathaloka' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
    expect(refreshes.count).toBe(1);
  });
}

test('losing the answer to a token refresh does not end the session', async ({ page }, testInfo) => {
  const person = aPerson(testInfo);
  await registerByApi(page, person);
  await page.evaluate(expireAccessToken);
  const brought: unknown[] = [];
  await page.route(REFRESH, async (route) => {
    const isFirst = brought.push(route.request().postDataJSON()) === 1;
    const answer = await route.fetch();
    expect(answer.status()).toBe(200);
    if (isFirst) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  // the page shows the cached user until the response arrives
  const renewed = page.waitForResponse(REFRESH);
  await expectSignedInAs(page, person);
  expect((await renewed).ok()).toBe(true);
  expect(brought).toHaveLength(2);
  expect(brought[1]).toEqual(brought[0]);
});

test('a tab follows when another tab signs in as another user', async ({ page, context }, testInfo) => {
  const [first, other] = [aPerson(testInfo), anotherPerson(testInfo)];
  await registerByApi(page, other);
  await registerByApi(page, first);
  await page.goto('/home');

  const second = await context.newPage();
  await expectSignedInAs(second, first);
  await second.getByRole('link', { name: 'Your Progress' }).click();
  await second.getByRole('button', { name: 'Logout' }).click();
  await expect(second).toHaveURL('/login');
  const asked = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
  await logIn(second, other);
  await expect(second).toHaveURL('/home');
  const { token } = await second.evaluate(() => ({ token: localStorage.getItem('token') }));
  expect((await asked).headers()['authorization']).toBe(`Bearer ${token}`);
  await openProfile(page);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByText(other.email)).toBeVisible();
  await expect(page.getByText(first.email)).toHaveCount(0);
});

test('a link with a token asks before it replaces the session of another user', async ({
  page,
  browser,
}, testInfo) => {
  const [first, other] = [aPerson(testInfo), anotherPerson(testInfo)];
  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  await theirs.addInitScript(() => sessionStorage.setItem('kathaloka.greeted', 'yes'));
  await registerByApi(theirs, other);
  const token = await theirs.evaluate(() => localStorage.getItem('token'));
  await elsewhere.close();

  await registerByApi(page, first);
  const before = await page.evaluate(() => localStorage.getItem('tokens'));
  await page.goto(`/login?token=${token}`);
  const question = page.getByRole('dialog', { name: `Sign in as ${other.username}?` });
  await expect(question).toContainText(`You are signed in as ${first.username}.`);
  expect(page.url()).not.toContain('token');
  await question.getByRole('button', { name: `Stay signed in as ${first.username}` }).click();
  await expect(page).toHaveURL('/home');
  expect(await page.evaluate(() => localStorage.getItem('tokens'))).toBe(before);

  await page.goto(`/login?token=${token}`);
  await question.getByRole('button', { name: `Sign in as ${other.username}` }).click();
  await expect(page).toHaveURL('/home');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
  await expectSignedInAs(page, other);
  await expect(page.getByText(first.email)).toHaveCount(0);
});

test('deleting the account ends on Home as a guest, with no redirect back', async ({ page }, testInfo) => {
  const person = aPerson(testInfo);
  await registerByApi(page, person);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Your password').fill(person.password);
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Login' }).or(page.getByRole('button', { name: 'Menu' })),
  ).toBeVisible();
  expect(
    await page.evaluate(() =>
      ['tokens', 'token', 'user', 'redirectAfterLogin'].map((key) => localStorage.getItem(key)),
    ),
  ).toEqual([null, null, null, null]);
});
