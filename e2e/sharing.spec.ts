import type { Page } from '@playwright/test';
import { aPerson, createAccount, type Person } from './support/person.ts';
import { registerByApi } from './support/registerByApi.ts';
import { sharedTurn } from './support/sharedTurn.ts';
import { playNew, type Tale } from './support/tale.ts';
import { expect, test } from './support/test.ts';

const STORY = 'How to Move an Elephant';
const TYPED = 'I ask the elephant about Quillfeather';

/** A second person in the same test. */
const otherName = ({ username }: Person) => ({
  username: `${username.slice(0, 28)}_b`,
  email: `${username}-b@example.com`,
});

const playFromHere = (page: Page) => page.getByRole('button', { name: 'PLAY FROM HERE' }).first();

/** Types a text, and shares a link to the resulting turn. */
async function shareWhatIsTyped(page: Page, { input, log, told, tool }: Tale): Promise<string> {
  await input.fill(TYPED);
  await input.press('Enter');
  await expect(log).toContainText(TYPED);
  await told();
  await (await tool('Share from here')).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = page.getByRole('textbox', { name: 'The link' });
  await expect(link).toHaveValue(/\/from\/[\w-]{43}$/);
  const address = await link.inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  return new URL(address).pathname;
}

test(
  'a part of a tale is shared, read by a guest, and played on by them until it is revoked',
  { tag: '@phone' },
  async ({ page, browser }, testInfo) => {
    const tale = await playNew(page, STORY);
    const address = await shareWhatIsTyped(page, tale);

    const { viewport, hasTouch, isMobile, baseURL } = testInfo.project.use;
    const other = await browser.newContext({
      ...(baseURL && { baseURL }),
      ...(viewport && { viewport }),
      ...(isMobile && { isMobile, hasTouch: hasTouch === true }),
      locale: 'en-GB',
    });
    const guest = await other.newPage();
    // the HTML before any script runs
    const html = await (await guest.request.get(address)).text();
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain('Quillfeather');
    const picture = await guest.request.get(`${address}/picture.jpg`);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);

    await guest.goto(address);
    await expect(guest.getByRole('heading', { level: 1, name: STORY })).toBeVisible();
    await expect(guest.getByText('Said something of their own')).toBeVisible();
    await playFromHere(guest).click();
    await guest
      .getByRole('dialog', { name: 'Login Required' })
      .getByRole('button', { name: 'Create account' })
      .click();
    await expect(guest).toHaveURL('/register');
    await createAccount(guest, { ...aPerson(testInfo), ...otherName(tale.member) });
    await expect(guest).toHaveURL(/\/play\//);
    await expect(guest.getByRole('log')).not.toContainText('Quillfeather');

    await page.goto('/account');
    await page.getByRole('button', { name: `Revoke the link to “${STORY}”` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('You have shared no part of a tale.', { exact: false })).toBeVisible();
    for (const gone of [address, `${address}/picture.jpg`])
      expect((await guest.request.get(gone)).status()).toBe(404);
    const session = guest.url();
    await guest.goto(address);
    await expect(guest.getByText('This link has ended', { exact: false }).last()).toBeVisible();
    // the new game remains
    await guest.goto(session);
    await expect(guest.getByRole('log')).toBeVisible();
    await other.close();
  },
);

test('two clicks on a link begin one game, and the link shows what its owner allowed', async ({
  page,
}, testInfo) => {
  const person = await registerByApi(page, aPerson(testInfo));
  await page.goto(await sharedTurn(page.request, await tokenOf(page), STORY));
  await playFromHere(page).dblclick();
  await expect(page).toHaveURL(/\/play\//);
  const { sessions } = await person.ask<{ sessions: unknown[] }>('/game/sessions/');
  expect(sessions).toHaveLength(2);
});

const tokenOf = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('token')!);
