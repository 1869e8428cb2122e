import type { Page } from '@playwright/test';
import { recordVoice } from './support/recordVoice.ts';
import { violations } from './support/scan.ts';
import { playNew } from './support/tale.ts';
import { expect, test } from './support/test.ts';

const TITLE = 'How to Move an Elephant';
/** The end of a spoken list of choices. */
const WAYS_END = /Enter while you hear it|Tap twice while you hear it/;

/** Records what is said between one action and the next spoken list of choices. */
async function listenTo(page: Page) {
  const voice = await recordVoice(page, ['en-IN', 'hi-IN']);
  const texts = async () => (await voice.said()).map(({ text }) => text);
  return {
    voice,
    /** Runs an action, and returns everything said until the next choices have been read. */
    hear: async (act: () => Promise<void>): Promise<readonly string[]> => {
      const since = (await texts()).length;
      await act();
      await expect.poll(async () => (await texts()).slice(since).join('\n')).toMatch(WAYS_END);
      return (await texts()).slice(since);
    },
    /** Goes back, sentence by sentence, to the first choice, and takes it. */
    takeHeard: async (): Promise<void> => {
      await voice.flow(false);
      const read = page.getByRole('application').locator('p[lang]');
      for (let steps = 0; steps < 20 && !(await read.textContent())?.startsWith('1. '); steps += 1)
        await page.keyboard.press('ArrowLeft');
      await expect(read).toHaveText(/^1\. /);
      await page.keyboard.press('Enter');
      await voice.flow(true);
    },
  };
}

test('a whole story is heard and played by keys alone, to its ending and into the next game', async ({
  page,
}) => {
  const { voice, hear, takeHeard } = await listenTo(page);
  const { log } = await playNew(page, TITLE);
  const surface = page.getByRole('application', { name: 'Eyes closed' });
  let heard = await hear(() => page.keyboard.press('e'));
  await expect(surface).toBeFocused();
  expect(heard[0], 'the keys, or what fingers do').toMatch(/^(?:Space pauses|Tap to pause)/);
  expect(await violations(page)).toEqual([]);

  const tale: string[] = [];
  const opening = heard.filter((text) => /^\d\. /.test(text));
  let turns = 0;
  while (!heard.some((text) => text.startsWith('1. Turn the page'))) {
    tale.push(
      ...heard.slice(
        heard.indexOf('Selected:') + 1,
        heard.findIndex((text) => text.endsWith('on:')),
      ),
    );
    const isByNumber = turns % 2 === 0;
    heard = await hear(() => (isByNumber ? page.keyboard.press('1') : takeHeard()));
    expect(heard, 'what was taken is confirmed').toContain('Selected:');
    turns += 1;
    expect(turns).toBeLessThan(30);
  }
  tale.push(...heard.slice(heard.indexOf('Selected:') + 1));
  const sentences = tale.filter((text) => text.length > 25 && !/^\d\. /.test(text));
  expect(sentences.length).toBeGreaterThan(20);
  expect(new Set(sentences).size, 'each sentence once').toBe(sentences.length);
  expect(heard).toContain('The end');
  await expect(log.getByText('The end', { exact: true })).toBeAttached();

  heard = await hear(() => page.keyboard.press('1'));
  expect(heard.join(' ')).toContain('You have found 1 of 4 endings');
  const before = page.url();
  const again = heard.find((text) => text.endsWith('Begin again'))!;
  heard = await hear(() => page.keyboard.press(again.charAt(0)));
  expect(page.url()).not.toBe(before);
  expect(heard).toEqual(expect.arrayContaining(opening));
  expect(
    heard.filter((text) => text.endsWith('on:')),
    'only the new game’s',
  ).toHaveLength(1);
  expect(heard.join(' '), 'the keys are known').not.toMatch(/Space pauses|Tap to pause/);
  expect(new Set((await voice.said()).map(({ language }) => language))).toEqual(new Set(['en-IN']));
  await page.keyboard.press('e');
  await expect(surface).toHaveCount(0);
});
