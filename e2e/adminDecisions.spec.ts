import { API_BASE } from '@kathaloka/contract/calls';
import type { MyStories, Report, Story } from '@kathaloka/contract/entities';
import type { APIRequestContext } from '@playwright/test';
import { type Asking, openAsAdmin, signedInByApi, test, writeStory } from './support/adminServer.ts';
import { aPerson, type Person } from './support/person.ts';
import { registerByApi } from './support/registerByApi.ts';
import { violations } from './support/scan.ts';
import { playNew } from './support/tale.ts';
import { expect } from './support/test.ts';

async function registered(request: APIRequestContext, person: Person): Promise<Asking> {
  const { username, email, password } = person;
  const answer = await request.post(`${API_BASE}/auth/register`, {
    data: { username, email, password, confirm_password: password },
  });
  expect(answer.status()).toBe(201);
  return signedInByApi(request, person);
}

test('a story is read, sent back with a reason, and approved the next time', async ({
  page,
  request,
}, testInfo) => {
  const person = aPerson(testInfo);
  const author = await registered(request, person);
  const title = `The Ferry of ${person.username}`;
  const { id } = await writeStory(author, title);
  const submit = () => author.ask(`/stories/${id}/publish`, { method: 'PUT', data: {} });
  await submit();

  await openAsAdmin(page, '/admin/reviews');
  await page.getByRole('list', { name: 'Waiting' }).getByRole('button', { name: title }).press('Enter');
  const shown = page.getByRole('article').filter({ hasText: title });
  await expect(shown.getByRole('heading', { name: title })).toBeVisible();
  await expect(shown.getByText('What the checks found')).toBeVisible();
  await shown.getByRole('button', { name: 'Read the scenes' }).press('Enter');
  await expect(shown.getByText('Halfway over, the lamp goes out.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await shown.getByRole('button', { name: 'Send back with this reason' }).click();
  await expect(shown.getByText('Reason is required')).toBeVisible();
  await shown.getByLabel('Reason for sending it back').fill('Please let the lamp burn on.');
  await shown.getByRole('button', { name: 'Send back with this reason' }).click();
  await expect(page.getByText('Sent back to its author')).toBeVisible();
  await expect(page.getByRole('button', { name: title })).toHaveCount(0);
  const { stories } = await author.ask<MyStories>('/stories/my/');
  expect(stories[0]).toMatchObject({ status: 'draft', review_note: 'Please let the lamp burn on.' });

  await submit();
  await page.reload();
  await page.getByRole('button', { name: title }).click();
  await shown.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(page.getByText(/^Published · /)).toBeVisible();
  expect(await author.ask<Story>(`/stories/${id}`)).toMatchObject({ status: 'published' });
});

test('if another administrator has decided first, the page says so, and nothing is decided twice', async ({
  page,
  request,
}, testInfo) => {
  const admin = await signedInByApi(request);
  const author = await registered(request, aPerson(testInfo));
  const title = `Decided ${testInfo.project.name}`;
  const { id } = await writeStory(author, title);
  await author.ask(`/stories/${id}/publish`, { method: 'PUT', data: {} });
  await openAsAdmin(page, `/admin/reviews?story=${id}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await admin.ask(`/admin/reviews/${id}/approve`, { method: 'PUT', data: {} });
  await page.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(page.getByRole('button', { name: title })).toHaveCount(0);
});

test('a reader reports a story once, an administrator decides, and the author reads a letter', async ({
  page,
  request,
}, testInfo) => {
  const reader = await registerByApi(page, aPerson(testInfo));
  const admin = await signedInByApi(request);
  const [story] = await reader.ask<Story[]>('/stories/search/?q=Abhimanyu&limit=10');
  await page.goto(`/game/${story!.id}`);
  await page.getByRole('button', { name: 'Report this story' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Report “${story!.title}”` });
  await dialog.getByRole('combobox', { name: 'What is wrong?' }).selectOption('other');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please say what is wrong')).toBeVisible();
  const words = `The chariot has three wheels, says ${reader.username}.`;
  await dialog.getByRole('textbox').fill(words);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('dialog', { name: 'Thank you' }).getByRole('button', { name: 'Close' }).click();

  // reporting again would return the same report
  await page.getByRole('button', { name: 'Report this story' }).click();
  await page.getByRole('combobox', { name: 'What is wrong?' }).selectOption('broken');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('You have reported this already.')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await openAsAdmin(page, '/admin/reports');
  const card = page.getByRole('article').filter({ hasText: words });
  await expect(card).toContainText(`Reported by ${reader.username}`);
  await card.getByRole('button', { name: 'Ask for a change' }).press('Enter');
  const letter = page.getByRole('textbox', { name: 'The letter to the author' });
  await expect(page.getByRole('button', { name: 'Send the letter' })).toBeDisabled();
  await letter.fill('Please count the wheels.');
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect(card).toHaveCount(0);
  await page.getByText('Acted on').click();
  await expect(page).toHaveURL(/state=acted/);
  await expect(card).toContainText('Please count the wheels.');
  expect(await violations(page)).toEqual([]);
  const { entries } = await admin.ask<{ entries: { action: string; reason: string | null }[] }>(
    '/admin/audit?kind=report',
  );
  const letters = entries.filter(({ reason }) => reason === 'Please count the wheels.');
  expect(letters.map(({ action }) => action)).toEqual(['decideReport']);
});

test('the overview shows figures as a chart and as a table, and which settings are missing', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/overview');
  const chart = page.getByRole('region', { name: 'Turns told' });
  await chart.getByRole('button', { name: 'Show as a table' }).press('Enter');
  await expect(chart.getByRole('table', { name: 'Turns told' }).getByRole('rowheader')).toHaveCount(30);
  await page.getByText('7 days').click();
  await expect(page).toHaveURL('/admin/overview?days=7');
  await page.getByRole('combobox', { name: 'Figure' }).selectOption('latency');
  await expect(page.getByRole('region', { name: 'Time a telling takes' })).toBeVisible();
  const setup = page.getByRole('region', { name: 'The first hour' });
  await expect(setup.getByRole('listitem').filter({ hasText: 'Outgoing mail' })).toContainText('Not set yet');
  await expect(setup.getByRole('listitem').filter({ hasText: 'A password of your own' })).toContainText(
    'Set',
  );
});

test('a player reports a turn from its tools, and an administrator reads its text', async ({
  page,
  request,
}) => {
  const { told, command } = await playNew(page, 'How to Move an Elephant');
  await command('Continue').click();
  await told();
  await page.getByRole('button', { name: 'Report', exact: true }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Report this passage' });
  await dialog.getByRole('combobox').selectOption('disrespect');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  const admin = await signedInByApi(request);
  const { reports } = await admin.ask<{ reports: Report[] }>('/admin/reports');
  expect(reports.at(-1)).toMatchObject({
    kind: 'disrespect',
    words: '',
    story: { title: 'How to Move an Elephant' },
  });
  expect(reports.at(-1)?.passage?.text).not.toBe('');
});
