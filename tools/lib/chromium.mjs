/** Finds a Chromium for the browser tests, or downloads one. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collect } from './processes.mjs';
import { PlainError, say } from './project.mjs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The folders of `npx playwright install chromium`, and the program inside each. */
const PLAYWRIGHT_FOLDERS = ['.cache/ms-playwright', 'Library/Caches/ms-playwright'];
const PLAYWRIGHT_PROGRAMS = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

const WHAT_TO_DO =
  'no Chromium was found: install one (Debian: apt-get install chromium fonts-liberation fonts-noto-core; elsewhere: npx playwright install chromium), or name one in CHROMIUM_PATH';

/** @param {string} folder */
function namesIn(folder) {
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
}

function playwrightBrowsers() {
  const folders = PLAYWRIGHT_FOLDERS.map((folder) => path.join(os.homedir(), folder));
  return folders.flatMap((folder) =>
    namesIn(folder)
      .filter((name) => /^chromium-\d+$/.test(name))
      .flatMap((name) => PLAYWRIGHT_PROGRAMS.map((program) => path.join(folder, name, program))),
  );
}

/**
 * Asks the program for its version: some systems install a stub that only explains how to get a browser.
 * @param {string} file
 */
async function isChromium(file) {
  if (!fs.existsSync(file)) return false;
  const { code, output } = await collect(file, ['--version']).catch(() => ({ code: 1, output: '' }));
  return code === 0 && /Chrom(e|ium)/.test(output);
}

async function installed() {
  for (const file of [...SYSTEM_BROWSERS, ...playwrightBrowsers()]) {
    if (await isChromium(file)) return file;
  }
  return undefined;
}

/** @param {readonly string[]} packages */
async function installWithApt(packages) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  say(`installing what the tests in a browser need (apt-get install ${packages.join(' ')})`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await collect('apt-get', ['update'], { env });
  const { code, output } = await collect('apt-get', ['install', '-y', ...packages], { env });
  if (code !== 0) console.error(output.trim());
}

/** The fonts of the pictures, which a system with a browser may lack: arrows, and the scripts of the languages. */
const FONTS = {
  'fonts-liberation': '/usr/share/fonts/truetype/liberation',
  'fonts-noto-core': '/usr/share/fonts/truetype/noto',
};

async function installFonts() {
  const missing = Object.entries(FONTS).filter(([, folder]) => !fs.existsSync(folder));
  if (missing.length > 0) await installWithApt(missing.map(([name]) => name));
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Finds a headless Chromium, which takes half the CPU time for the same page. Undefined if the system has none, or if
 * `CHROMIUM_PATH` names the browser.
 */
export async function findHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return undefined;
  if (!(await isChromium(HEADLESS_SHELL))) await installWithApt(['chromium-headless-shell']);
  return (await isChromium(HEADLESS_SHELL)) ? HEADLESS_SHELL : undefined;
}

/** The path of a working Chromium. Throws an error with instructions if there is none. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await isChromium(named)) return named;
    throw new PlainError(`CHROMIUM_PATH names ${named}, which is not a working Chromium`);
  }
  await installFonts();
  const found = await installed();
  if (found) return found;
  await installWithApt(['chromium']);
  const fresh = await installed();
  if (fresh) return fresh;
  throw new PlainError(WHAT_TO_DO);
}
