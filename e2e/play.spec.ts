import type { Page } from '@playwright/test';
import { aSession, aStory, fixtureId } from '@kathaloka/contract/fixtures';
import type { Story } from '@kathaloka/contract/entities';
import { type Catalogue, showCatalogue, untouched } from './support/catalogue.ts';
import { signedIn } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';

const story = untouched(aStory());
const premium = { ...story, is_premium: true };
const SESSION = fixtureId('session', 7);
const CHECK_PATH = `/game/sessions/check/${story.id}`;
const CHECK = `GET ${CHECK_PATH}`;
const CREATE = 'PUT /game/sessions/';

const popup = (page: Page, name = 'Login Required') => page.getByRole('dialog', { name });
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

/** Mocks the server's answers about sessions. Call it after `open`, since the last handler wins. */
async function answerSessions(page: Page, catalogue: Catalogue, answers: Answers): Promise<void> {
  const { check, session, status = 200 } = answers;
  await page.route('**/game/sessions/**', (route) => {
    const isCheck = route.request().url().includes('/check/');
    // the play screen reads its session
    const isRead = !isCheck && route.request().method() === 'GET';
    if (isRead) return route.fulfill({ json: aSession() });
    catalogue.asked.push(isCheck ? CHECK : CREATE);
    if (isCheck) return check ? route.fulfill({ json: check }) : route.fulfill({ status: 500, json: {} });
    return route.fulfill({ status, json: session ?? {} });
  });
}

test('a guest is asked to log in, may stay, and returns to the story after the login', async ({ page }) => {
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

test('the popup traps the focus, closes on Escape, and leads a newcomer to the registration first', async ({
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
        - button "Create account"
    `);
    await expect(popup(page)).toHaveAccessibleDescription('You need to be logged in to access this feature');
    await expect(popup(page).getByRole('button', { name: 'Create account' })).toBeFocused();
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab');
    await expect(popup(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: control, exact: true })).toBeFocused();
  }
});

test('a premium story asks for an upgrade, and begins no session', async ({ page }) => {
  await signedIn(page);
  const catalogue = await open(page, premium);
  await playButton(page).click();
  const premiumPopup = popup(page, 'Premium story');
  await expect(premiumPopup).toContainText('This is a premium story. Please upgrade to play.');
  expect(catalogue.asked.filter((request) => request.startsWith('POST /game/'))).toEqual([]);
  await expect(premiumPopup.getByRole('button', { name: 'Continue to Login' })).toHaveCount(0);
  await premiumPopup.getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(page).toHaveURL('/premium-waitlist');
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

test('an open session is resumed; without one, or if the check fails, a new one is created', async ({
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

test('a session that cannot be created is reported, and PLAY can be pressed again', async ({ page }) => {
  await signedIn(page);
  const catalogue = await open(page);
  await answerSessions(page, catalogue, { status: 500 });
  await playButton(page).click();
  const failed = popup(page, 'The story did not start');
  await expect(failed).toContainText('Failed to start game session');
  await failed.getByRole('button', { name: 'Stay Here' }).click();
  await expect(failed).toHaveCount(0);
  await playButton(page).click();
  await expect(failed).toContainText('Failed to start game session');
  await answerSessions(page, catalogue, { session: { id: SESSION } });
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`/play/${SESSION}`);
});

test('a user whose tokens have been removed is redirected to the login, and then back to the story', async ({
  page,
}) => {
  await signedIn(page);
  // wait for the page's own session check first
  const checked = page.waitForResponse((response) => response.url().endsWith(CHECK_PATH));
  await open(page);
  await checked;
  await page.route('**/game/sessions/**', (route) =>
    route.fulfill({ status: 401, json: { detail: 'Not authenticated' } }),
  );
  await page.route('**/auth/refresh', (route) => route.fulfill({ status: 401, json: {} }));
  await page.evaluate(() => localStorage.removeItem('tokens'));
  await playButton(page).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe(`/game/${story.id}`);
});
