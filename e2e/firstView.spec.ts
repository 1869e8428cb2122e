import { expect, test } from './support/test.ts';

interface Words {
  heading: string;
  text: string;
}

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says what it is', async ({ page }) => {
    for (const path of ['/', '/home']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

for (const path of ['/', '/home', 'a story']) {
  test(`what stands first on ${path} is what the app says there`, async ({ page, request }) => {
    const address = path === 'a story' ? await featuredStory() : path;
    const { heading, text } = wordsOf(await (await request.get(address)).text());
    await page.goto(address);
    await expect(page.getByRole('banner').first()).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(main.getByText(text).first()).toBeVisible();

    async function featuredStory(): Promise<string> {
      const response = await request.get('/api/v1/stories/featured/?limit=1');
      const [story] = (await response.json()) as { id: string }[];
      return `/game/${story?.id}`;
    }
  });
}

function wordsOf(html: string): Words {
  const [, heading = '', text = ''] = /<h1>([^<]*)<\/h1><p>([^<]*)<\/p>/.exec(html) ?? [];
  return { heading, text };
}

test('a picture that is on its way keeps nobody from the page', async ({ page }) => {
  await page.route('**/covers/**', () => {});
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
});
