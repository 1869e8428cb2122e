import { API_BASE } from '@kathaloka/contract/calls';
import type { SignedIn } from '@kathaloka/contract/entities';
import { FIRST_SCENE_PATH } from '@kathaloka/contract/paths';
import type { APIRequestContext, Page } from '@playwright/test';
import { featuredStory } from './support/featuredStory.ts';
import { aPerson } from './support/person.ts';
import { invitation, sharedTurn } from './support/sharedTurn.ts';
import { playNew } from './support/tale.ts';
import { expect, test } from './support/test.ts';

/** Stands for the first featured story of the library. */
const STORY = 'a story';
/** Stands for a link to a part of a tale. */
const SHARED = 'a shared turn';
/** Stands for an invitation to a game. */
const INVITATION = 'an invitation';

/** The pages that the server renders completely, with their most important control. */
const PAGES = [
  { path: '/', control: 'main a[href="/home"]', to: '/home' },
  { path: '/guide', control: 'main a[href="/home"]', to: '/home' },
  { path: '/who-writes-here', control: 'main a[href="/guide"]', to: '/guide' },
  { path: '/terms-of-service', control: 'header a[href="/home"]', to: '/home' },
  { path: '/privacy-policy', control: 'header a[href="/home"]', to: '/home' },
  { path: '/home', control: 'main article a[href^="/game/"]', to: /\/game\// },
  { path: STORY, control: 'main form button[type=submit]', to: '/login?' },
  { path: '/series/karna-in-three', control: 'main a[href^="/game/"]', to: /\/game\// },
  { path: SHARED, control: 'main form button[type=submit]', to: '/login?' },
  { path: INVITATION, control: 'main a[href^="/game/"]', to: /\/game\// },
  { path: '/login', control: 'main a[href="/register"]', to: '/register' },
  { path: '/register', control: 'main a[href="/login"]', to: '/login' },
  { path: '/no-such-page', control: 'main a[href="/home"]', to: '/home' },
  { path: '/game/no-such-story', control: 'main a[href="/home"]', to: '/home' },
] as const;

async function addressOf(path: string, request: APIRequestContext): Promise<string> {
  if (path === STORY) return `/game/${(await featuredStory(request)).id}`;
  if (path !== SHARED && path !== INVITATION) return path;
  const make = path === SHARED ? sharedTurn : invitation;
  return make(request, await tokenOfAnother(request), 'How to Move an Elephant');
}

async function tokenOfAnother(request: APIRequestContext): Promise<string> {
  const { username, email, password } = aPerson(test.info());
  const data = { username, email, password, confirm_password: password };
  const answer = await request.post(`${API_BASE}/auth/register`, { data });
  const { tokens } = (await answer.json()) as SignedIn;
  return tokens.access_token;
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const WIDTHS = [PHONE, DESKTOP];

/**
 * `byFonts`: how far the header may move when our fonts load, because the widths of Nastaliq words cannot be predicted.
 */
const LANGUAGES = [
  { language: 'en', locale: 'en-GB', byFonts: 3, width: PHONE },
  { language: 'hi', locale: 'hi-IN', byFonts: 4, width: DESKTOP },
  { language: 'ur', locale: 'ur-PK', byFonts: 20, width: PHONE },
] as const;

/** How many pixels an element may move without counting as moved. */
const BY_THE_APP = 3;

/** Parts that must not move when fonts load. Lines below the header may break differently in the device's fonts. */
const HELD_BY_FONTS = 'header:not(main *), header:not(main *) *';
/**
 * The languages in which the title must not move either. In Nastaliq, another line break moves even a vertically
 * centred title.
 */
const TITLE_HELD = ['en', 'hi'];

interface Marked {
  /** Records the elements above the fold, and their positions. */
  mark: () => void;
  painted: [element: Element, x: number, y: number][];
}

/** Adds `mark` to the page, and calls it in the first frame with a heading. */
function markFirstFrame(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const marked: Marked = {
      painted: [],
      mark() {
        marked.painted = [];
        for (const element of document.querySelectorAll('#root *')) {
          const { left, right, y, width, height } = element.getBoundingClientRect();
          const isSeen =
            width > 0 &&
            height > 0 &&
            y < innerHeight &&
            element.checkVisibility({ visibilityProperty: true });
          // the start of its line
          const x = getComputedStyle(element).direction === 'rtl' ? right : left;
          // the tale itself loads later
          if (isSeen && !element.closest('svg *, main output')) marked.painted.push([element, x, y]);
        }
      },
    };
    Object.assign(globalThis, { marked });
    (function look() {
      if (document.querySelector('main h1')) marked.mark();
      else requestAnimationFrame(look);
    })();
  });
}

/** The number of marked elements, those that are gone, and those matching the selector that have moved. */
function comparedWithMarked(
  page: Page,
  held: { readonly selector: string; readonly most: number },
): Promise<{ count: number; gone: string[]; moved: string[] }> {
  return page.evaluate(({ most, selector }) => {
    const { painted } = (globalThis as unknown as { marked: Marked }).marked;
    const gone: string[] = [];
    const moved: string[] = [];
    for (const [element, x, y] of painted) {
      const { left, right, y: top } = element.getBoundingClientRect();
      const begin = getComputedStyle(element).direction === 'rtl' ? right : left;
      const far = Math.max(Math.abs(begin - x), Math.abs(top - y));
      const name = element.outerHTML.slice(0, 120);
      if (!element.isConnected) gone.push(name);
      else if (far > most && element.matches(selector)) moved.push(`${far.toFixed(1)} px: ${name}`);
    }
    return { count: painted.length, gone, moved };
  }, held);
}

/** Waits until React has hydrated the page: its props are on the elements. */
async function hydrated(page: Page): Promise<void> {
  const heading = page.locator('main h1');
  const hasProps = () =>
    heading.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(hasProps).toBe(true);
  await page.waitForLoadState('networkidle');
}

const fontsLoaded = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

/** Holds the app's scripts until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()));
  return release;
}

/** What the app removes or moves on a page that is painted in our fonts, and how much taller the page becomes. */
async function movedByTheApp(page: Page, address: string) {
  const release = await holdScripts(page);
  await markFirstFrame(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fontsLoaded(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate(() => (globalThis as unknown as { marked: Marked }).marked.mark());
  const before = await height();
  release();
  await hydrated(page);
  const { gone, moved } = await comparedWithMarked(page, { selector: '*', most: BY_THE_APP });
  return { gone, moved, grown: (await height()) - before };
}

for (const { language, locale, byFonts, width } of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    // each language at one width; `npm run test:full` tests both
    for (const viewport of process.env.TEST_FULL ? WIDTHS : [width]) {
      test.describe(`at ${viewport.width} px`, () => {
        test.use({ viewport });

        for (const { path } of PAGES) {
          test(`the first paint of ${path} is not changed by the app`, async ({ page, request }) => {
            await markFirstFrame(page);
            await page.goto(await addressOf(path, request));
            await expect(page.locator('html')).toHaveAttribute('lang', language);
            await hydrated(page);
            await fontsLoaded(page);
            const { count, gone, moved } = await comparedWithMarked(page, {
              selector: TITLE_HELD.includes(language) ? `${HELD_BY_FONTS}, main h1` : HELD_BY_FONTS,
              most: byFonts,
            });
            expect(count).toBeGreaterThan(20);
            expect({ gone, moved }).toEqual({ gone: [], moved: [] });
          });

          test(`the app moves nothing of ${path}`, async ({ page, request }) => {
            const { gone, moved } = await movedByTheApp(page, await addressOf(path, request));
            expect({ gone, moved }).toEqual({ gone: [], moved: [] });
          });
        }
      });
    }
  });
}

for (const viewport of WIDTHS) {
  test.describe(`without scripts, at ${viewport.width} px`, () => {
    test.use({ viewport, javaScriptEnabled: false });

    for (const { path, control, to } of PAGES) {
      test(`${path} is complete, and its links work`, async ({ page, request }) => {
        await page.goto(await addressOf(path, request));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        if (path !== '/') await expect(page.getByRole('contentinfo')).toBeVisible();
        const firstScene = page.getByRole('link', { name: 'Or read the first scene of a tale now' });
        if (path === '/') await expect(firstScene).toHaveAttribute('href', FIRST_SCENE_PATH);
        await page.locator(control).locator('visible=true').first().click();
        await expect(page).toHaveURL(to);
      });
    }

    test('a language and a theme are chosen, and the form leads back to the page', async ({ page }) => {
      await page.goto('/guide');
      const foot = page.getByRole('contentinfo');
      await foot.getByRole('radio', { name: 'Palm leaf' }).check();
      await foot.getByRole('combobox', { name: 'Language' }).selectOption('hi');
      await foot.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL('/guide');
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'palm-leaf');
      await expect(foot.getByRole('radio', { name: 'ताड़पत्र' })).toBeChecked();
    });
  });
}

test('every row of Home has its position from the first frame on', async ({ page }) => {
  const { gone, moved, grown } = await movedByTheApp(page, '/home');
  expect({ gone, moved }).toEqual({ gone: [], moved: [] });
  // a card is slightly taller than its placeholder; a row is 500 pixels tall
  expect(Math.abs(grown)).toBeLessThan(50);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the app removes nothing from Home', async ({ page }) => {
    const { gone, moved } = await movedByTheApp(page, '/home');
    expect({ gone, moved }).toEqual({ gone: [], moved: [] });
  });
});

