import type { Locator, Page } from '@playwright/test';
import { aPerson } from './person.ts';
import { type Member, registerByApi } from './registerByApi.ts';
import { expect, test } from './test.ts';

/** Opens the editor with a new account that has seen the tour. */
export async function beginWriting(page: Page): Promise<Member> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const member = await registerByApi(page, aPerson(test.info()));
  await page.evaluate(() => localStorage.setItem('kathaloka.editor-tour', 'seen'));
  await page.goto('/create-story');
  return member;
}

/** The title of the starter “A fork in the road”. */
export const STARTER_TITLE = 'Forty Pots to Market';

/** Begins with that starter, and fills in the other fields that a story needs. */
export async function beginFromStarter(page: Page): Promise<Member> {
  const member = await beginWriting(page);
  await page.getByRole('button', { name: /A fork in the road/ }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(STARTER_TITLE);
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByText('Cover image URL', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Cover image URL' }).fill('/landing/begin.webp');
  return member;
}

/** The side panel of the editor, which is a sheet on a phone. */
export function inspectorOf(page: Page) {
  const scene = page.getByRole('region', { name: 'Edit scene' });
  return {
    name: scene.getByRole('textbox', { name: 'Scene name' }),
    text: scene.getByRole('textbox', { name: 'Scene text' }),
    choice: (number: number) => scene.getByRole('textbox', { name: `Choice ${number} text` }),
    target: (number: number) => scene.getByRole('combobox', { name: `Choice ${number} leads to` }),
    addChoice: scene.getByRole('button', { name: 'Add choice' }),
  };
}

export const BASICS = {
  Title: 'The Lamp at the Ford',
  Tagline: 'One crossing, and two ways to end it.',
  Description: 'A ferryman, a lamp, and a river that remembers.',
  'Story prompt': 'Tell it quietly.',
} as const;

/** The maximum number of presses. Home has about two hundred stops, and the focus may have to go around. */
const PRESSES = 400;
const LOOK_AGAIN = 5;

/** Presses Tab until the place has the focus. */
export async function tabTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  await expect(place).toBeVisible();
  let found = await place.elementHandle();
  for (let presses = 0; presses < PRESSES; presses += 1) {
    const state = await found.evaluate((element) =>
      element.isConnected ? element === document.activeElement : undefined,
    );
    if (state) return;
    if (state === false) await page.keyboard.press(key);
    // searching the page by name is slow, so this searches again only now and then
    if (state === undefined || presses % LOOK_AGAIN === 0) found = await place.elementHandle();
  }
  throw new Error(`${String(place)} cannot be reached by ${key}.`);
}

/** Replaces the text of a field by typing. */
export async function typeInto(page: Page, place: Locator, text: string, key = 'Tab'): Promise<void> {
  await tabTo(page, place, key);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** A story below a heading of My Stories. */
export function listed(page: Page, list: string, title: string): Locator {
  return page.getByRole('region', { name: list }).getByRole('article').filter({ hasText: title });
}
