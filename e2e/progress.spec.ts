import fs from 'node:fs';
import type { CreditPage } from '@kathaloka/contract/entities';
import { costOf, playNew } from './support/tale.ts';
import { aPerson } from './support/person.ts';
import { registerByApi } from './support/registerByApi.ts';
import { violations } from './support/scan.ts';
import { expect, test } from './support/test.ts';

const TITLE = 'How to Move an Elephant';

test('a task is finished during play: a toast, the page of progress, the ledger and its CSV show it', async ({
  page,
}) => {
  const { command, told, member, expectBalance, story } = await playNew(page, TITLE);
  await command('Immerse').click();
  await expect(page.getByText('Task completed: Lamp at Dusk. +3 credits')).toBeVisible();
  await told();
  // 100 at the start, −1 for the turn, +3 from the task: the screen counts up without a reload
  await expectBalance(story.initial_xp - costOf(story, 'immerse'), 99);

  await page.goto('/profile');
  const daily = page.getByRole('region', { name: 'Daily Tasks' });
  const lamp = daily.getByRole('article', { name: 'Lamp at Dusk' });
  await expect(lamp.getByText('Completed')).toBeVisible();
  await expect(lamp.getByText('100%')).toBeVisible();
  await expect(daily.getByText(member.username)).toBeVisible();
  await expect(daily.getByText('Shrota, level 1')).toBeVisible();
  await expect(daily.getByText('3 / 30 stars')).toBeVisible();
  await expect(daily.getByText(/^New tasks in/)).toBeVisible();
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Achievements' }).getByText('Locked', { exact: true }).first(),
  ).toBeAttached();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);

  await page.getByRole('link', { name: 'Credits', exact: true }).click();
  await expect(page).toHaveURL('/credits');
  const ledger = page.getByRole('table', { name: 'Credit history' });
  await expect(ledger.getByText('Lamp at Dusk')).toBeVisible();
  await expect(ledger.getByText('Immerse, by Tenali')).toBeVisible();
  await page.getByRole('radio', { name: 'Earned' }).press('Space');
  await expect(ledger.getByText('Immerse, by Tenali')).toHaveCount(0);
  await expect(ledger.getByText('+3')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('kathaloka-credits-earned.csv');
  const rows = fs
    .readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(rows[0]).toContain('when,what,story,task');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toMatch(/,reward,,"Lamp at Dusk",,,,3,0,102$/);
  const { balance } = await member.ask<CreditPage>('/credits');
  expect(balance).toEqual({ total: 102, held: 0, week: { earned: 103, spent: 1, given_back: 0 } });
});

test('the settings of the account are on a page of their own, linked from progress and the menu', async ({
  page,
  isMobile,
}, testInfo) => {
  const member = await registerByApi(page, aPerson(testInfo));
  await page.goto('/profile');
  await expect(page.getByText(member.email)).toHaveCount(0);
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Account' }).tap();
  } else {
    await page.getByRole('link', { name: 'Account', exact: true }).click();
  }
  await expect(page).toHaveURL('/account');
  for (const name of ['Where you are signed in', 'Change password', 'Your data', 'Delete my account'])
    await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.getByText(member.email)).toBeVisible();
  await page.getByRole('link', { name: 'Your Progress' }).click();
  await expect(page).toHaveURL('/profile');
});
