/**
 * `npm run look:review`: writes docs/look-review.md, with the pictures of the art direction next to our screens.
 * Requires a built Storybook (`npm run build -- --storybook`). With a folder as argument, it copies the art
 * direction's pictures from there.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { CHROMIUM_FLAGS, chromiumPath } from '../lib/chromiumFlags.mjs';
import { PORT, STORYBOOK } from '../visual/storybook.ts';
import { type Pair, pairs } from './pairs.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PICTURES = path.join(ROOT, 'docs/look/pictures');
const OURS = path.join(ROOT, 'docs/look/ours');
/** Large enough to judge, small enough to commit. */
const KEPT_WIDTH: Readonly<Record<Pair['width'], number>> = { 390: 390, 1024: 700, 1440: 800 };

const [, , source] = process.argv;
const server = await preview({
  root: ROOT,
  build: { outDir: STORYBOOK },
  preview: { port: PORT, strictPort: true, host: '127.0.0.1' },
});
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...CHROMIUM_FLAGS, '--hide-scrollbars'],
});
try {
  fs.mkdirSync(PICTURES, { recursive: true });
  fs.rmSync(OURS, { recursive: true, force: true });
  fs.mkdirSync(OURS, { recursive: true });
  const converter = await browser.newPage();
  for (const pair of pairs) {
    if (source) await keep(converter, path.join(source, `${pair.picture}.png`), PICTURES, pair);
    await shoot(browser, converter, pair);
  }
  fs.writeFileSync(path.join(ROOT, 'docs/look-review.md'), page());
} finally {
  await browser.close();
  await server.close();
}

async function shoot(from: Browser, converter: Page, pair: Pair): Promise<void> {
  const { story, width, theme = 'night' } = pair;
  const screen = await from.newPage({
    viewport: { width, height: width === 390 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  await screen.goto(`http://127.0.0.1:${PORT}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`);
  // an overlay is rendered outside Storybook's root, which is then empty
  await screen.locator('body.sb-show-main').waitFor({ state: 'attached' });
  await screen.evaluate(() => document.fonts.ready);
  await screen.waitForTimeout(700);
  const file = path.join(OURS, `${pair.picture}.png`);
  // also renders the rows far below the fold
  await screen.evaluate(() => (document.documentElement.dataset['settled'] = ''));
  await screen.screenshot({ path: file, fullPage: true });
  await screen.close();
  await keep(converter, file, OURS, pair);
  fs.rmSync(file);
}

/** A smaller copy, made with the browser's own encoder. */
async function keep(converter: Page, file: string, folder: string, { picture, width }: Pair): Promise<void> {
  const data = `data:image/png;base64,${fs.readFileSync(file).toString('base64')}`;
  const webp = await converter.evaluate(
    async ([address, target]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const scale = Math.min(1, target / image.naturalWidth);
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth * scale;
      canvas.height = image.naturalHeight * scale;
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', 0.82);
    },
    [data, KEPT_WIDTH[width]] as const,
  );
  fs.writeFileSync(path.join(folder, `${picture}.webp`), Buffer.from(webp.split(',')[1] ?? '', 'base64'));
}

function page(): string {
  const sections = pairs.map(
    ({ picture, story, width, note }) =>
      `## ${picture}\n\nStory \`${story}\` at ${width} px.${note ? ` ${note}` : ''}\n\n| picture | ours |\n| --- | --- |\n| ![the picture](look/pictures/${picture}.webp) | ![ours](look/ours/${picture}.webp) |\n`,
  );
  return `# Pictures and screens\n\nThe art direction's pictures beside our screens, made by \`npm run look:review\` from the built Storybook. Titles, names and figures in the pictures are placeholders; ours come from the fixtures.\n\n${sections.join('\n')}`;
}
