import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { API_BASE } from '@kathaloka/contract/calls';
import type { Story, StoryPage } from '@kathaloka/contract/entities';
import { pictureAt } from '@kathaloka/story/pictures';
import sharp from 'sharp';
import { showCatalogue } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';

/** Pixels are averaged over a patch, because a letter is read against its surroundings. */
const PATCH = 4;
/** WCAG 2.2: text from 24 px counts as large. */
const ENOUGH = { large: 3, small: 4.5 };

interface Line {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Text {
  readonly lines: readonly Line[];
  readonly colour: readonly number[];
  readonly size: number;
}

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

/** The lines of a text on screen, with its colour and size. */
function linesOf(text: Locator): Promise<Text> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { color, fontSize } = getComputedStyle(element);
    const lines = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
    return { lines, colour: (color.match(/[\d.]+/g) ?? []).map(Number), size: Number.parseFloat(fontSize) };
  });
}

interface Ground {
  readonly data: Buffer;
  readonly width: number;
  readonly channels: number;
}

/** The pixels of the screen, one per patch. */
async function groundOf(page: Page): Promise<Ground> {
  const seen = sharp(await page.screenshot({ animations: 'disabled' })).removeAlpha();
  const small = seen.resize({ width: page.viewportSize()!.width / PATCH });
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, channels: info.channels };
}

/** The lowest contrast of a text with the picture behind its lines. */
function leastContrast({ data, width, channels }: Ground, { lines, colour }: Text): number {
  const ink = luminance(colour);
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    for (let y = Math.floor(line.y / PATCH); y < (line.y + line.height) / PATCH; y++) {
      for (let x = Math.floor(line.x / PATCH); x < (line.x + line.width) / PATCH; x++) {
        const at = (y * width + x) * channels;
        const ground = luminance([...data.subarray(at, at + 3)]);
        least = Math.min(least, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
      }
    }
  }
  return least;
}

/** The covers that are lightest behind the words; `npm run test:full` checks every cover. */
const LIGHTEST = [
  "Birbal's Khichdi Is Nearly Ready",
  'Birbal and the Sixteen Laddus',
  'An Old God Joins the Ration Queue',
  "Tenali Raman's Terrible Book",
  "Who Took Thakuma's Brass Pot",
];

async function everyStory(request: APIRequestContext): Promise<Story[]> {
  const stories: Story[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = (await (await request.get(`${API_BASE}/stories/?page=${page}`)).json()) as StoryPage;
    stories.push(...answer.stories);
    pages = answer.total_pages;
  }
  return stories;
}

const longest = (texts: readonly string[]): string => texts.toSorted((a, b) => b.length - a.length)[0]!;

test('the words of the first slide can be read over every cover', async ({ page, request }) => {
  const stories = await everyStory(request);
  const covers = stories
    .filter(({ title }) => process.env.TEST_FULL || LIGHTEST.includes(title))
    .map(({ title, cover_image_url }) => ({
      title,
      address: pictureAt(cover_image_url!, 640),
    }));
  expect(covers.length).toBeGreaterThanOrEqual(LIGHTEST.length);
  for (const { address } of covers) expect((await request.get(address)).status(), address).toBe(200);
  // the maximum number of words on a slide, which cover most of the picture
  const latin = stories.filter(({ language }) => language === 'en');
  const wordy: Story = {
    ...latin[0]!,
    title: longest(latin.map(({ title }) => title)),
    tagline: longest(latin.map(({ tagline }) => tagline)),
  };
  // a page with nothing but the banner
  await showCatalogue(page, { stories: [], featured: [wordy], trending: [] });
  await page.unroute('**/covers/**');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
  const slide = page.getByRole('region', { name: 'Highlights' }).getByRole('group', { name: /^1 of/ });
  const heading = slide.getByRole('heading', { name: wordy.title });
  const tagline = slide.getByText(wordy.tagline);
  await expect(heading).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  // hides the words without moving them, to measure the picture alone
  await heading.locator('xpath=..').evaluate((words) => (words.style.opacity = '0'));
  const faults: string[] = [];
  for (const width of [1440, 1024, 644, 388]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { title, address } of covers) {
      await slide.locator('img').evaluate(async (image: HTMLImageElement, source) => {
        image.srcset = '';
        image.src = source;
        await image.decode();
      }, address);
      const [ground, texts] = [
        await groundOf(page),
        { title: await linesOf(heading), text: await linesOf(tagline) },
      ];
      for (const [what, text] of Object.entries(texts)) {
        const found = leastContrast(ground, text);
        const enough = text.size >= 24 ? ENOUGH.large : ENOUGH.small;
        if (found < enough) faults.push(`${width} px, ${what} over ${title}: ${found.toFixed(2)}`);
      }
    }
  }
  expect(faults).toEqual([]);
});
