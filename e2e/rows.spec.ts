import type { Locator, Page } from '@playwright/test';
import { aStory, fixtureId } from '@kathaloka/contract/fixtures';
import { showCatalogue, untouched } from './support/catalogue.ts';
import { giveClock, letAppear, stopClock } from './support/clock.ts';
import { expect, test } from './support/test.ts';

const tales = Array.from({ length: 12 }, (_, number) =>
  untouched(aStory({ id: fixtureId('story', 300 + number), title: `Tale ${number + 1}` })),
);

const row = (page: Page) => page.getByRole('region', { name: 'Folk Tales' });
const offsetOf = (list: Locator) => list.evaluate((element) => Math.round(element.scrollLeft));
const endOf = (list: Locator) => list.evaluate((element) => element.scrollWidth - element.clientWidth);
const stepOf = (list: Locator) =>
  list.evaluate(({ children: [first, second] }) =>
    Math.round(second!.getBoundingClientRect().left - first!.getBoundingClientRect().left),
  );

/** Expects a scroll offset, with a tolerance because browsers round scroll positions differently. */
async function expectOffset(list: Locator, offset: number): Promise<void> {
  await expect.poll(async () => Math.abs((await offsetOf(list)) - offset)).toBeLessThanOrEqual(4);
}

async function open(page: Page): Promise<Locator> {
  await showCatalogue(page, { stories: tales, featured: tales.slice(0, 2), trending: tales.slice(2, 4) });
  await page.goto('/home');
  return row(page).getByRole('list').first();
}

test('a row scrolls by itself every three seconds, wraps to its start at the end, and pauses on hover', async ({
  page,
  isMobile,
}) => {
  await giveClock(page);
  await stopClock(page);
  const list = await open(page);
  await letAppear(page, list);
  const back = row(page).getByRole('button', { name: 'Previous in Folk Tales' });
  const next = row(page).getByRole('button', { name: 'Next in Folk Tales' });
  const [end, step] = [await endOf(list), await stepOf(list)];

  await next.focus();
  await next.blur();
  await page.clock.runFor(2999);
  await expectOffset(list, 0);
  await page.clock.runFor(1);
  await expectOffset(list, step);
  await page.clock.runFor(3000);
  await expectOffset(list, 2 * step);

  await list.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  await expectOffset(list, end);
  await page.clock.runFor(3000);
  await expectOffset(list, 0);

  if (isMobile) await back.focus();
  else await row(page).getByRole('article').first().hover();
  await page.clock.runFor(9000);
  await expectOffset(list, 0);
});

test('its buttons scroll by the visible width, and wrap at both ends', async ({ page }) => {
  const list = await open(page);
  const [end, step] = [await endOf(list), await stepOf(list)];
  const seen = Math.max(1, Math.floor((await list.evaluate(({ clientWidth }) => clientWidth)) / step));
  await row(page).getByRole('button', { name: 'Pause Folk Tales' }).press('Enter');
  await list.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
  const next = row(page).getByRole('button', { name: 'Next in Folk Tales' });
  const back = row(page).getByRole('button', { name: 'Previous in Folk Tales' });
  await next.click();
  await expectOffset(list, Math.min(seen * step, end));
  await back.click();
  await expectOffset(list, 0);
  await back.click();
  await expectOffset(list, end);
  await next.press('Enter');
  await expectOffset(list, 0);
});

test('two rows have tooltips that say how their stories were chosen, for pointer and keyboard', async ({
  page,
}) => {
  await open(page);
  const hints = {
    'Featured Stories': 'Handpicked by editors and team',
    'Trending Now': 'Currently popular',
  };
  for (const [title, hint] of Object.entries(hints)) {
    const about = page.getByRole('button', { name: `About ${title}` });
    const tooltip = page.getByRole('tooltip').filter({ hasText: hint });
    await expect(about).toHaveAccessibleDescription(hint);
    await about.focus();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await about.click();
    await expect(tooltip).toBeVisible();
  }
});

test('to a screen reader, a row is a named list of named stories', async ({ page }) => {
  const list = await open(page);
  await expect(row(page)).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(row(page).getByRole('button', { name: /Folk Tales/ })).toHaveText(['', '', '']);
  await expect(list.getByRole('listitem').first()).toMatchAriaSnapshot(`
    - listitem:
      - article:
        - img "A ferry under a full moon, lit ghats behind it"
        - paragraph: Folk Tales
        - heading "Tale 1" [level=3]:
          - link "Tale 1"
        - paragraph: Carry a stranger over the Ganga before the last lamp goes out.
        - text: Meera Joshi
        - button "PLAY Tale 1"
        - list:
          - listitem:
            - button "Like Tale 1, 1,204 likes"
          - listitem: 8,411 plays
          - listitem:
            - button "Bookmark Tale 1, 610 bookmarks"
  `);
});
