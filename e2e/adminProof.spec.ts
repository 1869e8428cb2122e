import { ADMIN, openAsAdmin, signedInByApi, test } from './support/adminServer.ts';
import { inDatabase } from './support/database.ts';
import { aPerson } from './support/person.ts';
import { registerByApi } from './support/registerByApi.ts';
import { violations } from './support/scan.ts';
import { expect } from './support/test.ts';

test('changing a role asks for the password once, and then continues automatically', async ({
  page,
  request,
  server,
}, testInfo) => {
  const person = await registerByApi(page, aPerson(testInfo));
  const { id } = await person.ask<{ id: string }>('/auth/me');
  await inDatabase(
    'update users set is_verified = true where username = $1',
    [person.username],
    server.dataDir,
  );
  await openAsAdmin(page, `/admin/people?q=${person.username}`, { isProven: false });
  const row = page.getByRole('row').filter({ hasText: person.username });
  const identity = page.getByRole('alertdialog', { name: 'Confirm that it is you' });
  const proofs: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/auth/me/proof')) proofs.push(response.status());
  });
  const change = async (choice: string) => {
    await page.getByRole('button', { name: /^More actions/ }).click();
    await page.getByRole('menuitem', { name: choice }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: choice }).click();
  };

  await change('Make an administrator');
  await expect(identity.getByLabel('Your password')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await identity.getByRole('button', { name: 'Cancel' }).click();
  await expect(identity).toBeHidden();
  await expect(page.getByRole('alert')).toContainText('Nothing was changed');
  await expect(row).toContainText('Player');

  await change('Make an administrator');
  await identity.getByLabel('Your password').fill('Wrong 1! password');
  await identity.getByRole('button', { name: 'Confirm' }).click();
  await expect(identity.getByRole('alert')).toBeVisible();
  await identity.getByLabel('Your password').fill(ADMIN.password);
  await identity.getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toContainText('Admin');
  await expect(identity).toBeHidden();

  // no second proof is needed within five minutes
  await change('Make a player');
  await expect(row).toContainText('Player');
  const admin = await signedInByApi(request);
  const { entries } = await admin.ask<{ entries: { action: string }[] }>(`/admin/audit?thing_id=${id}`);
  expect(entries.map(({ action }) => action)).toEqual(['updateUser', 'updateUser']);
  expect(proofs).toEqual([422, 200]);
});

test('a dialog that waits for the proof keeps the typed text', async ({ page }, testInfo) => {
  const person = await registerByApi(page, aPerson(testInfo));
  await openAsAdmin(page, `/admin/people?q=${person.username}`, { isProven: false });
  await page.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Block...' }).click();
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await reason.fill('The same insult to forty authors');
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  const identity = page.getByRole('alertdialog', { name: 'Confirm that it is you' });
  await identity.getByLabel('Your password').press('Escape');
  await expect(identity).toBeHidden();
  await expect(reason).toHaveValue('The same insult to forty authors');
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await identity.getByLabel('Your password').fill(ADMIN.password);
  await identity.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Blocked: The same insult to forty authors')).toBeVisible();
});
