import type { AuthoredStory } from '@kathaloka/contract/entities';
import { type Asking, signedInByApi } from './support/adminServer.ts';
import { onOwnServer } from './support/onOwnServer.ts';
import { aPerson } from './support/person.ts';
import { registerByApi } from './support/registerByApi.ts';
import { expect } from './support/test.ts';

const test = onOwnServer();

const FIRST = 'The First Lamp';
const SECOND = 'The Second Lamp';

/** A reader who leaves the lamp burning in the first part finds it in the second. */
const STRUCTURES = {
  [FIRST]: {
    start_node: 'ghat',
    leaves: ['lamp'],
    nodes: {
      ghat: {
        text: 'The ferryman waits.',
        choices: [
          { text: 'Leave the lamp burning', target: 'river', effect: 'gain lamp' },
          { text: 'Put it out', target: 'river' },
        ],
      },
      river: { text: 'The far bank.', mode: 'verbatim', choices: [] },
    },
  },
  [SECOND]: {
    start_node: 'ghat',
    takes: ['lamp'],
    nodes: {
      ghat: {
        text: 'The ghat is dark.',
        mode: 'verbatim',
        variants: [{ condition: 'has lamp', text: 'Your lamp is still burning on the ghat.' }],
        choices: [{ text: 'Sit down', target: 'end' }],
      },
      end: { text: 'Morning.', mode: 'verbatim', choices: [] },
    },
  },
} as const;

async function publish(author: Asking, title: keyof typeof STRUCTURES): Promise<void> {
  const [category] = await author.ask<{ id: string }[]>('/categories/');
  const { id } = await author.ask<AuthoredStory>('/stories/', {
    method: 'POST',
    data: {
      title,
      tagline: 'One lamp.',
      story_description: 'A ferry at night.',
      story_prompt: 'Quietly.',
      cover_image_url: '/landing/begin.webp',
      category_id: category!.id,
      story_structure: STRUCTURES[title],
    },
  });
  await author.ask(`/stories/${id}/publish`, { method: 'PUT', data: {} });
}

test('a series is created, and a reader continues from one part to the next', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const person = aPerson(test.info());
  await registerByApi(page, person);
  const author = await signedInByApi(page.request, person);
  for (const title of [SECOND, FIRST] as const) await publish(author, title);

  await test.step('parts in an order, and a name that they share', async () => {
    await page.goto('/my-stories');
    await page.getByRole('link', { name: 'Your series' }).click();
    await page.getByRole('button', { name: 'New series' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Two Lamps');
    const parts = page.getByRole('region', { name: 'Parts' });
    // adds the parts in the wrong order first
    await parts.getByRole('combobox', { name: 'Add a story' }).selectOption({ label: SECOND });
    await parts.getByRole('combobox', { name: 'Add a story' }).selectOption({ label: FIRST });
    await parts.getByRole('button', { name: `Move ${FIRST} up` }).click();
    await page.getByRole('button', { name: 'Share a name' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('lamp');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Nothing is wrong across the saved parts.')).toBeVisible();
  });

  await test.step('its page has the parts, and the first one leads to the second', async () => {
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'View Two Lamps' }).click();
    await expect(page.getByRole('heading', { name: 'Two Lamps' })).toBeVisible();
    await page.getByRole('link', { name: FIRST }).click();
    await page.getByRole('button', { name: 'PLAY', exact: true }).click();
    // wait for the play screen: the story's page has the same choice
    const tale = page.getByRole('log', { name: 'The tale so far' });
    await expect(tale).toContainText('The ferryman waits.');
    await page.getByRole('button', { name: 'Leave the lamp burning' }).click();
    await page.getByRole('button', { name: 'Turn the page' }).click();
    await expect(page.getByText('Next in this series')).toBeVisible();
  });

  await test.step('Home offers the next part, which begins with what the first one left', async () => {
    await page.goto('/home');
    const card = page.getByRole('article').filter({ hasText: 'Next in this series' });
    await expect(card).toContainText(SECOND);
    await card.getByRole('button', { name: /^Play/ }).click();
    await expect(page.getByRole('log')).toContainText('Your lamp is still burning on the ghat.');
  });
});
