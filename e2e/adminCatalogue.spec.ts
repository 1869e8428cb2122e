import type { Category } from '@kathaloka/contract/entities';
import { openAsAdmin, signedInByApi, test } from './support/adminServer.ts';
import { violations } from './support/scan.ts';
import { expect } from './support/test.ts';
import { swipe } from './support/touch.ts';

test('a category is created, renamed, moved by keyboard, merged, and never deleted while it is used', async ({
  page,
  request,
}) => {
  const admin = await signedInByApi(request);
  const names = async () =>
    (await admin.ask<Category[]>('/categories/')).map(({ display_name }) => display_name);
  await openAsAdmin(page, '/admin/categories');
  await page.getByRole('button', { name: 'New category' }).press('Enter');
  await page.getByRole('textbox', { name: 'Display name' }).fill('Riddles');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: 'Riddles' })).toBeVisible();

  await page.getByRole('button', { name: 'Rename Riddles' }).click();
  await page.getByRole('textbox', { name: 'Rename Riddles' }).fill('Riddles and Games');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: 'Riddles and Games' })).toBeVisible();
  await page.getByRole('button', { name: 'New category' }).click();
  await page.getByRole('textbox', { name: 'Display name' }).fill('Riddles and Games');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();

  const before = await names();
  const grip = page.getByRole('button', { name: 'Move Riddles and Games' });
  await grip.focus();
  const saving = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await expect(grip).toBeFocused();
  await page.keyboard.press('Space');
  expect((await saving).status()).toBe(200);
  expect(await names()).toEqual([before.at(-1), ...before.slice(0, -1)]);
  await page.reload();
  await expect(page.getByRole('rowheader').first()).toHaveText('Riddles and Games');

  await page.getByRole('button', { name: 'Delete Mahabharata' }).click();
  await expect(page.getByRole('alert')).toContainText('“Mahabharata” cannot be deleted');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Merge Riddles and Games into another' }).click();
  await page.getByRole('searchbox', { name: 'Find what takes its place' }).fill('mahabh');
  await page.getByRole('radio', { name: 'Mahabharata' }).check();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByRole('rowheader', { name: 'Riddles and Games' })).toHaveCount(0);
  expect(await names()).toEqual(before.slice(0, -1));
});

test('a category is moved by dragging its handle, down past several rows and up again', async ({
  page,
  isMobile,
}) => {
  await openAsAdmin(page, '/admin/categories');
  const rows = page.getByRole('rowheader');
  await expect(rows.nth(3)).toBeVisible();
  const before = await rows.allTextContents();
  const [first, second, third, fourth, ...rest] = before;
  const drag = async (from: string, onto: string) => {
    const handle = page.getByRole('button', { name: `Move ${from}` });
    await handle.scrollIntoViewIfNeeded();
    const start = (await handle.boundingBox())!;
    const end = (await page.getByRole('button', { name: `Move ${onto}` }).boundingBox())!;
    const saving = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    if (isMobile) await swipe(page, handle, { y: end.y - start.y });
    else {
      await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
      await page.mouse.down();
      await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 10 });
      await page.mouse.up();
    }
    expect((await saving).status()).toBe(200);
  };
  await drag(first!, fourth!);
  await expect(rows).toHaveText([second!, third!, fourth!, first!, ...rest]);
  await page.reload();
  await expect(rows).toHaveText([second!, third!, fourth!, first!, ...rest]);
  await drag(first!, second!);
  await expect(rows).toHaveText(before);
});

test('a tag is created, edited, moved, merged and deleted', async ({ page }) => {
  await openAsAdmin(page, '/admin/tags');
  const list = page.getByRole('list', { name: 'Tags' });
  const entry = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  // searches within the entry, because searching hundreds of buttons by name is slow
  const button = (action: string, name: string) =>
    entry(name).getByRole('button', { name: `${action} ${name}` });
  const add = async (name: string) => {
    await page.getByRole('textbox', { name: 'Display name' }).fill(name);
    await page.keyboard.press('Enter');
    await expect(entry(name)).toBeVisible();
  };
  await add('Monsoon lamps');
  await add('Monsoon drums');
  await button('Edit', 'Monsoon drums').click();
  await page.getByRole('textbox', { name: 'Display name' }).fill('Monsoon bells');
  await page.getByRole('radio', { name: 'Violet' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(entry('Monsoon bells')).toBeVisible();

  await button('Move', 'Monsoon bells').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(list.getByRole('listitem').first()).toContainText('Monsoon bells');

  await button('Merge', 'Monsoon bells').click();
  await page.getByRole('searchbox', { name: 'Find what takes its place' }).fill('lamps');
  await page.getByRole('radio', { name: 'Monsoon lamps' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
  await expect(entry('Monsoon bells')).toHaveCount(0);
  await button('Delete', 'Monsoon lamps').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(entry('Monsoon lamps')).toHaveCount(0);
});
