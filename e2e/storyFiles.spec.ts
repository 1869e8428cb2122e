import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './support/test.ts';
import { onOwnServer } from './support/onOwnServer.ts';
import { BASICS, beginWriting, inspectorOf, listed } from './support/writing.ts';

const test = onOwnServer();

const TITLE = 'The Ferry Bell';
const TWINE = `<tw-storydata name="${TITLE}" startnode="1" format="SugarCube" hidden>
<tw-passagedata pid="1" name="Ford" tags="">A bell hangs over the ford. &lt;&lt;audio "bell" play&gt;&gt;

[[Ring the bell|Crossing]]
[[Walk home|Home]]</tw-passagedata>
<tw-passagedata pid="2" name="Crossing" tags="">The ferry comes out of the mist.</tw-passagedata>
<tw-passagedata pid="3" name="Home" tags="">The lamp at home is lit.</tw-passagedata>
</tw-storydata>`;

async function chooseFile(page: Page, file: { name: string; text: string }): Promise<void> {
  await page
    .getByLabel('Import a file', { exact: true })
    .setInputFiles({ name: file.name, mimeType: 'text/plain', buffer: Buffer.from(file.text) });
}

const reportOf = (page: Page, file: string) => page.getByRole('region', { name: `What came from ${file}` });

test('a Twine file becomes a story that is published and played, and its bundle is imported unchanged', async ({
  page,
  isMobile,
}, testInfo) => {
  await beginWriting(page);
  /** On a phone a scene is opened from the outline, which shows its text as well. */
  const expectText = (text: string) =>
    isMobile
      ? expect(page.getByRole('tabpanel')).toContainText(text)
      : expect(inspectorOf(page).text).toHaveValue(text);

  await test.step('its report says what came and what was lost', async () => {
    await chooseFile(page, { name: 'bell.html', text: TWINE });
    const report = reportOf(page, 'bell.html');
    await expect(report).toContainText('3 scenes, 2 choices, 2 endings');
    await expect(report).toContainText('Looks, pictures and sound: 1 part was left out.');
    await expect(report).toContainText('The story checks would let it be published.');
    await report.getByRole('button', { name: 'Use this story' }).click();
    await page.getByRole('tab', { name: 'Story Structure' }).click();
    await expectText('A bell hangs over the ford.');
  });

  await test.step('completed, created and published', async () => {
    await page.getByRole('tab', { name: 'Basic Info' }).click();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await expect(field('Title')).toHaveValue(TITLE);
    for (const name of ['Tagline', 'Description', 'Story prompt'] as const)
      await field(name).fill(BASICS[name]);
    await page.getByLabel('Category').selectOption({ index: 1 });
    if (isMobile) await page.getByRole('button', { name: 'Draw a cover' }).click();
    await page.getByRole('radio', { name: /Ajanta/ }).check({ force: true });
    if (isMobile) await page.getByRole('button', { name: 'Use this cover' }).click();
    await expect(page.getByRole('textbox', { name: 'Cover description' })).not.toHaveValue('');
    await page.getByRole('button', { name: 'Create Story' }).click();
    await expect(page).toHaveURL('/my-stories');
    await page.getByRole('button', { name: `Publish ${TITLE}` }).click();
    await expect(listed(page, 'Published Stories', TITLE)).toBeVisible();
  });

  await test.step('played one step', async () => {
    await page.getByRole('link', { name: `View ${TITLE}` }).click();
    await page.getByRole('button', { name: 'PLAY', exact: true }).click();
    await expect(page.getByRole('log')).toBeVisible();
    await page.getByRole('group', { name: 'Choices' }).getByRole('button', { name: 'Ring the bell' }).click();
    await expect(page.getByRole('log')).toContainText('The ferry comes out of the mist.');
  });

  const bundle = await test.step('saved as a file with everything in it', async () => {
    await page.goto('/my-stories');
    await page.getByRole('link', { name: `Edit ${TITLE}` }).click();
    await page.getByRole('tab', { name: 'Versions' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Everything (JSON)' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('The-Ferry-Bell.kathaloka.json');
    return readFile(await download.path(), 'utf8');
  });

  await test.step('and as a page that plays from a disk', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'To play (one HTML file)' }).click();
    const file = testInfo.outputPath('bell.html');
    await (await saved).saveAs(file);
    const played = await page.context().newPage();
    await played.goto(`file://${file}`);
    await played.getByRole('button', { name: 'Ring the bell' }).click();
    await expect(played.getByRole('log')).toContainText('The ferry comes out of the mist.');
    await played.close();
  });

  await test.step('the first of which is imported without a loss', async () => {
    await page.goto('/create-story');
    await chooseFile(page, { name: 'bell.kathaloka.json', text: bundle });
    const report = reportOf(page, 'bell.kathaloka.json');
    await expect(report).toContainText('3 scenes, 2 choices, 2 endings');
    await expect(report).toContainText('Nothing was lost.');
    await report.getByRole('button', { name: 'Use this story' }).click();
    await page.getByRole('tab', { name: 'Story Structure' }).click();
    await expectText('A bell hangs over the ford.');
    await page.getByRole('tab', { name: 'Basic Info' }).click();
    await expect(page.getByRole('textbox', { name: 'Tagline', exact: true })).toHaveValue(BASICS.Tagline);
  });
});
