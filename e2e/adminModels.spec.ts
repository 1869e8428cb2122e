import type { AuditPage } from '@kathaloka/contract/entities';
import { aModelRun } from '@kathaloka/contract/fixtures';
import { openAsAdmin, signedInByApi, test } from './support/adminServer.ts';
import { violations } from './support/scan.ts';
import { expect } from './support/test.ts';

const fileOf = (content: unknown, name = 'run.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content, null, 2)),
});

test('an administrator adds the run of a model, sees it beside the built-in narrator, and deletes it by keyboard', async ({
  page,
  request,
}, testInfo) => {
  const { id: _id, by_language } = aModelRun();
  const model = `sarvam-30b-${testInfo.project.name}`;
  await openAsAdmin(page, '/admin/models');
  await expect(page.getByRole('table', { name: 'Figures in English' })).toContainText('Built-in narrator');

  // that a key on the button opens it is shown by a story
  const input = page.getByLabel('Add a run', { exact: true }).and(page.locator('input'));
  await input.setInputFiles(fileOf({ model, by_language: {} }));
  await expect(page.getByRole('alert')).toContainText('no file of the bench');
  expect(await violations(page)).toEqual([]);

  await input.setInputFiles(fileOf({ model, by_language }));
  await expect(page.getByRole('alert')).toHaveCount(0);
  const runs = page.getByRole('table', { name: 'Last runs' });
  await expect(runs.getByRole('rowheader', { name: model })).toContainText('models.example:8000');
  const facts = page.getByRole('row').filter({ hasText: 'Facts told rightly' });
  await expect(facts).toContainText('169 of 176');
  await expect(facts).toContainText('Better');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('radio', { name: 'English' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('table', { name: 'Figures in Hindi' })).toContainText('169 of 176');
  await page.reload();
  await expect(runs.getByRole('rowheader', { name: model })).toBeVisible();

  await page.getByRole('button', { name: `Delete ${model}` }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: `Delete the run of ${model}?` });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(runs.getByRole('rowheader', { name: model })).toHaveCount(0);
  const admin = await signedInByApi(request);
  const { entries } = await admin.ask<AuditPage>('/admin/audit?kind=model');
  expect(entries.filter(({ thing }) => thing.name === model).map(({ action }) => action)).toEqual([
    'deleteContinuityRun',
    'storeContinuityRun',
  ]);
});
