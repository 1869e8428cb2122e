import { API_BASE } from '@kathaloka/contract/calls';
import type { AuthoredStory, Category, SignedIn } from '@kathaloka/contract/entities';
import type { Page } from '@playwright/test';
import { aPerson } from './support/person.ts';
import { storeSession } from './support/storeSession.ts';
import { expect, test } from './support/test.ts';
import { inspectorOf } from './support/writing.ts';

const STORY = {
  title: 'Two Hands',
  tagline: 'One lamp, written by two.',
  story_description: 'A lamp and two who write of it.',
  story_prompt: 'Quietly.',
  cover_image_url: '/landing/begin.webp',
  story_structure: {
    start_node: 'gate',
    nodes: {
      gate: { text: 'The gate.', choices: [{ text: 'Go in', target: 'hall' }] },
      hall: { text: 'The hall.', choices: [] },
    },
  },
};

/** Opens a scene of the story in the editor. */
async function write(page: Page, id: string, scene: string): Promise<void> {
  await page.goto(`/edit-story/${id}`);
  await page.getByRole('tab', { name: 'Story Structure' }).click();
  await page.getByRole('radio', { name: 'Outline' }).check({ force: true });
  await page.getByRole('button', { name: `Edit ${scene}` }).click();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

const saved = (page: Page) =>
  expect(page.getByText('Story updated successfully!', { exact: true }).first()).toBeVisible();

test(
  'two browsers write in one story, one of them without a network for a while: both texts are there, and one scene of both is asked',
  // merging does not depend on the size of the window
  { tag: '@desk' },
  async ({ page, browser, baseURL }) => {
    const { username, email, password } = aPerson(test.info());
    const account = { username, email, password, confirm_password: password };
    const signedIn = async (path: string, data: object): Promise<SignedIn> =>
      (await page.request.post(API_BASE + path, { data })).json() as Promise<SignedIn>;
    const first = await signedIn('/auth/register', account);
    const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
    const other = await context.newPage();
    await storeSession(page, first);
    await storeSession(other, await signedIn('/auth/login', { email_or_username: username, password }));
    for (const each of [page, other])
      await each.evaluate(() => localStorage.setItem('kathaloka.editor-tour', 'seen'));

    const headers = { authorization: `Bearer ${first.tokens.access_token}` };
    const [category] = (await (await page.request.get(`${API_BASE}/categories/`)).json()) as Category[];
    const created = await page.request.post(`${API_BASE}/stories/`, {
      headers,
      data: { ...STORY, category_id: category!.id },
    });
    const { id } = (await created.json()) as AuthoredStory;
    const textsNow = async () => {
      const answer = await page.request.get(`${API_BASE}/stories/${id}/source`, { headers });
      const { story_structure } = (await answer.json()) as AuthoredStory;
      return Object.values(story_structure.nodes).map(({ text }) => text);
    };

    await test.step('two scenes, and no question', async () => {
      await write(page, id, 'gate');
      await write(other, id, 'hall');
      await context.setOffline(true);
      await inspectorOf(other).text.fill('The hall, by the other.');
      await inspectorOf(page).text.fill('The gate, by one.');
      await save(page);
      await saved(page);
      await context.setOffline(false);
      await save(other);
      await saved(other);
      expect(await textsNow()).toEqual(['The gate, by one.', 'The hall, by the other.']);
    });

    await test.step('one scene, and a question about it alone', async () => {
      await write(page, id, 'gate');
      await write(other, id, 'gate');
      // both see each other and the scene that the other one edits
      for (const each of [page, other])
        await expect(each.getByRole('region', { name: 'Also in this story' })).toContainText(
          'You, elsewhere: in this scene, too.',
        );
      await context.setOffline(true);
      await inspectorOf(other).text.fill('The gate, again by the other.');
      await inspectorOf(page).text.fill('The gate, again by one.');
      await save(page);
      await saved(page);
      await context.setOffline(false);
      await save(other);
      const dialog = other.getByRole('dialog', { name: 'This story was changed elsewhere' });
      await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['gate: Scene text']);
      await expect(dialog).not.toContainText('{');
      await dialog.getByRole('radio', { name: 'Take both' }).check({ force: true });
      await dialog.getByRole('button', { name: 'Save this' }).click();
      await saved(other);
      expect(await textsNow()).toEqual([
        'The gate, again by one.\n\nThe gate, again by the other.',
        'The hall, by the other.',
      ]);
    });
    await context.close();
  },
);
