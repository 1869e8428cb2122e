import type { Page } from '@playwright/test';
import type { Home, StoryPage } from '@kathaloka/contract/entities';
import { STORIES_PER_PAGE } from '@kathaloka/contract/limits';
import { inDatabase } from './support/database.ts';
import { type OwnServer, startOwnServer } from './support/ownServer.ts';
import { expect, test } from './support/test.ts';

const PAGES = 3;
/** Copies as many of the bundled stories as fill the last page. */
const COPIES = `
  insert into stories
  select (jsonb_populate_record(story, jsonb_build_object('id', gen_random_uuid(), 'title', title || ' ' || copy))).*
  from stories as story, generate_series(2, ${PAGES}) as copy
  limit ${PAGES * STORIES_PER_PAGE} - (select count(*) from stories)`;

let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer();
  await inDatabase(COPIES, [], server.dataDir);
});
test.afterAll(() => server.stop());

/** A page of the list; Home's answer contains the first one. */
type ListedIds = Home['list'] & Pick<StoryPage, 'page'>;

function homeIn(page: string): Home {
  const [, answers = ''] = /id="answers">([^<]*)</.exec(page) ?? [];
  return (JSON.parse(answers) as { home: Home }).home;
}

/** The stories with a card, without duplicates. */
function shownStories(page: Page): Promise<string[]> {
  return page
    .locator('main article a[href^="/game/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!.slice(6)))]);
}

test('a reader loads page after page to the end, opens a story there, and returns to the same position', async ({
  page,
}) => {
  const answers: ListedIds[] = [];
  page.on('response', async (response) => {
    if (response.url() === `${server.url}/home`)
      answers.push({ page: 1, ...homeIn(await response.text()).list });
    if (!response.url().includes('/stories/?page=')) return;
    const { stories, ...listed } = (await response.json()) as StoryPage;
    answers.push({ ...listed, ids: stories.map(({ id }) => id) });
  });
  await page.goto(`${server.url}/home`);
  const more = page.getByRole('button', { name: 'Load More Stories' });
  for (let number = 1; number <= PAGES; number++) {
    if (number > 1) await more.click();
    await expect.poll(() => answers.length).toBe(number);
    const ids = answers.flatMap((listed) => listed.ids);
    expect(new Set(ids).size).toBe(number * STORIES_PER_PAGE);
    await expect
      .poll(async () => (await shownStories(page)).filter((id) => ids.includes(id)).length)
      .toBe(ids.length);
  }
  await expect(page.getByRole('button', { name: /^Load/ })).toHaveCount(0);
  expect(answers.at(-1)).toMatchObject({
    page: PAGES,
    total_pages: PAGES,
    total_stories: PAGES * STORIES_PER_PAGE,
  });

  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  await expect(page.locator('html')).toHaveAttribute('data-settled');
  await last.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(scrollY));
  const left = await place();
  expect(left).toBeGreaterThan(1000);
  const shown = await shownStories(page);
  await last.getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect.poll(place).toBe(left);
  // a row starts again at its first card, and scrolls on its own
  await expect(page.getByRole('main').getByRole('region').last()).toBeInViewport();
  expect(await shownStories(page)).toEqual(shown);
  expect(answers).toHaveLength(PAGES);
});
