import type { Page } from '@playwright/test';
import { aStory, fixtureId } from '@kathaloka/contract/fixtures';
import type { Story } from '@kathaloka/contract/entities';
import { type Catalogue, showCatalogue, untouched } from './support/catalogue.ts';
import { signedIn } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';

const story = untouched(aStory());
const premium = { ...story, is_premium: true };
const SESSION = fixtureId('session', 7);
const CHECK = `GET /game/sessions/check/${story.id}`;
const CREATE = 'PUT /game/sessions/';

const popup = (page: Page) => page.getByRole('dialog', { name: 'Login Required' });
const playButton = (page: Page) => page.getByRole('button', { name: 'PLAY', exact: true });

async function open(page: Page, shown: Story = story, query = ''): Promise<Catalogue> {
  const catalogue = await showCatalogue(page, { stories: [shown] });
  await page.goto(`/game/${shown.id}${query}`);
  await expect(playButton(page)).toBeVisible();
  return catalogue;
}

interface Answers {
  check?: object;
  session?: object;
  status?: number;
}

/** What the server says of sessions. It is asked before the rest, so it stands after `open` was made ready. */
async function answerSessions(page: Page, catalogue: Catalogue, answers: Answers): Promise<void> {
  const { check, session, status = 200 } = answers;
  await page.route('**/game/sessions/**', (route) => {
    const isCheck = route.request().url().includes('/check/');
    catalogue.asked.push(isCheck ? CHECK : CREATE);
    if (isCheck) return check ? route.fulfill({ json: check }) : route.fulfill({ status: 500, json: {} });
    return route.fulfill({ status, json: session ?? {} });
  });
}

test('a guest is asked to log in, may stay, and comes back to the story after the login', async ({
  page,
}) => {
  await open(page, story, '?from=a-friend');
  await playButton(page).click();
  await expect(popup(page)).toContainText('Please log in to play this game');
  await popup(page).getByRole('button', { name: 'Stay Here' }).click();
  await expect(popup(page)).toHaveCount(0);
  await expect(playButton(page)).toBeFocused();
  await playButton(page).press('Enter');
  await popup(page).getByRole('button', { name: 'Continue to Login' }).press('Enter');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe(
    `/game/${story.id}?from=a-friend`,
  );
});

test('the popup holds the focus, closes on Escape, and tells its name, its reason and its two ways', async ({
  page,
}) => {
  await open(page);
  for (const control of ['Like', 'Bookmark']) {
    await page.getByRole('button', { name: control, exact: true }).click();
    await expect(popup(page)).toMatchAriaSnapshot(`
      - dialog "Login Required":
        - heading "Login Required" [level=2]
        - paragraph: You need to be logged in to access this feature
        - button "Stay Here"
        - button "Continue to Login"
    `);
    await expect(popup(page)).toHaveAccessibleDescription('You need to be logged in to access this feature');
    await expect(popup(page).getByRole('button', { name: 'Continue to Login' })).toBeFocused();
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab');
    await expect(popup(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: control, exact: true })).toBeFocused();
  }
});

test('a premium story asks for an upgrade, and no session is asked for', async ({ page }) => {
  await signedIn(page);
  const catalogue = await open(page, premium);
  await playButton(page).click();
  await expect(popup(page)).toContainText('This is a premium story. Please upgrade to play.');
  expect(catalogue.asked.filter((request) => request.includes('/game/'))).toEqual([]);
});

test('with premium access it opens; PLAY says LOADING until then', async ({ page }) => {
  await signedIn(page);
  const allowed = { ...premium, user_state: { ...premium.user_state, has_premium_access: true } };
  const catalogue = await open(page, allowed);
  let answer = () => {};
  const isAsked = new Promise<void>((done) => (answer = done));
  await answerSessions(page, catalogue, { check: { has_existing_session: false }, session: { id: SESSION } });
  await page.route('**/game/sessions/', async (route) => {
    await isAsked;
    await route.fallback();
  });
  await playButton(page).click();
  await expect(page.getByRole('button', { name: 'LOADING' })).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page).toHaveURL(`/play/${SESSION}`);
});

test('a session that is open is gone on with; without one, or when the check fails, a new one begins', async ({
  page,
}) => {
  await signedIn(page);
  const catalogue = await open(page);
  await answerSessions(page, catalogue, {
    check: { has_existing_session: true, session_id: SESSION, is_completed: false },
  });
  await playButton(page).click();
  await expect(page).toHaveURL(`/play/${SESSION}`);
  expect(catalogue.count(CREATE)).toBe(0);

  await page.goBack();
  await answerSessions(page, catalogue, { session: { id: fixtureId('session', 8) } });
  await playButton(page).click();
  await expect(page).toHaveURL(`/play/${fixtureId('session', 8)}`);
  expect(catalogue.count(CREATE)).toBe(1);
});

test('a session that cannot begin says so, and PLAY can be pressed again', async ({ page }) => {
  await signedIn(page);
  const catalogue = await open(page);
  await answerSessions(page, catalogue, { status: 500 });
  await playButton(page).click();
  await expect(popup(page)).toContainText('Failed to start game session');
  await popup(page).getByRole('button', { name: 'Stay Here' }).click();
  await answerSessions(page, catalogue, { session: { id: SESSION } });
  await playButton(page).click();
  await expect(page).toHaveURL(`/play/${SESSION}`);
});

test('somebody whose tokens are gone by then is led to the login, and back to the story', async ({
  page,
}) => {
  await signedIn(page);
  await open(page);
  await page.route('**/game/sessions/**', (route) =>
    route.fulfill({ status: 401, json: { detail: 'Not authenticated' } }),
  );
  await page.route('**/auth/refresh', (route) => route.fulfill({ status: 401, json: {} }));
  await page.evaluate(() => localStorage.removeItem('tokens'));
  await playButton(page).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe(`/game/${story.id}`);
});
