/** Checks of what the README's recipes show. */
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** The theme's ground and accent, as the README gives them. */
const HARBOUR = { ground: 'rgb(242, 247, 250)', accent: 'rgb(10, 107, 160)' };

/** Expects the card in the app's theme: visible, styled, and with a link to the app's own URL. */
export async function expectThemedCard(page: Page): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: 'The Ferryman of Three Ghats' });
  const title = card.getByRole('link', { name: 'The Ferryman of Three Ghats', exact: true });
  await title.waitFor();
  expect(await title.getAttribute('href')).toBe('/tales/ferryman');
  expect(await card.textContent()).toContain('3.8k');
  expect(await card.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('14px');
  const style = (property: string) =>
    page.evaluate((name) => getComputedStyle(document.body).getPropertyValue(name), property);
  expect(await style('background-color')).toBe(HARBOUR.ground);
  const play = card.getByLabel('PLAY The Ferryman of Three Ghats');
  expect(await play.evaluate((element) => getComputedStyle(element).borderColor)).toBe(HARBOUR.accent);
}

/** Expects a page from right to left: the card's own words are in Urdu, the story's are unchanged. */
export async function expectUrduCard(page: Page): Promise<void> {
  const title = page.getByRole('heading', { name: 'The Ferryman of Three Ghats' });
  await title.waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await title.getAttribute('lang')).toBe('en');
  expect(await page.getByRole('article').textContent()).toContain('کھیلیں');
}

/** Requests a part of a tale, and reads it. */
export async function expectToldPassage(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'What do you do?' }).fill('I ask her name');
  await page.getByRole('button', { name: 'Say it' }).click();
  const log = page.getByRole('log');
  await log.getByText('She says that she has had three').waitFor();
  expect(await log.textContent()).toContain('I ask her name');
}

/** The backend of the README's play log. */
export const otherBackend = {
  '/api/passages': (body: string) => ({
    key: 'p1',
    prompt: (JSON.parse(body) as { prompt: string }).prompt,
    prose: 'She says that she has had three.',
  }),
};

const style = (of: Locator, name: string) =>
  of.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

/** Expects the card in the second brand: its own colours, and the tokens of the app's style sheet. */
export async function expectSecondBrand(page: Page): Promise<void> {
  const card = page.getByRole('article');
  const title = card.getByRole('heading', { name: 'The Ferryman of Three Ghats' });
  await title.waitFor();
  expect(await style(page.locator('body'), 'background-color')).toBe('rgb(16, 24, 15)');
  expect(await style(card.getByLabel('PLAY The Ferryman'), 'border-top-color')).toBe('rgb(156, 207, 106)');
  expect(await style(card, 'border-top-left-radius')).toBe('2px');
  expect(await style(title, 'font-family')).toMatch(/^Georgia/);
}

const styleOf = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((element) => {
    const { borderRadius, backgroundColor, fontWeight } = getComputedStyle(element);
    return { borderRadius, backgroundColor, fontWeight };
  });

/** Expects the button with the styles of the app's style sheet, also on hover, and otherwise unchanged. */
export async function expectOwnCss(page: Page): Promise<void> {
  const own = { borderRadius: '0px', backgroundColor: 'rgb(1, 2, 3)', fontWeight: '600' };
  const button = page.getByRole('button', { name: 'Begin' });
  await button.waitFor();
  expect(await styleOf(page, 'Begin')).toEqual(own);
  await button.hover();
  expect(await styleOf(page, 'Begin')).toEqual(own);
}

/**
 * Returns a check that the card has the app's translated words, and English ones for words that the app does not
 * translate.
 */
export function expectCardIn(language: string, direction: string, play: string) {
  return async (page: Page): Promise<void> => {
    const card = page.getByRole('article');
    await card.getByText(play, { exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await card.evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
    // the count of likes is not translated
    expect(await card.textContent()).toContain('likes');
  };
}

/** Expects a styled card, although the page's policy refuses styles without its nonce. */
export async function expectStyledCard(page: Page): Promise<void> {
  const card = page.getByRole('article');
  await card.waitFor();
  expect(await card.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('14px');
}

/** The answers of a consumer's server to the API client. */
export const otherServer = {
  '/api/v1/stories/featured/': () => [{ id: '1', title: 'The Ferryman of Three Ghats' }],
  '/api/v1/weather/Ganga': () => ({ river: 'Ganga', level: 4 }),
};

export async function expectStories(page: Page): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: 'The Ferryman of Three Ghats' }).waitFor();
}

export async function expectOwnCall(page: Page): Promise<void> {
  await page.getByText('Ganga: 4 m').waitFor();
}
