import type { Page } from '@playwright/test';
import { onOwnServer } from './support/onOwnServer.ts';
import { expect } from './support/test.ts';
import { BASICS, beginWriting, inspectorOf, listed, tabTo, typeInto } from './support/writing.ts';

const test = onOwnServer();

// by mouse and by keyboard, beside the graph; authoringSmall.spec.ts covers phones, where scenes open in a
// drawer
const ON_A_DESK = { tag: '@desk' };

const basic = (page: Page, name: keyof typeof BASICS) => page.getByRole('textbox', { name, exact: true });
const log = (page: Page) => page.getByRole('log');
const way = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Choices' }).getByRole('button', { name });

/** Opens a story from My Stories, and plays its first scene. */
async function play(page: Page): Promise<void> {
  await page.goto('/my-stories');
  await page.getByRole('link', { name: `View ${BASICS.Title}` }).click();
  await page.getByRole('button', { name: 'PLAY', exact: true }).click();
  await expect(page).toHaveURL(/\/play\//);
}

async function ends(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Turn the page' })).toBeAttached();
}

test(
  'a story written by mouse is published, played to both of its endings, and changed while a game of it goes on',
  ON_A_DESK,
  async ({ page, context }) => {
    await beginWriting(page);
    const { text, choice, target, addChoice, name } = inspectorOf(page);

    await test.step('the required tab', async () => {
      for (const [field, value] of Object.entries(BASICS))
        await basic(page, field as keyof typeof BASICS).fill(value);
      await page.getByLabel('Category').selectOption({ index: 1 });
      await page.getByRole('radio', { name: /Ajanta/ }).check({ force: true });
      await expect(page.getByRole('textbox', { name: 'Cover description' })).not.toHaveValue('');
    });

    await test.step('three scenes, of which two are endings', async () => {
      await page.getByRole('tab', { name: 'Story Structure' }).click();
      await text.fill('You stand at the ford. The lamp is lit.');
      await choice(1).fill('Cross the river');
      await addChoice.click();
      await choice(2).fill('Stay on the bank');
      await target(2).selectOption({ label: 'Leads to end' });
      await page.getByRole('group', { name: /^next_node/ }).click();
      await expect(name).toHaveValue('next_node');
      await text.fill('The other bank is warm. You are home.');
      await page.getByRole('button', { name: 'Remove choice 1' }).click();
      await page.getByRole('group', { name: /^end/ }).click();
      await expect(name).toHaveValue('end');
      await text.fill('You stay, and the lamp burns on.');
      await expect(page.getByText('2 endings')).toBeVisible();
    });

    await test.step('played before it is published, at no cost', async () => {
      await page.getByRole('radio', { name: 'Playtest' }).check({ force: true });
      const playtest = page.getByRole('region', { name: 'Playtest' });
      await expect(playtest).toContainText('Costs nothing');
      await playtest.getByRole('button', { name: /Stay on the bank/ }).click();
      await expect(playtest.getByRole('log')).toContainText('You stay, and the lamp burns on.');
      await playtest.getByRole('button', { name: 'Back one' }).click();
      await expect(playtest.getByRole('button', { name: /Cross the river/ })).toBeVisible();
    });

    await test.step('created and published', async () => {
      await page.getByRole('button', { name: 'Create Story' }).click();
      await expect(page).toHaveURL('/my-stories');
      const draft = listed(page, 'Draft Stories', BASICS.Title);
      await draft.getByRole('button', { name: `Publish ${BASICS.Title}` }).click();
      await expect(listed(page, 'Published Stories', BASICS.Title)).toBeVisible();
    });

    await test.step('played to two endings', async () => {
      await play(page);
      await way(page, 'Cross the river').click();
      await expect(log(page)).toContainText('The other bank is warm.');
      await ends(page);
      await play(page);
      await way(page, 'Stay on the bank').click();
      await expect(log(page)).toContainText('the lamp burns on.');
      await ends(page);
    });

    const game = await context.newPage();
    await test.step('a game of the first version is open', async () => {
      await game.emulateMedia({ reducedMotion: 'reduce' });
      await play(game);
      await expect(way(game, 'Cross the river')).toBeVisible();
    });

    await test.step('changed, and published as version 2 with a note', async () => {
      await page.goto('/my-stories');
      await page.getByRole('link', { name: `Edit ${BASICS.Title}` }).click();
      await page.getByRole('tab', { name: 'Story Structure' }).click();
      await page.getByRole('group', { name: /^next_node/ }).click();
      await text.fill('The other bank is cold. You are far from home.');
      await expect(page.getByText('1 unsaved change')).toBeVisible();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Publish this story?' });
      await expect(dialog).toContainText('It becomes version 2.');
      await dialog.getByRole('textbox', { name: 'What has changed' }).fill('A colder bank');
      await dialog.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('Version 2 is published.').first()).toBeVisible();
      await page.getByRole('tab', { name: 'Versions' }).click();
      const versions = page.getByRole('region', { name: 'Versions' });
      await expect(versions).toContainText('A colder bank');
      await expect(versions.getByRole('heading', { level: 3 })).toHaveText(['Version 2', 'Version 1']);
    });

    await test.step('the open game is offered the second version, goes on in its own, and a new one plays the second', async () => {
      await game.reload();
      const offer = game.getByRole('region', { name: 'Version 2 of this story is published.' });
      await expect(offer).toContainText('A colder bank');
      await offer.getByRole('button', { name: 'Stay on mine' }).click();
      await expect(offer).toBeHidden();
      await way(game, 'Cross the river').click();
      await expect(log(game)).toContainText('The other bank is warm.');
      await ends(game);
      await play(game);
      await way(game, 'Cross the river').click();
      await expect(log(game)).toContainText('The other bank is cold.');
    });

    await test.step('archived after a question, and restored as a draft', async () => {
      await page.goto('/my-stories');
      await page.getByRole('button', { name: `Archive ${BASICS.Title}` }).click();
      const question = page.getByRole('alertdialog', { name: `Archive “${BASICS.Title}”?` });
      await question.getByRole('button', { name: 'Archive', exact: true }).click();
      await page.locator('summary', { hasText: 'Archived' }).click();
      await page.getByRole('button', { name: `Restore ${BASICS.Title}` }).click();
      await expect(listed(page, 'Draft Stories', BASICS.Title)).toBeVisible();
    });
  },
);