test('an open game moves nothing on Home when its reader returns', async ({ page }) => {
  await playNew(page, 'How to Move an Elephant');
  await page.goto('/home');
  const row = page.getByRole('heading', { name: 'Continue playing' });
  await expect(row).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { gone, moved } = await movedByTheApp(page, '/home');
  await expect(row).toBeVisible();
  expect({ gone, moved }).toEqual({ gone: [], moved: [] });
});

test('a signed-in user is shown the members’ link from the first frame on', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('tokens', JSON.stringify({ access_token: 'a.b.c', refresh_token: 'd' }));
  });
  await page.route('**/assets/*.js', () => {});
  await page.goto('/guide', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Login' })).toBeHidden();
});

test('a guest who opens a session sees nothing of it, and is led to the login by no script of the app', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!location.pathname.startsWith('/play/')) return;
    (function look() {
      if (document.querySelector('#root *')?.checkVisibility()) localStorage.setItem('painted', 'yes');
      requestAnimationFrame(look);
    })();
  });
  await page.route('**/assets/*.js', () => {});
  // the login comes late: what is painted until then would be seen
  await page.route('**/login', (route) => setTimeout(() => void route.continue(), 1000));
  await page.goto('/play/00000000-0000-4000-8000-000000000000', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const stored = await page.evaluate(() => [
    localStorage.getItem('painted'),
    localStorage.getItem('redirectAfterLogin'),
  ]);
  expect(stored).toEqual([null, '/play/00000000-0000-4000-8000-000000000000']);
});

