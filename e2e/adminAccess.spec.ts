import { API_BASE } from '@kathaloka/contract/calls';
import { ADMIN, ADMIN_PAGES, logInAsAdmin, test } from './support/adminServer.ts';
import { inDatabase } from './support/database.ts';
import { aPerson } from './support/person.ts';
import { registerByApi } from './support/registerByApi.ts';
import { violations } from './support/scan.ts';
import { expect } from './support/test.ts';

const SECTIONS = ['Overview', 'Stories', 'Reviews', 'Reports', 'Categories', 'Tags', 'People', 'Audit log'];

const stored = (): object => Object.fromEntries(Object.entries(localStorage));

test('an administrator signs in by keyboard, visits every page, which fits and passes axe, and logs out', async ({
  page,
}) => {
  await page.goto('/admin');
  await page.keyboard.press('Tab');
  await page.getByLabel('Email or Username').focus();
  await page.keyboard.type(ADMIN.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Not!the1one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'Invalid credentials. Please check your username and password.',
  );
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(ADMIN.password);
  await password.press('Enter');
  await expect(page).toHaveURL('/admin/stories');
  expect(await page.evaluate(stored)).toHaveProperty('admin', 'true');

  const bar = page.getByRole('navigation', { name: 'Admin' });
  for (const name of SECTIONS) {
    await bar.getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, name).toBe(0);
    expect(await violations(page), name).toEqual([]);
  }

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin');
  expect(await page.evaluate(stored)).not.toHaveProperty('admin');
  expect(await page.evaluate(stored)).not.toHaveProperty('tokens');
});

test('a page that needs a login shows the login first, and then the page', async ({ page }) => {
  await page.goto('/admin/people?role=admin');
  await expect(page).toHaveURL('/admin');
  await logInAsAdmin(page);
  await expect(page).toHaveURL('/admin/people?role=admin');
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('admin');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/stories');
});

test('a player who signs in at /admin is refused, and nothing is stored', async ({
  page,
  request,
}, testInfo) => {
  const person = aPerson(testInfo);
  const { username, email, password } = person;
  await request.post(`${API_BASE}/auth/register`, {
    data: { username, email, password, confirm_password: password },
  });
  await page.goto('/admin');
  await logInAsAdmin(page, person);
  await expect(page.getByRole('alert')).toHaveText('You do not have permission');
  await expect(page).toHaveURL('/admin');
  const left = await page.evaluate(stored);
  for (const key of ['tokens', 'token', 'user', 'admin']) expect(left).not.toHaveProperty(key);
});

test('a player who sets the flag by hand sees no data', async ({ page }, testInfo) => {
  const player = await registerByApi(page, aPerson(testInfo));
  await page.evaluate(() => localStorage.setItem('admin', 'true'));
  for (const address of ADMIN_PAGES) {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1, name: 'You do not have permission' });
    await expect(heading, address).toBeVisible();
    await expect(page.getByText(`You are signed in as ${player.username}.`)).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0);
  }
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('with the generated password no page opens until the password is replaced', async ({
  page,
  server,
}, testInfo) => {
  // the server sets this for administrators whose password it has generated
  await inDatabase(
    'update users set must_change_password = true where username = $1',
    [ADMIN.username],
    server.dataDir,
  );
  const own = testInfo.project.name === 'mobile' ? 'Another!oil3' : 'Another!oil2';
  await page.goto('/admin/people');
  await logInAsAdmin(page);
  const heading = page.getByRole('heading', { level: 1, name: 'Choose a password of your own' });
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL('/admin/password');
  expect(await violations(page)).toEqual([]);
  await page.goto('/admin/people');
  await expect(heading).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);

  const save = page.getByRole('button', { name: 'Save new password' });
  await page.getByLabel('The generated password').fill('Not!the1one');
  await page.getByLabel('New password').fill(own);
  await page.getByLabel('Confirm password').fill(own);
  await save.click();
  await expect(page.getByText('This is not your password')).toBeVisible();
  await page.getByLabel('The generated password').fill(ADMIN.password);
  await save.click();
  await page.getByRole('link', { name: 'Continue to administration' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await page.goto('/admin/people');
  await expect(page.getByRole('table')).toBeVisible();

  // restores the password that other journeys expect
  await page.evaluate(
    async ([before, after, address]) => {
      const token = localStorage.getItem('token')!;
      await fetch(address!, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ current_password: before, password: after, confirm_password: after }),
      });
    },
    [own, ADMIN.password, `${API_BASE}/auth/me/password`],
  );
});
