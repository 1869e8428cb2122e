import type { User } from '@kathaloka/contract/entities';
import type { Locator, Page } from '@playwright/test';
import { readOnIn } from './support/readOn.ts';
import { inDatabase } from './support/database.ts';
import { expireAccessToken } from './support/expireAccessToken.ts';
import { onOwnServer } from './support/onOwnServer.ts';
import { FAULTY } from './support/ownServer.ts';
import { creditsOf, playNew } from './support/tale.ts';
import { expect } from './support/test.ts';

const TITLE = 'How to Move an Elephant';
const FAILED = 'The narrator could not go on. Nothing was charged.';
const TIMED_OUT = 'The narrator took too long. Nothing was charged.';

/** The player's words, and the message after the fault that they trigger. */
const FAULTS = [
  ['Fail at once', FAILED],
  ['Fail on the way', FAILED],
  ['Say nothing', FAILED],
  ['Break down', FAILED],
  ['Take too long', TIMED_OUT],
] as const;

const test = onOwnServer({ program: FAULTY });

test('after a fault of a model there is one red entry, nothing is charged, and the words stay', async ({
  page,
}) => {
  const { log, input, choices, told, member, story, expectBalance } = await playNew(page, TITLE);
  const credits = await creditsOf(member);
  const offered = await choices.allTextContents();
  const errors = log.getByText(/Nothing was charged\.$/);
  for (const [words, error] of FAULTS) {
    await test.step(words, async () => {
      await input.fill(words);
      await input.press('Enter');
      await expect(log.getByText(words, { exact: true })).toBeVisible();
      await told();
      await expect(errors).toHaveText([error]);
      await expect(log).not.toContainText('The boat turns, and');
      await expect(input).toHaveValue(words);
      await expect(page.getByText('Try these alternatives:')).toBeVisible();
      await expect(choices).toHaveText(offered);
      await expectBalance(story.initial_xp, credits);
      expect(await creditsOf(member)).toBe(credits);
    });
  }
  await input.fill('I whistle instead');
  await input.press('Enter');
  await expect(log.getByText('A detour is told, for the 1. time.')).toBeVisible();
  await expect(errors).toHaveCount(0);
  await expect(input).toHaveValue('');
  expect(await creditsOf(member)).toBe(credits - 1);
});

test('after the server was killed during a turn, nothing is charged, the page says so, and the words stay', async ({
  page,
  server,
}) => {
  const { log, input, told, member } = await playNew(page, TITLE);
  const credits = await creditsOf(member);
  await input.fill('Never end');
  await input.press('Enter');
  await expect(log.getByText('The boat turns, and')).toBeVisible();
  await server.kill();
  await server.start();
  await expect(log.getByText(/Nothing was charged\.$/)).toBeVisible({ timeout: 30_000 });
  await told();
  await expect(log).not.toContainText('The boat turns, and');
  await expect(input).toHaveValue('Never end');
  expect(await creditsOf(member)).toBe(credits);
  await input.fill('I whistle instead');
  await input.press('Enter');
  await expect(log.getByText('A detour is told, for the 1. time.')).toBeVisible();
});

test('a picture that cannot be drawn is replaced by a description', async ({ page }) => {
  const { log, command } = await playNew(page, TITLE);
  await command('Show').click();
  await expect(log.getByText('The colours have run dry.')).toBeVisible();
  await expect(log.getByRole('img')).toHaveCount(0);
});

test('when credits run low there is a warning, and when they are short an error with affordable models', async ({
  page,
}) => {
  const { log, command, told, member } = await playNew(page, TITLE);
  await page.getByRole('combobox', { name: /^Text model/ }).click();
  await page.getByRole('option', { name: /^Vyasa/ }).click();
  const purse = async () => (await member.ask<User>('/auth/me')).credits;
  let left = await purse();
  while (left >= 6) {
    await command('Immerse').click();
    await expect.poll(purse).toBeLessThan(left);
    await told();
    left = await purse();
  }
  await expect(log.getByText(`Your credits are running low! You have ${left} left.`)).toBeVisible();
  await command('Immerse').click();
  await expect(
    log.getByText(`Not enough credits for Vyasa. You have ${left} credits, but need 6.`),
  ).toBeVisible();
  expect(await purse()).toBe(left);
});