test('a whole story is written and published by keyboard alone', ON_A_DESK, async ({ page }) => {
  await beginWriting(page);
  const { name, text, choice, target, addChoice } = inspectorOf(page);
  const press = (key: string) => page.keyboard.press(key);

  for (const [field, value] of Object.entries(BASICS))
    await typeInto(page, basic(page, field as keyof typeof BASICS), value);
  await tabTo(page, page.getByLabel('Category'));
  await press('ArrowDown');
  const painter = page.getByRole('radiogroup', { name: 'Painter' }).getByRole('radio').first();
  await tabTo(page, painter);
  await press('Space');
  await tabTo(page, page.getByRole('tab', { name: 'Basic Info' }), 'Shift+Tab');
  await press('ArrowLeft');
  await press('Enter');
  await expect(page.getByRole('tab', { name: 'Story Structure' })).toHaveAttribute('aria-selected', 'true');

  await typeInto(page, name, 'ford');
  await typeInto(page, text, 'You stand at the ford.');
  await typeInto(page, choice(1), 'Cross the river');
  await tabTo(page, addChoice);
  await press('Enter');
  await tabTo(page, choice(2), 'Shift+Tab');
  await page.keyboard.type('Stay on the bank');
  await press('Tab');
  await expect(target(2)).toBeFocused();
  // “Leads to end”, the last of the list
  await press('End');
  for (const [scene, told] of [
    ['next_node', 'The other bank is warm.'],
    ['end', 'You stay, and the lamp burns on.'],
  ] as const) {
    await tabTo(page, page.getByRole('group', { name: new RegExp(`^${scene}`) }), 'Shift+Tab');
    await press('Enter');
    await expect(name).toHaveValue(scene);
    await typeInto(page, text, told);
  }
  await tabTo(page, page.getByRole('button', { name: 'Create Story' }));
  await press('Enter');
  await expect(page).toHaveURL('/my-stories');
  await tabTo(page, page.getByRole('button', { name: `Publish ${BASICS.Title}` }));
  await press('Enter');
  await expect(listed(page, 'Published Stories', BASICS.Title)).toBeVisible();
});
