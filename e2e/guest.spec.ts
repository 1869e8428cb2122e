import type { APIRequestContext, Page } from '@playwright/test';
import { API_BASE } from '@kathaloka/contract/calls';
import type { GameSession, Opening, Story } from '@kathaloka/contract/entities';
import { FIRST_SCENE_PATH } from '@kathaloka/contract/paths';
import { aPerson, createAccount, logIn } from './support/person.ts';
import { held } from './support/failures.ts';
import { registerByApi } from './support/registerByApi.ts';
import { readEmphasis } from '@kathaloka/story/emphasis';
import { expect, test } from './support/test.ts';

async function storiesWhere(request: APIRequestContext, fits: (story: Story) => boolean): Promise<Story[]> {
  const answer = await request.get(`${API_BASE}/stories/search/?q=birbal&limit=10`);
  return ((await answer.json()) as Story[]).filter(fits);
}

const closedStory = async (request: APIRequestContext) =>
  (await storiesWhere(request, ({ is_open_to_guests, is_premium }) => !is_open_to_guests && !is_premium))[0]!;
const openStory = async (request: APIRequestContext) =>
  (await storiesWhere(request, ({ is_open_to_guests }) => is_open_to_guests))[0]!;

async function openingOf(request: APIRequestContext, { id }: Story): Promise<Opening> {
  return (await request.get(`${API_BASE}/stories/${id}/opening`)).json() as Promise<Opening>;
}

/** As if the guests of this browser had chosen another story before. */
const withAnotherStory = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('kathaloka.guestStory', 'another'));

const opening = (page: Page) => page.getByRole('region', { name: 'How it begins' });
/** The text of a choice without the marks for emphasis. */
const shown = (choice: string) => readEmphasis(choice).text;

test(
  'a guest chooses in the opening, creates an account, and plays on after the choice',
  { tag: '@phone' },
  async ({ page, request }, testInfo) => {
    const story = await closedStory(request);
    const { choices } = await openingOf(request, story);
    const choice = shown(choices.at(-1)!);
    await withAnotherStory(page);
    await page.goto(`/game/${story.id}`);
    await opening(page).getByRole('button', { name: choice }).click();
    const question = page.getByRole('dialog', { name: 'Your choice is kept' });
    await expect(question).toContainText(choice);
    await question.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/register');
    await createAccount(page, aPerson(testInfo));
    await expect(page).toHaveURL(/\/play\//);
    const log = page.getByRole('log');
    await expect(log.getByText(choice)).toBeVisible();
    await page.goto(`/game/${story.id}`);
    await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
    await expect(opening(page)).toHaveCount(0);
  },
);

test('a guest who has an account logs in instead, and plays on after the choice', async ({
  page,
  request,
}, testInfo) => {
  const person = aPerson(testInfo);
  await registerByApi(page, person);
  await page.evaluate(() => localStorage.clear());
  await withAnotherStory(page);
  const story = await closedStory(request);
  const [first = ''] = (await openingOf(request, story)).choices;
  await page.goto(`/game/${story.id}`);
  await opening(page)
    .getByRole('button', { name: shown(first) })
    .click();
  await page.getByRole('button', { name: 'Continue to Login' }).click();
  await logIn(page, person);
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.getByRole('log').getByText(shown(first))).toBeVisible();
});

