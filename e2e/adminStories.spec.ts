import { openAsAdmin, signedInByApi, test, writeStory } from './support/adminServer.ts';
import { violations } from './support/scan.ts';
import { expect } from './support/test.ts';

test('the list is sorted, filtered and paged by the server, and the address has its state', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/stories');
  const titles = page.getByRole('rowheader').locator('b');
  const heading = page.getByRole('columnheader', { name: 'Title' });
  await expect(heading).toHaveAttribute('aria-sort', 'none');
  await heading.getByRole('button').press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL('/admin/stories?sort=title&order=asc');
  await expect(titles.first()).toHaveText(/^(?:\d|A|“)/);
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  const first = await titles.first().textContent();
  await page.reload();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(titles.first()).toHaveText(first!);
  await page.goBack();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');

  await page.getByRole('searchbox', { name: 'Search stories' }).fill('churel');
  await expect(titles).toHaveText(['The Churel Came for the Baby']);
  await expect(page).toHaveURL(/q=churel/);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('archived');
  await expect(page.getByText('No stories found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('any');
  await expect(titles).toHaveCount(1);
});

test('stories are selected on several pages, featured and archived together, and the audit log shows it', async ({
  page,
  request,
  isMobile,
}) => {
  // `npm run test:full` runs this twice on one server
  const name = `Zebra ${isMobile ? 'bridge' : 'crossing'}`;
  const admin = await signedInByApi(request);
  const write = async (number: number) => {
    const { id } = await writeStory(admin, `${name} ${number}`);
    if (number === 1 || number === 60) await admin.ask(`/stories/${id}/publish`, { method: 'PUT', data: {} });
  };
  // ten concurrent calls; the first ten stories are on the second page, in whatever order they were created
  for (let first = 1; first <= 60; first += 10)
    await Promise.all(Array.from({ length: 10 }, (_, index) => write(first + index)));
  await openAsAdmin(page, `/admin/stories?q=${encodeURIComponent(name)}`);
  const bar = page.getByRole('region', { name: 'Selected stories' });
  await page.getByRole('checkbox', { name: `Select ${name} 60` }).check();
  await page.getByRole('button', { name: isMobile ? 'Next' : 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('checkbox', { name: `Select ${name} 1`, exact: true }).check();
  await expect(bar).toContainText('2 stories selected · 1 on other pages');
  await bar.getByRole('button', { name: 'Archive' }).click();
  const question = page.getByRole('alertdialog', { name: 'Archive 2 stories?' });
  await question.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('2 stories changed')).toBeVisible();
  await expect(bar).not.toContainText('selected');

  // a draft cannot be removed from the catalogue: the page says so, and the draft stays selected
  await page.getByRole('checkbox', { name: `Select ${name} 2`, exact: true }).check();
  await bar.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('alert')).toContainText('1 story could not be changed');
  await expect(bar).toContainText('1 story selected');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('archived');
  await expect(page.getByRole('rowheader')).toHaveCount(2);

  // another filter clears the selection
  await bar.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('any');
  await expect(bar).not.toContainText('selected');
  await page.goto('/admin/audit?kind=story');
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: `${name} 60` })
      .first(),
  ).toContainText('Archived');
});

test('a story is featured by keyboard, and a failure says so', async ({ page }) => {
  await openAsAdmin(page, '/admin/stories?q=Abhimanyu');
  const featured = page.getByRole('switch', { name: /^Feature Abhimanyu/ });
  const was = await featured.isChecked();
  await featured.focus();
  // The switch is optimistic, so wait for the answer before a reload.
  const stored = page.waitForResponse('**/featured');
  await page.keyboard.press('Space');
  await expect(featured).toBeChecked({ checked: !was });
  expect((await stored).ok()).toBe(true);
  await page.reload();
  await expect(featured).toBeChecked({ checked: !was });
  await page.route('**/featured', (route) => route.fulfill({ status: 500, json: {} }));
  await featured.press('Space');
  await expect(page.getByRole('alert')).toHaveText('Failed to update featured status.');
  await expect(featured).toBeChecked({ checked: !was });
});

test('a story is created after its faults are shown, and is in the list', async ({ page }, testInfo) => {
  const title = `The Lamp of ${testInfo.project.name}`;
  await openAsAdmin(page, '/admin/stories/new');
  await page.getByRole('button', { name: 'Create story' }).click();
  for (const message of [
    'Title is required',
    'Tagline is required',
    'Description is required',
    'Story prompt is required',
    'Cover image URL is required',
    'Category is required',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Tagline').fill('Two rivers, one lamp.');
  await page.getByLabel('Description', { exact: true }).fill('A ferry at night.');
  await page.getByLabel('Story prompt').fill('Tell it slowly.');
  await page.getByLabel('Cover image URL').fill('/landing/begin.webp');
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
  await page.getByLabel('Initial XP').fill('');
  await page.getByRole('switch', { name: 'Premium' }).press('Space');
  await page
    .getByLabel('Story structure (JSON)')
    .fill(
      '{"start_node":"ghat","nodes":{"ghat":{"text":"The ferryman waits.","choices":[{"text":"Step in","target":"end"}]}}}',
    );
  expect(await violations(page)).toEqual([]);
  const sending = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/stories/'),
  );
  await page.getByRole('button', { name: 'Create story' }).click();
  expect((await sending).postDataJSON()).toMatchObject({
    initial_xp: 10,
    is_premium: true,
    story_structure: { nodes: { end: { text: 'The end of your adventure.', choices: [] } } },
  });
  await expect(page).toHaveURL('/admin/stories');
  await expect(page.getByText('Story created')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: title })).toBeVisible();

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Written for a test');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: title })).toHaveCount(0);
});

test('two administrators edit one story: both texts are shown, and nothing is lost without a question', async ({
  page,
  request,
}) => {
  const other = await signedInByApi(request);
  const { id } = await writeStory(other, 'The Ferry');
  await openAsAdmin(page, `/admin/stories/edit/${id}`);
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue('The Ferry');
  await other.ask(`/stories/${id}`, { method: 'PUT', data: { title: 'The First Ferry' } });
  await title.fill('The Last Ferry');
  await page.getByRole('button', { name: 'Save story' }).click();
  const merge = page.getByRole('dialog', { name: 'This story was changed elsewhere' });
  const titles = merge.getByRole('region', { name: 'Title' });
  await expect(titles).toContainText('The First Ferry');
  await expect(titles).toContainText('The Last Ferry');
  await titles.getByText('Keep yours').click();
  await merge.getByRole('button', { name: 'Save this' }).click();
  await expect(page.getByText('Story saved')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'The Last Ferry' })).toBeVisible();
});

test('unsaved work is asked about before the form is left', async ({ page }) => {
  await openAsAdmin(page, '/admin/stories/new');
  await page.getByLabel('Title', { exact: true }).fill('Not yet');
  await page.getByRole('link', { name: 'Tags', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page).toHaveURL('/admin/stories/new');
});
