import { expect, test } from './support/test.ts';
import { STARTER_TITLE as TITLE, beginFromStarter, listed } from './support/writing.ts';

test(
  'a story begun from a starter is read and changed a little on any width',
  { tag: '@phone' },
  async ({ page }) => {
    await beginFromStarter(page);

    await test.step('a scene is changed in the outline', async () => {
      await page.getByRole('tab', { name: 'Story Structure' }).click();
      await page.getByText('Outline', { exact: true }).click();
      await page.getByRole('button', { name: 'Edit hill' }).click();
      const text = page.getByRole('textbox', { name: 'Scene text' });
      await text.fill('The hill is steep, and the ox knows it.');
      await page.keyboard.press('Escape');
      await expect(page.getByText('The hill is steep, and the ox knows it.').first()).toBeVisible();
    });

    await test.step('created, and found in My Stories', async () => {
      await page.getByRole('button', { name: 'Create Story' }).click();
      await expect(page).toHaveURL('/my-stories');
      await expect(listed(page, 'Draft Stories', TITLE)).toContainText('9 scenes');
    });

    await test.step('a change that is left is asked about, and found again', async () => {
      await page.getByRole('link', { name: `Edit ${TITLE}` }).click();
      const tagline = page.getByRole('textbox', { name: 'Tagline' });
      await tagline.fill('An ox with opinions.');
      await expect(page.getByText('1 unsaved change')).toBeVisible();
      await page.getByRole('button', { name: 'Cancel' }).click();
      const question = page.getByRole('alertdialog', { name: 'Leave with unsaved changes?' });
      await question.getByRole('button', { name: 'Leave' }).click();
      await expect(page).toHaveURL('/my-stories');
      await page.getByRole('link', { name: `Edit ${TITLE}` }).click();
      await expect(tagline).toHaveValue('An ox with opinions.');
    });

    await test.step('saved, and back to My Stories after two seconds', async () => {
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Story updated successfully!').first()).toBeVisible();
      await expect(page).toHaveURL('/my-stories');
      await expect(listed(page, 'Draft Stories', TITLE)).toContainText('An ox with opinions.');
    });
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the end of a long text stays above the bar of the form', async ({ page }) => {
    await beginFromStarter(page);
    const text = page.getByRole('textbox', { name: 'Description', exact: true });
    await text.fill(Array.from({ length: 40 }, (_, at) => `Line ${at}.`).join('\n'));
    const bar = page.getByRole('button', { name: 'Create Story' });
    // scrolls so that the bar covers the last lines of the text
    await text.evaluate((area) => scrollBy(0, area.getBoundingClientRect().bottom - innerHeight + 20));
    await text.press('Control+End');
    await text.pressSequentially(' And an end.');
    const below = async () =>
      (await text.evaluate((area) => area.getBoundingClientRect().bottom)) - (await bar.boundingBox())!.y;
    await expect.poll(below).toBeLessThanOrEqual(0);
  });
});
