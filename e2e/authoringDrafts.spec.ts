import type { Page } from '@playwright/test';
import { API_BASE } from '@kathaloka/contract/calls';
import type { Draft } from '@kathaloka/contract/entities';
import { expectFocusIn } from './support/expectFocusIn.ts';
import { failing } from './support/failures.ts';
import { startOwnServer } from './support/ownServer.ts';
import { aPerson, logIn } from './support/person.ts';
import { type Member, registerByApi } from './support/registerByApi.ts';
import { expect, test } from './support/test.ts';

const DRAFT = `**${API_BASE}/drafts/new`;
const TITLE = 'The lamp that waits';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const state = (page: Page, text: string) => page.getByText(text, { exact: true });
const SAVED = 'Draft saved';
const HERE = 'Draft saved on this device. It goes to the server as soon as it can be reached.';

/** The title of the draft on the server. */
async function storedTitle({ ask }: Member): Promise<unknown> {
  const { draft } = await ask<{ draft: Draft | null }>('/drafts/new');
  return (draft?.content as { draft?: { title?: string } } | undefined)?.draft?.title;
}

async function begin(page: Page): Promise<Member> {
  const member = await registerByApi(page, aPerson(test.info()));
  await page.goto('/create-story');
  await expect(title(page)).toBeVisible();
  return member;
}

test('a draft is restored after the tab was closed in the middle of a word', async ({ page, context }) => {
  const member = await begin(page);
  await title(page).fill(TITLE);
  await expect(state(page, SAVED)).toBeVisible();
  expect(await storedTitle(member)).toBe(TITLE);
  await title(page).press('End');
  await title(page).pressSequentially(' at th');
  await page.close();

  const next = await context.newPage();
  await next.goto('/create-story');
  await expect(title(next)).toHaveValue(`${TITLE} at th`);
  await expect(state(next, SAVED)).toBeVisible();
  expect(await storedTitle(member)).toBe(`${TITLE} at th`);
});

test('a draft survives a lost network: it stays here, leaving asks, and it is sent when that is back', async ({
  page,
  context,
  isMobile,
}) => {
  const member = await begin(page);
  async function goHome(): Promise<void> {
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
  }
  await page.getByRole('link', { name: 'Kathaloka', exact: true }).first().click();
  await page.getByRole('button', { name: isMobile ? 'Menu' : 'Treasury' }).click();
  await page.getByRole('link', { name: /Compose/ }).click();
  await expect(title(page)).toBeVisible();
  await context.setOffline(true);
  await title(page).fill(TITLE);
  await expect(state(page, HERE)).toBeVisible();

  await goHome();
  const question = page.getByRole('alertdialog', { name: 'Leave with unsaved changes?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL('/create-story');
  await page.evaluate(() => history.back());
  await expectFocusIn(question);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/create-story');

  await context.setOffline(false);
  await expect(state(page, SAVED)).toBeVisible();
  expect(await storedTitle(member)).toBe(TITLE);
  await goHome();
  await expect(page).toHaveURL('/home');
});

test('a draft survives an expired session: a login opens over it, or leads back to it', async ({ page }) => {
  const member = await begin(page);
  const gone = { status: 401, json: { detail: 'Please log in.', code: 'not_signed_in' } };
  await page.route(DRAFT, (route) => route.fulfill(gone));
  await page.route(`**${API_BASE}/auth/refresh`, (route) => route.fulfill(gone));
  await title(page).fill(TITLE);
  const login = page.getByRole('dialog', { name: 'Login Required' });
  await expect(login).toContainText('Your text is safe in this browser.');
  await expect(page.getByRole('textbox', { name: 'Title', includeHidden: true })).toHaveValue(TITLE);
  await page.unrouteAll();

  await login.getByRole('button', { name: 'Continue to Login' }).click();
  await logIn(page, member);
  await expect(page).toHaveURL('/create-story');
  await expect(title(page)).toHaveValue(TITLE);
  await expect(state(page, SAVED)).toBeVisible();
  expect(await storedTitle(member)).toBe(TITLE);
});

test('a guest is led to the login and back, to each of the three pages', async ({ page }) => {
  const member = await registerByApi(page, aPerson(test.info()));
  await page.evaluate(() => localStorage.clear());
  await page.goto('/create-story');
  await expect(page).toHaveURL('/login');
  await logIn(page, member);
  await expect(page).toHaveURL('/create-story');
  await expect(page.getByRole('heading', { name: 'Create Your Story' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  for (const path of ['/my-stories', '/edit-story/0b0b0b0b-0000-4000-8000-000000000000']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
});

test('a draft saved in another tab is not overwritten: the author chooses', async ({ page, context }) => {
  const member = await begin(page);
  await title(page).fill(TITLE);
  await expect(state(page, SAVED)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/create-story');
  await expect(title(other)).toHaveValue(TITLE);
  await title(other).fill('Written in the other tab');
  await expect(state(other, SAVED)).toBeVisible();

  await title(page).fill('Written in this tab');
  const conflict = page.getByRole('alert').filter({ hasText: 'Nothing has been overwritten.' });
  await expect(conflict).toBeVisible();
  expect(await storedTitle(member)).toBe('Written in the other tab');
  await conflict.getByRole('button', { name: 'Use the other one' }).click();
  await expect(title(page)).toHaveValue('Written in the other tab');
  await title(page).fill('Written in this tab again');
  await expect(state(page, SAVED)).toBeVisible();
  expect(await storedTitle(member)).toBe('Written in this tab again');
});

test('a draft survives a server that stops in the middle of a save, and one that fails', async ({ page }) => {
  const server = await startOwnServer();
  const member = await registerByApi(page, aPerson(test.info()), server.url);
  await page.goto(`${server.url}/create-story`);
  await title(page).fill('First');
  await expect(state(page, SAVED)).toBeVisible();

  // the server stores the draft, and stops before it answers
  await page.route(DRAFT, async (route) => {
    await route.fetch();
    await server.kill();
    await route.abort('connectionreset');
  });
  await title(page).fill(TITLE);
  await expect(state(page, HERE)).toBeVisible();
  await title(page).press('End');
  await title(page).pressSequentially(', and waits');
  await page.unroute(DRAFT);
  await server.start();
  await expect(state(page, SAVED)).toBeVisible({ timeout: 40_000 });
  expect(await storedTitle(member)).toBe(`${TITLE}, and waits`);

  const { recover } = await failing(page, DRAFT);
  await title(page).fill('After a failure');
  await expect(state(page, HERE)).toBeVisible();
  await recover();
  await expect(state(page, SAVED)).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(title(page)).toHaveValue('After a failure');
  await server.stop();
});