test('without enough XP, a command says how much it needs', async ({ page, server }) => {
  await inDatabase('update stories set initial_xp = 0 where title = $1', [TITLE], server.dataDir);
  const { log, command } = await playNew(page, TITLE);
  await command('Immerse').click();
  await expect(log.getByText('Not enough XP. You have 0 XP, but need 1 XP for this action.')).toBeVisible();
  await inDatabase('update stories set initial_xp = 60 where title = $1', [TITLE], server.dataDir);
});

test('without the list of models, there are built-in ones and a notice', async ({ page }) => {
  await page.route('**/models/featured', (route) => route.fulfill({ status: 500, json: {} }));
  const { log, command } = await playNew(page, TITLE);
  await expect(page.getByText('Failed to load AI models. Using fallback options.')).toBeVisible();
  await command('Immerse').click();
  await expect(log.getByText('A setting is told, for the 1. time.')).toBeVisible();
});

test('after the session has expired, the page asks for a login and keeps the words', async ({ page }) => {
  const { input } = await playNew(page, TITLE);
  const session = page.url();
  await page.route('**/auth/refresh', (route) => route.fulfill({ status: 401, json: { detail: 'Expired' } }));
  await page.route('**/action', (route) =>
    route.fulfill({ status: 401, json: { detail: 'Not authenticated', code: 'not_signed_in' } }),
  );
  await input.fill('I wait for the ferryman');
  await page.evaluate(expireAccessToken);
  await input.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Login Required' });
  await expect(popup).toContainText('Please log in to continue playing.');
  await popup.getByRole('button', { name: 'Continue to Login' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe(
    new URL(session).pathname,
  );
});

test('offline, words can be typed, and are sent once there is a connection', async ({ page, context }) => {
  const { log, input, told } = await playNew(page, TITLE);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await input.fill('I listen to the rain');
  await input.press('Enter');
  await expect(input).toHaveValue('I listen to the rain');
  await expect(log).not.toContainText('I listen to the rain');
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await input.press('Enter');
  await expect(log.getByText('A detour is told, for the 1. time.')).toBeVisible();
  await told();
  await expect(input).toHaveValue('');
});

/** Opens the session in another page, which shows its choices. */
async function openOn(other: Page, session: string): Promise<Locator> {
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await other.goto(session);
  const choices = other.getByRole('group', { name: 'Choices' }).getByRole('button');
  await expect(choices.first()).toBeVisible();
  return choices;
}

const GONE_ON = 'The story has gone on elsewhere. This is where it is now.';

test('of two devices, the later one is told so, and shows the turn of the other', async ({
  page,
  context,
  browser,
}) => {
  const { log, choices } = await playNew(page, TITLE);
  const device = readOnIn(await browser.newContext({ storageState: await context.storageState() }));
  const other = await device.newPage();
  const stale = await openOn(other, page.url());
  const text = (await choices.first().locator('[lang]').textContent())!;
  await choices.first().click();
  await expect(log).toContainText(`Selected: ${text}`);
  const now = page.getByRole('group', { name: 'Choices' }).getByRole('button');
  await expect(now.first()).not.toContainText(text);
  const offered = await now.allTextContents();

  await stale.first().click();
  await expect(other.getByRole('log').getByText(GONE_ON)).toBeVisible();
  await expect(other.getByRole('log')).toContainText(`Selected: ${text}`);
  await expect(stale).toHaveText(offered);

  await choices.first().click();
  await expect(choices.first()).not.toContainText(offered[0]!);
  await other.getByRole('button', { name: /^Undo/ }).click();
  await expect(other.getByRole('log').getByText(GONE_ON)).toBeVisible();
  await expect(stale).toHaveText(await choices.allTextContents());
  await device.close();
});

test('two tabs: a turn or an undo in one of them appears in the other', async ({ page, context }) => {
  const { log, choices, command } = await playNew(page, TITLE);
  const before = await choices.allTextContents();
  const other = await context.newPage();
  const shown = await openOn(other, page.url());
  const text = (await choices.first().locator('[lang]').textContent())!;
  await choices.first().click();
  await expect(log).toContainText(`Selected: ${text}`);
  await expect(other.getByRole('log')).toContainText(`Selected: ${text}`);
  await command('Undo').click();
  await expect(other.getByRole('log')).not.toContainText(`Selected: ${text}`);
  await expect(shown).toHaveText(before);
});
