import type { Page } from '@playwright/test';
import { API_BASE } from '@kathaloka/contract/calls';
import type { Opening, Story } from '@kathaloka/contract/entities';
import { featuredStory } from './support/featuredStory.ts';
import { expect, test } from './support/test.ts';

/** Holds the scripts of the app until they are released: the page's own are in the page. */
async function holdScripts(page: Page): Promise<() => void> {
  const held: (() => void)[] = [];
  let isReleased = false;
  await page.route('**/assets/*.js', async (route) => {
    if (!isReleased) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  return () => {
    isReleased = true;
    for (const resolve of held) resolve();
  };
}

test('a choice that is pressed before any script of the app has come is followed once they have', async ({
  page,
  request,
}) => {
  const found = await request.get(`${API_BASE}/stories/search/?q=birbal&limit=10`);
  const { id } = ((await found.json()) as Story[]).find(({ is_open_to_guests }) => is_open_to_guests)!;
  const { choices, asking } = (await (
    await request.get(`${API_BASE}/stories/${id}/opening`)
  ).json()) as Opening;
  const plain = choices
    .filter((choice) => !asking?.includes(choice))
    .map((choice) => choice.replaceAll('*', ''));
  const [first = '', last = ''] = [plain[0], plain.at(-1)];
  const release = await holdScripts(page);
  await page.goto(`/game/${id}`, { waitUntil: 'commit' });
  const view = page.locator('.first');
  await view.getByRole('button', { name: first }).click();
  await view.getByRole('button', { name: last }).click();
  await expect(view.getByRole('button', { pressed: true })).toHaveText(last);
  release();
  const opening = page.getByRole('region', { name: 'How it begins' });
  await expect(opening.getByText('You chose:')).toHaveCount(1);
  await expect(opening.getByText('You chose:').locator('..')).toContainText(last);
  // a reader who comes back goes on from there
  await page.reload();
  await expect(view.getByRole('button', { disabled: false })).toHaveCount(0);
  await expect(opening.getByText('You chose:')).toHaveCount(1);
});

test('the links of Home and of the landing page lead on before any script of the app has come', async ({
  page,
  request,
}) => {
  const { id } = await featuredStory(request);
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('.first').getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/home');
  await page.locator('.first').getByRole('link').click();
  await expect(page).toHaveURL(`/game/${id}`);
});
