import type { AuthoredStory } from '@kathaloka/contract/entities';
import { signedInByApi } from './support/adminServer.ts';
import { onOwnServer } from './support/onOwnServer.ts';
import { aPerson } from './support/person.ts';
import { registerByApi } from './support/registerByApi.ts';
import { expect } from './support/test.ts';

const test = onOwnServer();

const TITLE = 'The Lamp of the Ghat';
const ABOUT = 'I grew up beside the Narmada.';

test('a reader goes from a story to its author, and on to a story', async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const person = aPerson(test.info());
  await registerByApi(page, person);
  const author = await signedInByApi(page.request, person);
  const [category] = await author.ask<{ id: string }[]>('/categories/');
  const { id } = await author.ask<AuthoredStory>('/stories/', {
    method: 'POST',
    data: {
      title: TITLE,
      tagline: 'One lamp.',
      story_description: 'A ferry at night.',
      story_prompt: 'Quietly.',
      cover_image_url: '/landing/begin.webp',
      category_id: category!.id,
      story_structure: {
        start_node: 'ghat',
        nodes: {
          ghat: { text: 'The ferryman waits.', choices: [{ text: 'Go', target: 'river' }] },
          river: { text: 'The far bank.', mode: 'verbatim', choices: [] },
        },
      },
    },
  });
  await author.ask(`/stories/${id}/publish`, { method: 'PUT', data: {} });

  await test.step('the author says something of themselves', async () => {
    await page.goto('/account');
    const form = page.getByRole('region', { name: 'Your author page' });
    await form.getByLabel('What you say of yourself').fill(ABOUT);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Saved.').last()).toBeVisible();
    await page.reload();
    await expect(form.getByLabel('What you say of yourself')).toHaveValue(ABOUT);
  });

  await test.step('a guest reads it, and finds a story', async () => {
    const guest = await browser.newPage({ baseURL: new URL(page.url()).origin });
    await guest.emulateMedia({ reducedMotion: 'reduce' });
    await guest.goto(`/game/${id}`);
    await guest.getByRole('link', { name: person.username }).click();
    await expect(guest).toHaveURL(`/author/${person.username}`);
    await expect(guest.getByRole('heading', { level: 1, name: person.username })).toBeVisible();
    await expect(guest.getByText(ABOUT)).toBeVisible();
    await guest.getByRole('link', { name: TITLE, exact: true }).click();
    await expect(guest).toHaveURL(`/game/${id}`);
    // another spelling leads to the same page, which the server has rendered
    await guest.goto(`/author/${person.username.toUpperCase()}`);
    await expect(guest).toHaveURL(`/author/${person.username}`);
    await expect(guest.getByText(ABOUT)).toBeVisible();
    await guest.context().close();
  });
});
