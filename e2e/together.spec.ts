import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { aPerson, createAccount, type Person } from './support/person.ts';
import { registerByApi } from './support/registerByApi.ts';
import { playNew, type Tale } from './support/tale.ts';
import { expect, test } from './support/test.ts';
import { readOnIn } from './support/readOn.ts';

const STORY = 'How to Move an Elephant';

/** A further person in the same test. */
function anotherPerson(testInfo: TestInfo, letter: string): Person {
  const { username, ...person } = aPerson(testInfo);
  const name = `${username.slice(0, 28)}_${letter}`;
  return { ...person, username: name, email: `${name}@example.com` };
}

/** Another browser with the same screen. */
async function aBrowser(browser: Browser, testInfo: TestInfo): Promise<BrowserContext> {
  const { viewport, hasTouch, isMobile, baseURL } = testInfo.project.use;
  return readOnIn(
    await browser.newContext({
      ...(baseURL && { baseURL }),
      ...(viewport && { viewport }),
      ...(isMobile && { isMobile, hasTouch: hasTouch === true }),
      locale: 'en-GB',
      reducedMotion: 'reduce',
    }),
  );
}

const bar = (page: Page) => page.getByRole('region', { name: 'Playing together' });
const choices = (page: Page) => page.getByRole('group', { name: 'Choices' }).getByRole('button');
const joins = (page: Page) => page.getByRole('button', { name: 'JOIN' }).click();

/** The heading for a user who is no longer a player. */
const playsNoMore = (page: Page) => page.getByRole('heading', { name: 'You no longer play in this tale' });

/** The players' panel: beside the tale, or a sheet over it. */
const panel = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Play together' })
    .or(page.getByRole('dialog', { name: 'Play together' }));

const openPanel = (page: Page) => bar(page).getByRole('button', { name: 'Who is here' }).click();
const closePanel = (page: Page) => panel(page).getByRole('button', { name: 'Close' }).click();

/** Creates the first invitation to the player's tale, and closes the panel. */
async function invite(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Your tale' }).click();
  await page.getByRole('button', { name: 'Play together...' }).click();
  await panel(page).getByRole('button', { name: 'Make a link' }).click();
  const link = panel(page).getByRole('textbox', { name: 'The link' });
  await expect(link).toHaveValue(/\/join\/[\w-]{43}$/);
  const address = new URL(await link.inputValue()).pathname;
  await closePanel(page);
  return address;
}

/** The texts in a player's log. */
async function toldTo(page: Page): Promise<string[]> {
  const texts = await page.locator('[data-entry$="-text"] [lang]').allTextContents();
  return texts.map((text) => text.trim());
}

/** Expects the same tale with this number of parts on all pages; some receive it a moment later. */
async function expectSameTale(pages: readonly Page[], parts: number): Promise<void> {
  const told = async () => {
    const tales = await Promise.all(pages.map(toldTo));
    return {
      parts: tales.map(({ length }) => length),
      tales: new Set(tales.map((tale) => tale.join('\n'))).size,
    };
  };
  await expect.poll(told).toEqual({ parts: pages.map(() => parts), tales: 1 });
}

