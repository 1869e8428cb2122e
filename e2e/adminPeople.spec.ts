import { API_BASE } from '@kathaloka/contract/calls';
import type { User } from '@kathaloka/contract/entities';
import type { APIRequestContext, TestInfo } from '@playwright/test';
import { openAsAdmin, signedInByApi, test } from './support/adminServer.ts';
import { inDatabase } from './support/database.ts';
import { aPerson, type Person } from './support/person.ts';
import { violations } from './support/scan.ts';
import { expect } from './support/test.ts';

async function registered(request: APIRequestContext, testInfo: TestInfo): Promise<Person> {
  const person = aPerson(testInfo);
  const { username, email, password } = person;
  const answer = await request.post(`${API_BASE}/auth/register`, {
    data: { username, email, password, confirm_password: password },
  });
  expect(answer.status()).toBe(201);
  return person;
}

async function verified(request: APIRequestContext, testInfo: TestInfo, dataDir: string): Promise<Person> {
  const person = await registered(request, testInfo);
  await inDatabase('update users set is_verified = true where email = $1', [person.email], dataDir);
  return person;
}

test('credits are given with a reason, and a retry after a lost answer pays once', async ({
  page,
  request,
}, testInfo) => {
  const person = await registered(request, testInfo);
  const player = await signedInByApi(request, person);
  const credits = async () => (await player.ask<User>('/auth/me')).credits;
  const before = await credits();
  await openAsAdmin(page, `/admin/people?q=${person.username}`);
  await page.getByRole('button', { name: /^More actions/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Give credits...' }).click();
  const dialog = page.getByRole('dialog', { name: `Give credits to ${person.username}` });
  await dialog.getByRole('textbox', { name: 'Credits' }).fill('120');
  const give = dialog.getByRole('button', { name: 'Give 120 credits' });
  await expect(give).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('For a bug that was found');
  expect(await violations(page)).toEqual([]);

  // the server pays, but its answer is lost
  await page.route('**/credits', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await give.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await credits()).toBe(before + 120);
  await page.unroute('**/credits');
  await give.click();
  await expect(page.getByText('120 credits given')).toBeVisible();
  expect(await credits()).toBe(before + 120);
  await page.goto('/admin/audit?kind=user');
  await expect(page.getByRole('row').filter({ hasText: person.username })).toHaveCount(1);
  await expect(page.getByText('For a bug that was found')).toBeVisible();
});

test('a blocked person is refused at the next call, reads why, and is unblocked', async ({
  page,
  request,
}, testInfo) => {
  const person = await registered(request, testInfo);
  const player = await signedInByApi(request, person);
  await openAsAdmin(page, `/admin/people?q=${person.username}`);
  const menu = page.getByRole('button', { name: /^More actions/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Block...' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('The same insult to forty authors');
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('Blocked: The same insult to forty authors')).toBeVisible();
  expect((await player.send('/auth/me')).status).toBe(401);

  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin });
  const theirs = await context.newPage();
  await theirs.goto('/login');
  await theirs.getByLabel('Username or Email').fill(person.username);
  await theirs.getByLabel('Password', { exact: true }).fill(person.password);
  await theirs.getByRole('button', { name: 'Sign In' }).click();
  await expect(theirs.getByRole('alert')).toContainText('The same insult to forty authors');
  await context.close();

  await page.goto(`/admin/people?q=${person.username}&standing=blocked`);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Unblock...' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('They have apologised');
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText('No people found')).toBeVisible();
  await signedInByApi(request, person);
});

test('a person is exported and then deleted on request, with the reason in the audit log', async ({
  page,
  request,
}, testInfo) => {
  const person = await registered(request, testInfo);
  const player = await signedInByApi(request, person);
  await openAsAdmin(page, `/admin/people?q=${person.username}`);
  const ask = async (item: string) => {
    await page.getByRole('button', { name: /^More actions/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Asked for it by letter');
  };
  await ask('Export their data...');
  expect(await violations(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Save the file' }).click();
  expect((await saving).suggestedFilename()).toBe(`kathaloka-${person.username}.json`);

  await ask('Delete the account...');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByText('No people found')).toBeVisible();
  expect((await player.send('/auth/me')).status).toBe(401);
  await page.goto('/admin/audit?kind=user');
  await expect(page.getByText('Asked for it by letter')).toHaveCount(2);
});

test('premium access and roles are given and taken away; the last administrator stays one', async ({
  page,
  request,
  server,
}, testInfo) => {
  const person = await verified(request, testInfo, server.dataDir);
  await openAsAdmin(page, `/admin/people?q=${person.username}`);
  const premium = page.getByRole('switch');
  await premium.focus();
  await page.keyboard.press('Space');
  await expect(premium).toBeChecked();
  const asked = async (choice: string) => {
    await page.getByRole('button', { name: /^More actions/ }).click();
    await page.getByRole('menuitem', { name: choice }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: choice }).click();
  };
  await asked('Make an administrator');
  await expect(page.getByRole('row').filter({ hasText: person.username })).toContainText('Admin');
  const other = await signedInByApi(request, person);
  expect((await other.send('/admin/users')).status).toBe(200);
  await asked('Make a player');
  await expect(page.getByRole('row').filter({ hasText: person.username })).toContainText('Player');
  expect((await other.send('/admin/users')).status).toBe(403);

  await page.goto('/admin/people?role=admin');
  await asked('Make a player');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('the list of people is sorted by the server', async ({ page }) => {
  await openAsAdmin(page, '/admin/people?sort=credits&order=desc');
  await expect(page.getByRole('columnheader', { name: 'Credits' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=name&order=asc/);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
});
