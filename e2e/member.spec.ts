import fs from 'node:fs';
import { API_BASE } from '@kathaloka/contract/calls';
import type { MyData, Story, User } from '@kathaloka/contract/entities';
import { linkInMail } from './support/outbox.ts';
import { aPerson } from './support/person.ts';
import { registerByApi, storyNamed } from './support/registerByApi.ts';
import { violations } from './support/scan.ts';
import { openProfile } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';

const TITLE = 'A Buffalo Took All the Shade';

test('after a like, an unlike, a bookmark and a share, the API returns the same state', async ({
  page,
  context,
}, testInfo) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  });
  const member = await registerByApi(page, aPerson(testInfo));
  const { id, stats: before } = await storyNamed(member, TITLE);
  const told = () => member.ask<Story>(`/stories/${id}`);
  await page.goto(`/game/${id}`);
  const main = page.getByRole('main');
  const like = main.getByRole('button', { name: 'Like', exact: true });
  const press = async (button: typeof like, call: string) => {
    const answer = page.waitForResponse(`**/stories/${id}/${call}`);
    await button.click();
    expect((await answer).status()).toBe(200);
  };

  await press(like, 'like');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(await told()).toMatchObject({
    user_state: { hasLiked: true },
    stats: { likes_total: before.likes_total + 1 },
  });
  await press(like, 'like');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  expect(await told()).toMatchObject({
    user_state: { hasLiked: false },
    stats: { likes_total: before.likes_total },
  });

  const bookmark = main.getByRole('button', { name: 'Bookmark', exact: true });
  await press(bookmark, 'bookmark');
  await press(main.getByRole('button', { name: 'Share' }), 'share');
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await told()).toMatchObject({
    user_state: { hasLiked: false, hasBookmarked: true },
    stats: { bookmarks_total: before.bookmarks_total + 1, shares_count: before.shares_count + 1 },
  });
  await page.reload();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(main.getByText(`${before.bookmarks_total + 1} bookmark`)).toBeAttached();
});

test('a member downloads their data and changes the password, which signs them out everywhere else', async ({
  page,
  request,
}, testInfo) => {
  const member = await registerByApi(page, aPerson(testInfo));
  const { id } = await storyNamed(member, TITLE);
  const login = (password: string) =>
    request.post(`${API_BASE}/auth/login`, { data: { email_or_username: member.username, password } });
  const elsewhere = (await (await login(member.password)).json()) as { tokens: { access_token: string } };
  const authorization = `Bearer ${elsewhere.tokens.access_token}`;
  const liked = await request.post(`${API_BASE}/stories/${id}/like`, { headers: { authorization } });
  expect(liked.status()).toBe(200);

  await page.goto('/account');
  await expect(page.getByText('This browser')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`kathaloka-${member.username}.json`);
  const data = JSON.parse(fs.readFileSync(await download.path(), 'utf8')) as MyData;
  expect(data).toMatchObject({
    user: { username: member.username, email: member.email },
    liked_story_ids: [id],
    bookmarked_story_ids: [],
  });

  const renewed = 'Another!oil2';
  const form = page.getByRole('region', { name: 'Change password' });
  const submit = form.getByRole('button', { name: 'Save new password' });
  await form.getByLabel('Current password').fill('Not!the1one');
  await form.getByLabel('New password').fill(renewed);
  await form.getByLabel('Confirm password').fill(renewed);
  await submit.click();
  await expect(form.getByText('This is not your password')).toBeVisible();
  await form.getByLabel('Current password').fill(member.password);
  await submit.click();
  await expect(form.getByText('Your password has been changed.')).toBeVisible();

  const me = await request.get(`${API_BASE}/auth/me`, { headers: { authorization } });
  expect(me.status()).toBe(401);
  expect((await login(member.password)).status()).toBe(401);
  expect((await login(renewed)).status()).toBe(200);
  await page.reload();
  await expect(page.getByText(member.email)).toBeVisible();
  await expect(page).toHaveURL('/account');
});

test('an invalid link can be replaced by another one, which verifies the address', async ({
  page,
}, testInfo) => {
  const member = await registerByApi(page, aPerson(testInfo));
  const isVerifiedHere = () =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('user')!) as User).is_verified);

  // without a token, by typing the address
  await page.goto('/verify-email');
  const email = page.getByLabel('Email');
  await expect(email).toHaveValue(member.email);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('Verification email sent if account exists').first()).toBeVisible();

  // an unknown token fails, and another link can be requested
  await page.goto('/verify-email?token=made-up');
  await expect(page.getByRole('heading', { name: 'Email verification failed' })).toBeVisible();
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(email).toBeFocused();
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('Verification email sent if account exists').first()).toBeVisible();
  expect(await member.ask<User>('/auth/me')).toMatchObject({ is_verified: false });
  expect(await isVerifiedHere()).toBe(false);

  const newest = await linkInMail(member.email, '/verify-email');
  await page.goto(newest);
  await expect(page.getByRole('heading', { name: 'Email verified successfully' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  expect(await member.ask<User>('/auth/me')).toMatchObject({ is_verified: true });
  expect(await isVerifiedHere()).toBe(true);
  await openProfile(page);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});