test('a guest reads a whole story, reloads in between, and keeps it after a registration', async ({
  page,
  request,
}, testInfo) => {
  const story = await openStory(request);
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (asked.method() !== 'GET') sent.push(`${asked.method()} ${asked.url()}`);
  });
  await page.goto(`/game/${story.id}`);
  const choices = opening(page).getByRole('group', { name: 'Choices' }).getByRole('button');
  // an ending quotes the choices that led there, so the text of a choice would match twice
  const earlierScenes = opening(page).locator('[data-earlier]');
  const choose = async () => {
    const before = await earlierScenes.count();
    await choices.first().click();
    await expect(earlierScenes).toHaveCount(before + 1);
  };
  await choose();
  await choose();
  await page.reload();
  // the reading continues at the same place
  await expect(earlierScenes).toHaveCount(2);
  const keep = opening(page).getByRole('button', { name: 'Keep this tale: create your account' });
  while ((await keep.count()) === 0) await choose();
  const told = await earlierScenes.count();
  expect(sent).toEqual([]);
  await keep.click();
  const person = aPerson(testInfo);
  await createAccount(page, person);
  await expect(page).toHaveURL(/\/play\//);
  const [, session_id = ''] = /\/play\/(.+)/.exec(page.url()) ?? [];
  await expect(page.getByRole('button', { name: /Begin again|Turn the page/ }).first()).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('kathaloka.guestReadings'));
  expect(stored).toBeNull();
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('tokens') ?? '{}') as { access_token: string }).access_token,
  );
  const answer = await request.get(`${API_BASE}/game/sessions/${session_id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const session = (await answer.json()) as GameSession;
  expect(session.is_completed).toBe(true);
  // the beginning, and a turn for each button pressed, even where a scene has only one
  expect(session.session_data.narrative_history).toHaveLength(told + 1);
});

test('a guest plays one story of their choice, and is asked for an account in the second', async ({
  page,
  request,
}) => {
  const [one, other] = await storiesWhere(request, (story) => !story.is_open_to_guests && !story.is_premium);
  const choices = opening(page).getByRole('group', { name: 'Choices' }).getByRole('button');
  const earlierScenes = opening(page).locator('[data-earlier]');
  await page.goto(`/game/${one!.id}`);
  for (let made = 1; made <= 3; made++) {
    await choices.first().click();
    await expect(earlierScenes).toHaveCount(made);
  }
  await page.goto(`/game/${other!.id}`);
  await expect(opening(page).getByText('The tale goes on with an account.')).toBeVisible();
  await choices.first().click();
  await page
    .getByRole('dialog', { name: 'Your choice is kept' })
    .getByRole('button', { name: 'Stay Here' })
    .click();
  await page.goto(`/game/${one!.id}`);
  await expect(earlierScenes).toHaveCount(3);
});

test('a press that waits for the script of a dialog says so, and then opens the dialog', async ({
  page,
  request,
}) => {
  const story = await closedStory(request);
  const [first = ''] = (await openingOf(request, story)).choices;
  await withAnotherStory(page);
  for (const { path, control, name } of [
    {
      path: `/game/${story.id}`,
      control: () => page.getByRole('button', { name: /^(PLAY|LOADING)/ }).first(),
      name: 'Login Required',
    },
    {
      path: `/game/${story.id}`,
      control: () => opening(page).getByRole('button', { name: shown(first) }),
      name: 'Your choice is kept',
    },
    {
      path: '/home',
      control: () => page.getByRole('button', { name: /^PLAY .+/ }).first(),
      name: 'Login Required',
    },
  ]) {
    const script = await held(page, '**/RefusalQuestion-*.js');
    await page.goto(path);
    await control().click();
    await expect(control()).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    script.letGo();
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Stay Here' }).click();
    await expect(control()).not.toHaveAttribute('aria-busy', 'true');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const { javaScriptEnabled, locale } of [
    { javaScriptEnabled: true, locale: 'en-GB' },
    { javaScriptEnabled: false, locale: 'en-GB' },
    // Urdu has the highest lines
    { javaScriptEnabled: true, locale: 'ur-PK' },
  ]) {
    test.describe(`${javaScriptEnabled ? 'with its scripts' : 'before any script has run'}, ${locale}`, () => {
      test.use({ javaScriptEnabled, locale });

      test('the first sentence of a story is one tap from the landing page', async ({ page, request }) => {
        await page.goto('/');
        await page.locator(`a[href="${FIRST_SCENE_PATH}"]`).tap();
        await expect(page).toHaveURL(/\/game\//);
        const [, id = ''] = /\/game\/([^#]+)/.exec(page.url()) ?? [];
        const { text } = (await (await request.get(`${API_BASE}/stories/${id}/opening`)).json()) as Opening;
        const [sentence = ''] = shown(text).split('\n\n');
        await expect(page.getByRole('main').getByText(sentence)).toBeInViewport();
      });
    });
  }

  test('the first sentence of a story is two taps from the landing page', async ({ page, request }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started' }).first().tap();
    await expect(page).toHaveURL('/home');
    await page.locator('main a[href^="/game/"]').first().tap();
    await expect(page).toHaveURL(/\/game\//);
    const [, id = ''] = /\/game\/([^#]+)/.exec(page.url()) ?? [];
    const { text } = (await (await request.get(`${API_BASE}/stories/${id}/opening`)).json()) as Opening;
    const [paragraph = ''] = shown(text).split('\n\n');
    await expect(opening(page).getByText(paragraph)).toBeInViewport();
  });
});
