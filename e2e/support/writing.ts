import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

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

/** Home has some two hundred stops, and the focus may be past the place already: it comes round. */
const PRESSES = 400;

/** By keys alone: Tab until it has the focus. */
export async function tabTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  await expect(place).toBeVisible();
  for (let presses = 0; presses < PRESSES; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(place)} cannot be reached by ${key}.`);
}

/** In the place of what was there. */
export async function typeInto(page: Page, place: Locator, text: string, key = 'Tab'): Promise<void> {
  await tabTo(page, place, key);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** My Stories, with the story under the heading. */
export function listed(page: Page, list: string, title: string): Locator {
  return page.getByRole('region', { name: list }).getByRole('article').filter({ hasText: title });
}