async function joinByApi(page: Page, testInfo: TestInfo, letter: string, address: string): Promise<Person> {
  const person = await registerByApi(page, anotherPerson(testInfo, letter));
  await page.goto(address);
  await joins(page);
  await expect(page).toHaveURL(/\/play\//);
  await expect(bar(page)).toBeVisible();
  return person;
}

async function chooseFirst(tale: Pick<Tale, 'choices'>): Promise<void> {
  await expect(tale.choices.first()).toBeEnabled();
  await tale.choices.first().click();
}

test('two players take turns by a link, reading the same words, until one is removed', async ({
  page,
  browser,
}, testInfo) => {
  const tale = await playNew(page, STORY);
  const address = await invite(page);
  const context = await aBrowser(browser, testInfo);
  const guest = await context.newPage();
  await guest.goto(address);
  await expect(guest.getByRole('heading', { level: 1, name: STORY })).toBeVisible();
  await expect(
    guest.getByText(`${tale.member.username} invites you to play this tale together.`),
  ).toBeVisible();
  await joins(guest);
  await guest
    .getByRole('dialog', { name: 'Login Required' })
    .getByRole('button', { name: 'Create account' })
    .click();
  const member = anotherPerson(testInfo, 'b');
  await createAccount(guest, member);
  // the game that the guest had pressed starts after registration
  await expect(guest).toHaveURL(/\/play\//);
  await expectSameTale([page, guest], 1);
  await expect(bar(guest)).toContainText(`It is ${tale.member.username}’s turn.`);
  // the owner's tools are disabled or missing
  await expect(choices(guest).first()).toBeDisabled();
  await expect(guest.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await guest.getByRole('button', { name: 'Menu' }).click();
  await expect(guest.getByRole('button', { name: 'Settings' })).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Your tale' })).toHaveCount(0);
  await guest.keyboard.press('Escape');

  await chooseFirst(tale);
  await expect(guest.getByRole('log')).toContainText(`${tale.member.username} chose:`);
  await expectSameTale([page, guest], 2);
  await expect(bar(guest)).toContainText('It is your turn.');
  await expect(tale.choices.first()).toBeDisabled();
  await chooseFirst({ choices: choices(guest) });
  await expect(tale.log).toContainText(`${member.username} chose:`);
  await expectSameTale([page, guest], 3);
  await expect(bar(page)).toContainText('It is your turn.');

  // the owner undoes it, and the logs of all players follow
  await tale.command('Undo').click();
  await expectSameTale([page, guest], 2);

  await openPanel(page);
  await panel(page)
    .getByRole('button', { name: `Remove ${member.username}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(playsNoMore(guest)).toBeVisible();
  await expect(guest.getByRole('log')).toHaveCount(0);
  await guest.reload();
  await expect(playsNoMore(guest)).toBeVisible();
  await guest.goto(address);
  // removing a player has also ended the link
  await expect(panel(page).getByRole('textbox', { name: 'The link' })).toHaveCount(0);
  await expect(guest.getByText('This invitation has ended', { exact: false }).last()).toBeVisible();
  await context.close();
});

test('three players vote, one of them offline for a while; a latecomer reads the result from the beginning', async ({
  page,
  browser,
}, testInfo) => {
  const tale = await playNew(page, STORY);
  const address = await invite(page);
  const contexts = [await aBrowser(browser, testInfo), await aBrowser(browser, testInfo)];
  const [second, third] = await Promise.all(contexts.map((context) => context.newPage()));
  await joinByApi(second!, testInfo, 'b', address);
  await joinByApi(third!, testInfo, 'c', address);

  await openPanel(page);
  await panel(page).getByRole('radio', { name: 'By vote' }).check();
  await panel(page).getByRole('radio', { name: '15 seconds' }).check();
  await closePanel(page);
  await expect(bar(second!)).toContainText('Vote for a choice.');

  // all players present have voted, so the vote ends early
  await chooseFirst(tale);
  await expect(bar(page)).toContainText('You have voted.');
  await expect(bar(second!)).toContainText('1 of 3 have voted');
  await expect(bar(second!)).not.toContainText('chose');
  await chooseFirst({ choices: choices(second!) });
  await chooseFirst({ choices: choices(third!) });
  await expectSameTale([page, second!, third!], 2);
  await expect(third!.getByRole('log')).toContainText('The vote chose (3 of 3):');

  // one player is offline: the vote ends on time, and they read the result when they are back
  await contexts[1]!.setOffline(true);
  await chooseFirst(tale);
  await chooseFirst({ choices: choices(second!) });
  await expect.poll(async () => (await toldTo(page)).length, { timeout: 30_000 }).toBe(3);
  await contexts[1]!.setOffline(false);
  await expectSameTale([page, second!, third!], 3);

  const late = await aBrowser(browser, testInfo);
  const fourth = await late.newPage();
  await joinByApi(fourth, testInfo, 'd', address);
  await expectSameTale([page, fourth], 3);

  // one player leaves, and the owner ends playing together for the others
  await openPanel(second!);
  await panel(second!).getByRole('button', { name: 'Leave' }).click();
  await second!.getByRole('alertdialog').getByRole('button', { name: 'Leave it' }).click();
  await expect(second!).toHaveURL('/home');
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'End playing together' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End it' }).click();
  for (const other of [third!, fourth]) await expect(playsNoMore(other)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(tale.log).toBeVisible();
  await Promise.all([...contexts, late].map((context) => context.close()));
});
