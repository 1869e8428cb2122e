import type { Page } from '@playwright/test';
import { featuredStories } from '@kathaloka/contract/fixtures';
import { LINKS, showCatalogue } from './support/catalogue.ts';
import { giveClock, stopClock } from './support/clock.ts';
import { expect, test } from './support/test.ts';
import { swipe } from './support/touch.ts';

const GAME = featuredStories[0]!;
const TITLES = [GAME.title, 'How to Play', 'Join the beta', 'Meet the storytellers'];

const LOCK_MS = 300;

const banner = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const slide = (page: Page, number: number) => banner(page).getByRole('group', { name: `${number} of 4` });
const choice = (page: Page, number: number) =>
  banner(page)
    .getByRole('list', { name: 'Choose a slide' })
    .getByRole('button', { name: TITLES[number - 1]! });

async function open(page: Page): Promise<void> {
  await showCatalogue(page);
  await page.goto('/home');
  await expect(slide(page, 1)).toBeVisible();
}

async function openWithClock(page: Page): Promise<void> {
  await giveClock(page);
  await open(page);
  await stopClock(page);
  await page.clock.runFor(LOCK_MS);
  await letGo(page);
}

/** Removes hover and focus, so that the banner advances again. */
async function letGo(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await banner(page)
    .getByRole('button', { name: /slides/ })
    .focus();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

/** The positions of the visible slides: one, or two during a transition. */
function shownPlaces(page: Page): Promise<string[]> {
  const slides = banner(page).getByRole('group');
  return slides.evaluateAll((groups) => groups.map((group) => group.ariaLabel ?? ''));
}

async function expectShown(page: Page, number: number): Promise<void> {
  await expect.poll(() => shownPlaces(page)).toEqual([`${number} of 4`]);
}

async function shownSlide(page: Page): Promise<number> {
  await expect.poll(() => shownPlaces(page)).toHaveLength(1);
  const [place = ''] = await shownPlaces(page);
  return Number(place.charAt(0));
}

const after = (number: number) => (number % 4) + 1;

test('four slides advance every five seconds, unless a user focuses, hovers or pauses them', async ({
  page,
  isMobile,
}) => {
  await openWithClock(page);
  let shown = await shownSlide(page);
  for (let times = 0; times < 4; times++) {
    await page.clock.runFor(4999);
    await expectShown(page, shown);
    await page.clock.runFor(1);
    shown = after(shown);
    await expectShown(page, shown);
  }
  if (!isMobile) {
    await banner(page).hover();
    await page.clock.runFor(10_000);
    await expectShown(page, shown);
    await page.mouse.move(0, 0);
  }
  await banner(page).getByRole('button', { name: 'Pause slides' }).press('Enter');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(10_000);
  await expectShown(page, shown);
  await banner(page).getByRole('button', { name: 'Resume slides' }).press('Enter');
  await letGo(page);
  await page.clock.runFor(5000);
  await expectShown(page, after(shown));
});

test('a slide can be chosen from the side list or by a dot, and another one only after 300 ms', async ({
  page,
}) => {
  await openWithClock(page);
  await choice(page, 1).press('Enter');
  await page.clock.runFor(LOCK_MS);
  await choice(page, 3).click();
  await expect(choice(page, 3)).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(299);
  await choice(page, 4).click();
  await expect(choice(page, 3)).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(1);
  await choice(page, 4).click();
  await expect(choice(page, 4)).toHaveAttribute('aria-current', 'true');
  await expectShown(page, 4);
});

test('a swipe of more than 50 px changes the slide', { tag: '@phone' }, async ({ page }) => {
  await openWithClock(page);
  await choice(page, 1).press('Enter');
  await page.clock.runFor(LOCK_MS);
  await swipe(page, slide(page, 1), { x: -49 });
  await expect(choice(page, 1)).toHaveAttribute('aria-current', 'true');
  await swipe(page, slide(page, 1), { x: -51 });
  await expect(choice(page, 2)).toHaveAttribute('aria-current', 'true');
  await expectShown(page, 2);
  await page.clock.runFor(LOCK_MS);
  await swipe(page, slide(page, 2), { x: 51 });
  await expect(choice(page, 1)).toHaveAttribute('aria-current', 'true');
});

test('the slides link to the featured game, the guide, the beta and the community', async ({ page }) => {
  await openWithClock(page);
  const actions = [
    { number: 2, name: 'Read the guide', href: LINKS.guide_url },
    { number: 3, name: 'Join Waitlist', href: '/premium-waitlist' },
    { number: 4, name: 'Join the chat', href: LINKS.community_url },
  ];
  for (const { number, name, href } of actions) {
    await choice(page, number).press('Enter');
    const action = slide(page, number).getByRole('link', { name });
    await expect(action).toHaveAttribute('href', href);
    await expect(slide(page, number).getByRole('heading')).toHaveText(TITLES[number - 1]!);
    await page.clock.runFor(LOCK_MS);
  }
  await choice(page, 1).press('Enter');
  await page.clock.resume();
  await slide(page, 1).getByRole('button', { name: 'PLAY' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Please log in to play this game');
});

test('a screen reader announces the position of each slide, and each change while the banner is paused', async ({
  page,
}) => {
  await openWithClock(page);
  await expect(banner(page)).toHaveAttribute('aria-roledescription', 'carousel');
  const live = banner(page).locator('[aria-live]');
  await expect(live).toHaveAttribute('aria-live', 'off');
  await choice(page, 1).focus();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Enter');
  await expect(slide(page, 1)).toHaveAttribute('aria-roledescription', 'slide');
  await expect(live).toMatchAriaSnapshot(`
    - group "1 of 4":
      - img "${GAME.image_alt}"
      - text: Featured
      - heading "${GAME.title}" [level=2]
      - paragraph: ${GAME.tagline}
      - button "PLAY"
  `);
  await expect(banner(page).getByRole('button', { name: 'Pause slides' })).toBeVisible();
  await expect(choice(page, 1)).toHaveAttribute('aria-current', 'true');
});
