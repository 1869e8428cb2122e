import { API_BASE } from '@kathaloka/contract/calls';
import type { MyStories } from '@kathaloka/contract/entities';
import type { Page } from '@playwright/test';
import type { Member } from './support/registerByApi.ts';
import { expect, test } from './support/test.ts';
import { STARTER_TITLE as TITLE, beginFromStarter } from './support/writing.ts';

const create = (page: Page) => page.getByRole('button', { name: 'Create Story' });

async function ready(page: Page): Promise<Member> {
  const member = await beginFromStarter(page);
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  return member;
}

async function titlesOf({ ask }: Member): Promise<string[]> {
  return (await ask<MyStories>('/stories/my/')).stories.map(({ title }) => title);
}

test('a story whose answer was lost is created only once when it is sent again, even after a reload', async ({
  page,
}) => {
  const member = await ready(page);
  // the server creates the story, but its answer is lost
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

test('a story is created once for two clicks', async ({ page }) => {
  const member = await ready(page);
  await create(page).dblclick();
  await expect(page).toHaveURL('/my-stories');
  expect(await titlesOf(member)).toEqual([TITLE]);
});
