/**
 * `npm run tool -- chromatic`: sends the stories to Chromatic, which compares them. `npm run tool -- chromatic --dry-run` works
 * without a token, where Chromatic's own program refuses: it builds Storybook and says what would be sent. With
 * `--storybook-build-dir <folder>` it takes one that is built.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { CHROMIUM_FLAGS, chromiumPath } from './lib/chromiumFlags.mjs';
import { PlainError, root, say, sayError } from './lib/project.mjs';
import { countSnapshots, described } from './lib/snapshots.mjs';

/** @typedef {import('./lib/snapshots.mjs').Pictured} Pictured */

/** @param {string} name a program of this project */
function run(name, /** @type {string[]} */ args) {
  const { status } = spawnSync(path.join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    stdio: 'inherit',
  });
  return status ?? 1;
}

function build() {
  const folder = path.join(root, 'storybook-static');
  if (run('storybook', ['build', '-o', folder, '--quiet']) !== 0)
    throw new PlainError('Storybook failed to build');
  return folder;
}

/**
 * Reads the stories in a browser, as Chromatic does.
 * @param {string} folder
 * @returns {Promise<Pictured[]>}
 */
async function storiesIn(folder) {
  const server = await preview({
    configFile: false,
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?viewMode=story`);
    await page.waitForFunction(() => Reflect.has(globalThis, '__STORYBOOK_PREVIEW__'));
    return await page.evaluate(async () => {
      const stories = await Reflect.get(globalThis, '__STORYBOOK_PREVIEW__').extract();
      return Object.values(stories).map(({ id, tags, parameters: { chromatic } }) => ({
        id,
        tags,
        chromatic,
      }));
    });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @param {string} folder */
function sizeOf(folder) {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile());
  const bytes = files.reduce((sum, file) => sum + fs.statSync(path.join(file.parentPath, file.name)).size, 0);
  return `${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`;
}

/** @param {string | undefined} built */
async function tellWhatWouldBeSent(built) {
  const folder = built ?? build();
  const counted = countSnapshots(await storiesIn(path.resolve(root, folder)));
  if (counted.snapshots === 0) throw new PlainError('there is nothing to send');
  const { onlyChanged, exitZeroOnChanges } = JSON.parse(
    fs.readFileSync(path.join(root, 'chromatic.config.json'), 'utf8'),
  );
  say(described(counted));
  say(`Storybook: ${sizeOf(folder)}.`);
  if (onlyChanged)
    say('Only stories whose files have changed are pictured again; the others keep their pictures.');
  if (!exitZeroOnChanges) say('A change fails the build until somebody accepts it.');
  say('Nothing was sent.');
}

async function main() {
  const { values } = parseArgs({
    strict: false,
    options: { 'dry-run': { type: 'boolean' }, 'storybook-build-dir': { type: 'string' } },
  });
  const hasToken = Boolean(process.env.CHROMATIC_PROJECT_TOKEN) || values['project-token'] !== undefined;
  if (!values['dry-run'] || hasToken) return run('chromatic', process.argv.slice(2));
  const built = values['storybook-build-dir'];
  await tellWhatWouldBeSent(typeof built === 'string' ? built : undefined);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}
