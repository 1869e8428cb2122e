import type { Page } from '@playwright/test';
import { expectFocusIn } from './support/expectFocusIn.ts';
import { giveClock, stopClock } from './support/clock.ts';
import { signedIn } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';
import { swipe } from './support/touch.ts';
import { speak } from './support/walk.ts';

const SECTIONS = {
  Welcome: 'Every tale waits for your next word.',
  'What is it': 'A story that answers',
  'How it works': 'How it works',
  Features: 'What the road holds',
  Begin: 'The lamp is lit. The boat is waiting.',
} as const;
type Section = keyof typeof SECTIONS;

const LEAVES = [
  'Choose a tale',
  'Pick a narrator',
  'Pick a painter',
  'Choose, or write',
  'Immerse and show',
  'Reach an ending',
];

const dot = (page: Page, name: Section) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name });
const section = (page: Page, name: Section) => page.getByRole('region', { name: SECTIONS[name] });

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(section(page, 'Welcome')).toBeVisible();
  // until the app has loaded, the browser does all scrolling; the app then sets the shorter title
  await expect(page).toHaveTitle('Kathaloka');
}

/** Expects the section to be the current one, aligned with the top of the window. */
async function expectAt(page: Page, name: Section): Promise<void> {
  await expect(dot(page, name)).toHaveAttribute('aria-current', 'true');
  const top = () => section(page, name).evaluate((element) => Math.abs(element.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(5);
}

/** Scrolls with the wheel, or swipes by more than 50 px on a touch screen. */
async function goOn(page: Page, isMobile: boolean, way: 1 | -1 = 1): Promise<void> {
  if (isMobile) return swipe(page, page.getByRole('main'), { y: way * -60 });
  await page.mouse.move(700, 450);
  const heard = await page.evaluateHandle(() => {
    const turned = new Promise((done) => addEventListener('wheel', done, { once: true, capture: true }));
    return { turned };
  });
  await page.mouse.wheel(0, way * 120);
  await heard.evaluate(({ turned }) => turned.then(() => undefined));
}

test('a visitor reads five sections, and each of three buttons opens Home', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(5);
  for (const name of ['Get Started', 'Begin Your Saga', 'Start Your Legend']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/home');
  }
  for (const feature of [
    'Interactive choices',
    'AI-generated visuals',
    'Rich mythology',
    'Multiple endings',
    'Character customization',
    'Achievement system',
  ]) {
    await expect(section(page, 'Features').getByRole('heading', { name: feature })).toBeAttached();
  }
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: /search/i })).toHaveCount(0);
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/home');
});

test('dots and header links jump to any section', async ({ page, isMobile }) => {
  await open(page);
  await dot(page, 'Begin').click();
  await expectAt(page, 'Begin');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  const links = page.getByRole('navigation', { name: 'On this page' });
  await expect(links.getByRole('link')).toHaveText(['What is it', 'How it works', 'Features', 'Begin']);
  await links.getByRole('link', { name: 'What is it' }).click();
  await expectAt(page, 'What is it');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('wheel and swipe move section by section, with a lock of half a second between moves', async ({
  page,
  isMobile,
}) => {
  await giveClock(page);
  await open(page);
  await stopClock(page);
  await goOn(page, isMobile);
  await expectAt(page, 'What is it');
  await goOn(page, isMobile);
  await page.clock.runFor(499);
  await goOn(page, isMobile);
  await expectAt(page, 'What is it');
  await page.clock.runFor(1);
  await goOn(page, isMobile);
  await expectAt(page, 'How it works');
  await page.clock.runFor(500);
  await goOn(page, isMobile, -1);
  await expectAt(page, 'What is it');
});

test(
  'how it works shows six cards: all at once, or one by one on a small screen',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await giveClock(page);
    await open(page);
    await stopClock(page);
    const how = section(page, 'How it works');
    const counter = how.getByRole('status');
    await dot(page, 'How it works').click();
    await expectAt(page, 'How it works');
    await page.clock.runFor(500);
    if (isMobile) {
      await goOn(page, isMobile);
      await expect(counter).toHaveText('2 of 6');
      await page.clock.runFor(699);
      await goOn(page, isMobile);
      await expect(counter).toHaveText('2 of 6');
      for (let leaf = 3; leaf <= LEAVES.length; leaf++) {
        await page.clock.runFor(700);
        await goOn(page, isMobile);
        await expect(counter).toHaveText(`${leaf} of 6`);
        await expect(how.getByRole('heading', { level: 3 })).toHaveText([LEAVES[leaf - 1]!]);
      }
      await page.clock.runFor(700);
    } else {
      await expect(how.getByRole('heading', { level: 3 })).toHaveText(LEAVES);
      await expect(counter).toHaveCount(0);
    }
    await goOn(page, isMobile);
    await expectAt(page, 'Features');
  },
);

/** Small phones with the bars of their browsers. */
const PHONES = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
];