test('a link that signs in shows no form before the app, and what it shows stays', async ({ page }) => {
  await page.route(`**${API_BASE}/auth/me`, () => {});
  const release = await holdScripts(page);
  await markFirstFrame(page);
  await page.goto('/login?token=a-token', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Signing in' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveCount(0);
  await fontsLoaded(page);
  await page.evaluate(() => (globalThis as unknown as { marked: Marked }).marked.mark());
  release();
  await expect(page).toHaveURL('/login');
  await fontsLoaded(page);
  const { count, gone, moved } = await comparedWithMarked(page, { selector: '*', most: BY_THE_APP });
  expect(count).toBeGreaterThan(10);
  expect({ gone, moved }).toEqual({ gone: [], moved: [] });
});

for (const path of ['/login', '/register'])
  test(`who is signed in sees no form of ${path} before the app leads on`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('tokens', JSON.stringify({ access_token: 'a.b.c', refresh_token: 'd' }));
    });
    await page.route('**/assets/*.js', () => {});
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(1);
    await expect(page.locator('main form')).toBeHidden();
  });

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the parts around a tale are there before the app, and stay when the tale loads', async ({
      page,
    }) => {
      const tale = await playNew(page, 'How to Move an Elephant');
      const release = await holdScripts(page);
      await markFirstFrame(page);
      await page.reload({ waitUntil: 'commit' });
      const commands = page.getByRole('region', { name: 'Game commands' });
      const isPhone = viewport.width < 640;
      await expect(commands.getByRole('button', { name: isPhone ? 'Commands' : /^Continue/ })).toBeVisible();
      await fontsLoaded(page);
      await page.evaluate(() => (globalThis as unknown as { marked: Marked }).marked.mark());
      const bar = page.getByRole('banner');
      await bar.getByRole('button', { name: isPhone ? 'Menu' : 'Know How' }).click();
      release();
      if (isPhone) await bar.getByRole('button', { name: 'Know How' }).click();
      await page
        .getByRole('complementary')
        .or(page.getByRole('dialog'))
        .getByRole('button', { name: 'Close' })
        .click();
      await expect(tale.choices.first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { count, gone, moved } = await comparedWithMarked(page, { selector: '*', most: BY_THE_APP });
      expect(count).toBeGreaterThan(20);
      expect({ gone, moved }).toEqual({ gone: [], moved: [] });
    });
  });
}
