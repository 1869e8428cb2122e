import fs from 'node:fs/promises';
import { playNew } from './support/tale.ts';
import { expect, test } from './support/test.ts';

const TITLE = 'How to Move an Elephant';

test('a play is saved as a book and printed, up to any turn, with and without the player’s words', async ({
  page,
}) => {
  const { log, choices, told } = await playNew(page, TITLE);
  const opening = (await log.locator('[data-newest] [lang]').first().innerText()).split('\n', 1)[0]!;
  const chosen = (await choices.first().locator('[lang]').textContent())!;
  await choices.first().click();
  await expect(log).toContainText(`Selected: ${chosen}`);
  await told();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Your tale' }).click();
  await page.getByRole('button', { name: 'As a book...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your tale as a book' });
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as EPUB' }).click();
  const book = await saving;
  expect(book.suggestedFilename()).toBe('how-to-move-an-elephant.epub');
  const bytes = await fs.readFile(await book.path());
  expect(bytes.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');

  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Print' }).click();
  const printed = await opened;
  await expect(printed.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(printed.getByText(opening)).toBeVisible();
  await expect(printed.locator('.own')).toHaveText(`Chosen: ${chosen}`);
  expect(await printed.locator('script').count()).toBe(0);
  // a reload uses the same URL
  await printed.reload();
  await expect(printed.locator('.own')).toHaveCount(1);
  await printed.close();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Opening: / }).click();
  await page.getByRole('button', { name: 'Book up to here' }).click();
  await dialog.getByRole('switch', { name: 'With what I wrote and chose' }).click();
  const shorter = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Print' }).click();
  const short = await shorter;
  await expect(short.getByText(opening)).toBeVisible();
  await expect(short.getByRole('heading', { name: 'To be continued' })).toBeVisible();
  await expect(short.locator('.own')).toHaveCount(0);
});
