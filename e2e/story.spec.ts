import type { Page } from '@playwright/test';
import { aStory, bareStory, hindiStory } from '@kathaloka/contract/fixtures';
import type { Story } from '@kathaloka/contract/entities';
import { showCatalogue } from './support/catalogue.ts';
import { held } from './support/failures.ts';
import { expect, test } from './support/test.ts';

const whole = aStory({
  is_featured: true,
  is_premium: true,
  difficulty_level: 'hard',
  content_rating: 'teen',
  game_config: { commands: { continue: { cost: 3 }, whistle: { cost: 4 } } },
});

async function open(page: Page, story: Story): Promise<void> {
  await showCatalogue(page, { stories: [story] });
  await page.goto(`/game/${story.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const statistics = (page: Page) => page.getByRole('region', { name: 'Statistics' });

/** The panel’s rows as pairs of name and value. */
async function rowsOf(page: Page): Promise<string[][]> {
  const names = await statistics(page).getByRole('term').allTextContents();
  const values = await statistics(page).getByRole('definition').allTextContents();
  return names.map((name, index) => [name, values[index]!]);
}

test('a story shows its loading text, then its author, title and counts', async ({ page }) => {
  await showCatalogue(page, { stories: [whole] });
  const answer = await held(page, `**/stories/${whole.id}`);
  await page.goto(`/game/${whole.id}`);
  await expect(page.getByRole('status').filter({ hasText: 'Loading game details...' })).toBeVisible();
  answer.letGo();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: whole.title })).toBeVisible();
  await expect(page).toHaveTitle(`${whole.title} · Kathaloka`);
  await expect(main.getByRole('img', { name: whole.image_alt })).toBeVisible();
  for (const words of ['Meera Joshi', 'Featured', 'Folk Tales']) {
    await expect(main.getByText(words, { exact: true })).toBeVisible();
  }
  for (const count of ['1,204 likes', '8,411 plays', '610 bookmarks', '42 shares']) {
    await expect(main.getByText(count, { exact: true })).toBeAttached();
  }
  for (const control of ['PLAY', 'Like', 'Bookmark', 'Share']) {
    await expect(main.getByRole('button', { name: control, exact: true })).toBeVisible();
  }
});

test('the left panel has tags, badges, description, tagline, prompt and commands', async ({ page }) => {
  await open(page, whole);
  const main = page.getByRole('main');
  for (const tag of ['River', 'Ghosts', 'Moral choice', 'Premium']) {
    await expect(main.getByRole('listitem').filter({ hasText: tag }).first()).toBeVisible();
  }
  await expect(main.getByText('Hard', { exact: true })).toHaveAttribute('data-tone', 'error');
  await expect(main.getByText('Teen (13+)', { exact: true })).toHaveAttribute('data-tone', 'neutral');
  await expect(main.locator('strong', { hasText: 'at once' })).toBeVisible();
  await expect(main.getByText(whole.tagline)).toHaveCSS('font-style', 'italic');
  await expect(main.getByRole('region', { name: 'Story Prompt' })).toContainText(
    'A river tale told in three',
  );
  const commands = main.getByRole('region', { name: 'Available Commands' }).getByRole('listitem');
  await expect(commands).toHaveText([
    /^Continue.*3 XP$/,
    /^Immerse.*2 XP$/,
    /^Show.*2 XP$/,
    /^Undo.*0 XP$/,
    /^Whistle.*4 XP$/,
    /^Custom Action.*1 XP$/,
  ]);
});

test('the right panel has the statistics, highlights the XP, and shows the status', async ({ page }) => {
  await open(page, whole);
  await expect(statistics(page).getByText('Published')).toHaveAttribute('data-tone', 'success');
  expect(await rowsOf(page)).toEqual([
    ['Starting XP', expect.stringMatching(/^100XP belongs to this one game\./)],
    ['Actions', '24'],
    ['Story Cards', '18'],
    ['Total Scenes', '32'],
    ['Branches', '11'],
    ['Endings', '5'],
    ['Play Time', '45 min'],
    ['Completion Rate', '63.5%'],
    ['Rating', '4.6 / 5'],
    ['Language', 'EN'],
    ['Created', 'Nov 1, 2026'],
  ]);
  await expect(statistics(page).locator('[data-highlighted]')).toContainText('Starting XP');
});

test('missing values are left out, and a draft is grey', async ({ page }) => {
  await open(page, { ...bareStory, status: 'draft', difficulty_level: 'easy', content_rating: 'everyone' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Untitled' })).toBeVisible();
  await expect(main.getByText('Unknown Author', { exact: true })).toBeVisible();
  await expect(main.getByText('Easy', { exact: true })).toHaveAttribute('data-tone', 'success');
  await expect(main.getByText('Everyone', { exact: true })).toBeVisible();
  await expect(statistics(page).getByText('Draft')).toHaveAttribute('data-tone', 'neutral');
  const names = (await rowsOf(page)).map(([name]) => name);
  expect(names).not.toContain('Completion Rate');
  expect(names).not.toContain('Rating');
  for (const absent of ['Featured', 'Premium', 'Story Prompt', /\d shares?/]) {
    await expect(main.getByText(absent)).toHaveCount(0);
  }
});

test('labels without a translation are shown unchanged; a medium one is yellow', async ({ page }) => {
  const { id } = hindiStory;
  await open(page, {
    ...hindiStory,
    difficulty_level: 'medium',
    content_rating: 'mature',
    status: 'archived',
  });
  const main = page.getByRole('main');
  await expect(main.getByText('Medium', { exact: true })).toHaveAttribute('data-tone', 'warning');
  await expect(main.getByText('Mature (17+)', { exact: true })).toBeVisible();
  await expect(statistics(page).getByText('Archived')).toHaveAttribute('data-tone', 'neutral');
  expect(await rowsOf(page)).toContainEqual(['Language', 'HI']);
  await expect(main.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'hi');
  await page.route(`**/stories/${id}`, (route) =>
    route.fulfill({ json: { ...hindiStory, difficulty_level: 'advanced', content_rating: 'general' } }),
  );
  await page.reload();
  await expect(main.getByText('advanced')).toBeVisible();
  await expect(main.getByText('advanced').locator('xpath=ancestor-or-self::*[@data-tone]')).toHaveAttribute(
    'data-tone',
    'neutral',
  );
  await expect(main.getByText('general')).toBeVisible();
});

test('an author’s links allow web pages, chat channels and mail addresses only', async ({ page }) => {
  const links = {
    http: 'http://a.example/',
    https: 'https://a.example/',
    irc: 'irc://a.example/',
    ircs: 'ircs://a.example/',
    mailto: 'mailto:a@a.example',
    xmpp: 'xmpp:a@a.example',
    relative: '/home',
  };
  const others = { script: 'javascript:alert(1)', data: 'data:text/html,hi', file: 'file:///etc/passwd' };
  const written = Object.entries({ ...links, ...others }).map(([name, href]) => `[${name}](${href})`);
  await open(page, aStory({ story_description: written.join(' '), story_prompt: '<b>bold</b>' }));
  const main = page.getByRole('main');
  for (const [name, href] of Object.entries(links)) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  for (const name of Object.keys(others)) {
    await expect(main.getByText(name)).toBeVisible();
    await expect(main.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  await expect(main.getByText('<b>bold</b>')).toBeVisible();
});

test('an unknown story says Game not found, without a retry button', async ({ page }) => {
  await showCatalogue(page);
  await page.goto('/game/00000000-0000-4000-8000-00000000dead');
  await expect(page.getByRole('alert')).toContainText('Game not found');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test(
  'PLAY stays within reach of a thumb, and a screen reader finds the whole page',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await open(page, whole);
    const play = page.getByRole('button', { name: 'PLAY', exact: true });
    await expect(play).toHaveCount(1);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    if (isMobile) await expect(play.last()).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - img "A ferry under a full moon, lit ghats behind it"
      - heading "The Ferryman of Three Crossings" [level=1]
      - button "PLAY"
      - button "Like" [pressed=false]
      - button "Bookmark" [pressed=false]
      - button "Share"
      - region "Story Prompt":
        - heading "Story Prompt" [level=2]
      - region "Available Commands":
        - heading "Available Commands" [level=2]
      - region "Statistics":
        - heading "Statistics" [level=2]
  `);
  },
);
