import type { Page } from '@playwright/test';
import { onOwnServer } from './support/onOwnServer.ts';
import { expect } from './support/test.ts';
import { BASICS, beginWriting, inspectorOf, listed } from './support/writing.ts';

const test = onOwnServer();

/** Before links could be written in the prose, writing twelve scenes took 132 clicks. */
const MOST_CLICKS = 60;

/**
 * The scenes as they are typed, in the order in which Ctrl+Enter opens them. They have eighteen choices, five
 * variables, three conditions, and an ending that has to be earned.
 */
const SCENES: Readonly<Record<string, string>> = {
  next_node:
    'A lane, a crow on the wall.\n[[Feed the crow -> crow | gain feather; mercy + 1]]\n[[Walk on -> gate]]',
  crow: 'It hops ahead of you.\n[[Follow it -> temple | gain sign]]\n[[Turn back -> gate]]',
  gate: 'The gate is shut.\n[[Knock -> yard]]\n[[Climb -> wall | gain rope]]',
  temple: 'A dark shrine.\n[[Light the lamp -> hall | if oil >= 1 | oil - 1]]\n[[Pray in the dark -> bank]]',
  yard: 'Somebody opens.\n[[Ask for shelter -> hall]]\n[[Leave again -> bank]]',
  wall: 'The wall is high.\n[[Jump -> yard]]\n[[Let down the rope -> bank | if has rope | lose rope]]',
  hall: 'A hall full of sleepers.\n[[Show the sign -> blessed | if has sign]]\n[[Sleep as they do -> end]]',
  bank: 'The river is awake.\n[[Cross over -> far_bank | mercy - 1]]\n[[Wait for the day -> end]]',
  blessed: 'They rise, and know you.',
  far_bank: 'Nobody follows you here.',
  end: 'Morning finds you where you lay.',
};

/** Adds a text for readers who have fed the crow. */
async function addVariant(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add variant' }).click();
  await page.getByRole('combobox', { name: 'Variant 1 is told when' }).click();
  await page.keyboard.insertText('has feather');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Text of variant 1' }).click();
  await page.keyboard.insertText('The feather in your hair is the only thing that stirs.');
}

/** Counts the clicks of a pointer. For a key press on a button, `detail` is 0. */
const countClicks = () => {
  Object.assign(window, { clicks: 0 });
  const count = ({ isTrusted, detail }: MouseEvent) => {
    if (isTrusted && detail > 0) (window as unknown as { clicks: number }).clicks += 1;
  };
  addEventListener('click', count, { capture: true });
};

test(
  'twelve scenes with eighteen choices are written, checked and published in at most sixty clicks, most of them by keys',
  // clicks are counted with a mouse
  { tag: '@desk' },
  async ({ page }) => {
    await page.addInitScript(countClicks);
    await beginWriting(page);
    const { name, text, choice } = inspectorOf(page);
    const insert = (words: string) => page.keyboard.insertText(words);

    await test.step('what every story needs, by Tab', async () => {
      await page.getByRole('textbox', { name: 'Title', exact: true }).click();
      for (const [field, value] of Object.entries(BASICS)) {
        const box = page.getByRole('textbox', { name: field, exact: true });
        if (!(await box.evaluate((element) => element === document.activeElement))) await box.click();
        await insert(value);
        await page.keyboard.press('Tab');
      }
      await page.getByLabel('Category').selectOption({ index: 1 });
      await page
        .getByRole('radio', { name: /Ajanta/ })
        .locator('..')
        .click();
      await expect(page.getByRole('textbox', { name: 'Cover description' })).not.toHaveValue('');
    });

    await test.step('the first scene, and a choice in its own field', async () => {
      await page.getByRole('tab', { name: 'Story Structure' }).click();
      await text.click();
      await page.keyboard.press('ControlOrMeta+a');
      await insert('Night at the ford. A jar of oil stands by the lamp.\n[[Go without it -> next_node]]');
      await choice(1).click();
      await page.keyboard.press('ControlOrMeta+a');
      await insert('Take the oil -> next_node | oil + 1');
    });

    await test.step('the others, from one to the next by Ctrl+Enter', async () => {
      const left = new Set(Object.keys(SCENES));
      for (let steps = 0; left.size > 0 && steps < 40; steps += 1) {
        await page.keyboard.press('ControlOrMeta+Enter');
        const scene = await name.inputValue();
        if (!left.delete(scene)) continue;
        await expect(text).toBeFocused();
        await page.keyboard.press('ControlOrMeta+a');
        await insert(SCENES[scene]!);
        // the choice that the scene had from the beginning
        if (scene === 'next_node') await page.getByRole('button', { name: 'Remove choice 1' }).click();
        if (scene === 'hall') await addVariant(page);
      }
      expect([...left]).toEqual([]);
    });

    await test.step('published as it was written', async () => {
      await expect(page.getByText('3 endings')).toBeVisible();
      const clicks = await page.evaluate(() => (window as unknown as { clicks: number }).clicks);
      test.info().annotations.push({ type: 'clicks', description: String(clicks) });
      await page.getByRole('button', { name: 'Create Story' }).click();
      await expect(page).toHaveURL('/my-stories');
      const draft = listed(page, 'Draft Stories', BASICS.Title);
      await expect(draft).toContainText('12 scenes');
      await draft.getByRole('button', { name: `Publish ${BASICS.Title}` }).click();
      await expect(listed(page, 'Published Stories', BASICS.Title)).toBeVisible();
      // plus two clicks: on Create Story and Publish
      expect(clicks + 2).toBeLessThanOrEqual(MOST_CLICKS);
    });
  },
);
