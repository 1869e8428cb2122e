import { API_BASE } from '@kathaloka/contract/calls';
import type { MyStories } from '@kathaloka/contract/entities';
import { aPerson } from './support/person.ts';
import { type Member, registerByApi } from './support/registerByApi.ts';
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';

const TITLE = 'Forty Pots to Market';
const create = (page: Page) => page.getByRole('button', { name: 'Create Story' });

async function ready(page: Page): Promise<Member> {
  const member = await registerByApi(page, aPerson(test.info()));
  await page.goto('/create-story');
  await page.getByRole('button', { name: /A fork in the road/ }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(TITLE);
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByText('Cover image URL', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Cover image URL' }).fill('/landing/begin.webp');
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  return member;
}

async function titlesOf({ ask }: Member): Promise<string[]> {
  return (await ask<MyStories>('/stories/my/')).stories.map(({ title }) => title);
}

test('a story whose answer was lost is one story when it is sent again, also from a page that was loaded anew', async ({
  page,
}) => {
  const member = await ready(page);
  // the server creates it, and nobody hears of it
  await page.route(`**${API_BASE}/stories/`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await create(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(await titlesOf(member)).toEqual([TITLE]);
  await page.unroute(`**${API_BASE}/stories/`);
  await page.reload();
  await create(page).click();
  await expect(page).toHaveURL('/my-stories');
  expect(await titlesOf(member)).toEqual([TITLE]);
});

test('a story is created once by two clicks', async ({ page }) => {
  const member = await ready(page);
  await create(page).dblclick();
  await expect(page).toHaveURL('/my-stories');
  expect(await titlesOf(member)).toEqual([TITLE]);
});