/** Texts of a section that the header or a dot covers, or that lie outside the window. */
function coveredTexts(page: Page, at: number): Promise<string[]> {
  return page.evaluate((index) => {
    const shown = document.querySelectorAll('main > section')[index]!;
    shown.scrollIntoView({ behavior: 'instant' });
    const header = document.querySelector('header')!.getBoundingClientRect();
    const dots = [...document.querySelectorAll('nav button[aria-label]')].map((each) =>
      each.getBoundingClientRect(),
    );
    const isCovered = (text: DOMRect) =>
      text.top < header.bottom ||
      text.bottom > innerHeight ||
      dots.some(
        (each) =>
          text.left < each.right &&
          text.right > each.left &&
          text.bottom > each.top &&
          text.top < each.bottom,
      );
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if ([...range.getClientRects()].some(isCovered)) found.push(texts.currentNode.textContent!);
    }
    return found;
  }, at);
}

for (const { width, height } of PHONES)
  test(`at ${width} × ${height} each swipe shows a whole section, in English and Hindi`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const language of ['en', 'hi'] as const) {
      await speak(page, language);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.evaluate(() => document.fonts.ready);
      const sections = page.locator('main > section');
      await expect(sections).toHaveCount(5);
      for (let at = 0; at < 5; at++) {
        const name = `section ${at + 1} in ${language}`;
        expect.soft(await coveredTexts(page, at), name).toEqual([]);
        expect.soft((await sections.nth(at).boundingBox())!.height, name).toBeLessThanOrEqual(height);
      }
      const next = sections.nth(2).getByRole('button').nth(1);
      while (await next.isEnabled()) {
        await next.click();
        expect.soft((await sections.nth(2).boundingBox())!.height).toBeLessThanOrEqual(height);
      }
    }
  });

test('by keyboard alone: past the header, along the dots, through the menu', async ({ page, isMobile }) => {
  await open(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeFocused();
  await dot(page, 'Welcome').focus();
  await page.keyboard.press('Tab');
  await expect(dot(page, 'What is it')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAt(page, 'What is it');
  if (!isMobile) return;
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expectFocusIn(page.getByRole('dialog', { name: 'Menu' }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test('a screen reader finds the parts of the page by their names', async ({ page, isMobile }) => {
  await signedIn(page);
  await open(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Every tale waits for your next word.":
      - heading "Every tale waits for your next word." [level=1]
      - link "Get Started"
    - region "A story that answers":
      - heading "A story that answers" [level=2]
      - link "Begin Your Saga"
    - region "How it works":
      - heading "How it works" [level=2]
      - list:
        - listitem:
          - heading "Choose a tale" [level=3]
    - region "What the road holds":
      - heading "What the road holds" [level=2]
      - list:
        - listitem:
          - heading "Interactive choices" [level=3]
    - region "The lamp is lit. The boat is waiting.":
      - heading "The lamp is lit. The boat is waiting." [level=2]
      - link "Start Your Legend"
  `);
  await expect(page.getByRole('navigation', { name: 'Sections' })).toMatchAriaSnapshot(`
    - button "Welcome"
    - button "What is it"
    - button "How it works"
    - button "Features"
    - button "Begin"
  `);
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
});
