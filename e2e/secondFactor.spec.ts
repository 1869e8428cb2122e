import { shownCode } from './support/authenticator.ts';
import { ADMIN, logInAsAdmin } from './support/adminServer.ts';
import { onOwnServer } from './support/onOwnServer.ts';
import { violations } from './support/scan.ts';
import { expect } from './support/test.ts';

const test = onOwnServer({ env: { ADMIN_SECOND_FACTOR: 'required' } });

test('an administrator has to switch the second factor on, signs in with a code, and switches it off', async ({
  page,
}) => {
  await page.goto('/admin/people');
  await logInAsAdmin(page);
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('Administration opens when it is on')).toBeVisible();

  await page.getByRole('button', { name: 'Switch on', exact: true }).click();
  await page.getByLabel('Your password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const shown = page.getByRole('code');
  await expect(shown).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const secret = await shown.innerText();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Confirm the code' }).click();
  await expect(page.getByRole('alert')).toHaveText(/This code is not right/);
  await page.getByLabel('Code', { exact: true }).fill(shownCode(secret));
  await page.getByRole('button', { name: 'Confirm the code' }).click();
  await expect(page.getByText('They are shown only now')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const recovery = await page.getByText(/^[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}$/).allInnerTexts();
  expect(recovery).toHaveLength(10);
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible();

  await page.goto('/admin/people');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin');
  await logInAsAdmin(page);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  // each code works once, and the next one counts already
  const code = shownCode(secret, 1);
  await page.getByLabel('Code', { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/stories');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Switch off' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Your password').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await dialog.getByLabel('Recovery code').fill(recovery[0]!.toLowerCase());
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByRole('button', { name: 'Switch on', exact: true })).toBeVisible();
  await page.goto('/admin/people');
  await expect(page).toHaveURL('/account');
});
