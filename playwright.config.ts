import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import {
  CHROMIUM_FLAGS,
  SHORT_LIVED_PAGES,
  STEADY_PICTURE_FLAGS,
  lightChromiumPath,
} from './tools/lib/chromiumFlags.mjs';
import { halfInTurn } from './tools/lib/filesInTurn.mjs';
import { freePort } from './tools/lib/freePort.mjs';
import { isJourneyTouched } from './tools/lib/touched.mjs';

const PORT = await freePort('E2E_PORT');

/** A fresh database for every run. The first process makes and clears it; the workers inherit its name. */
function freshDataDir(): string {
  const given = process.env.E2E_DATA_DIR;
  if (given) return given;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-'));
  // PostgreSQL does not run as root: another user must be able to walk in
  fs.chmodSync(folder, 0o755);
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  // beside it, `copyInstallation` leaves what servers of a journey's own begin with
  return (process.env.E2E_DATA_DIR = path.join(folder, 'data'));
}

/**
 * Journeys through a mocked server whose rules are held one by one by stories and by tests without a browser, and one
 * that goes back and forth for long: in the long form only.
 */
const LONG_FORM = ['banner', 'landing', 'memory', 'play', 'reactions', 'rows', 'story'].map(
  (name) => `${name}.spec.ts`,
);

/** Administrators work at a desk: stories show their screens on a phone, and the long form goes through them there. */
const AT_A_DESK = ['admin*.spec.ts'];

/**
 * Journeys of other files that are in the long form only: stories, tests of routes and tests of the API hold what they
 * go through, or another journey goes the same way.
 */
const IN_THE_LONG_FORM = /@long/;

const FILES = fs
  .readdirSync(path.join(import.meta.dirname, 'e2e'))
  .filter((name) => name.endsWith('.spec.ts'));

/** A file whose subject a change touches waits for no turn. */
const TOUCHED = FILES.filter((name) => isJourneyTouched(name));

/**
 * Journeys whose parts other tests hold one by one: in the short form one of six, and the others after the next changes.
 * Playwright by itself runs them all.
 */
const IN_TURN = [1, 2, 3, 4, 5, 6].map((turn) => {
  const waits = TOUCHED.length > 0 ? `^(?!.*\\b(?:${TOUCHED.join('|')}) ).*` : '';
  return new RegExp(`${waits}@turn${turn}`);
});
const { TEST_TURN } = process.env;
const NOT_THIS_TIME =
  TEST_TURN === undefined ? [] : IN_TURN.filter((_, at) => at !== Number(TEST_TURN) % IN_TURN.length);

/**
 * The ways that differ by the width: those of half of the files go one way in this turn and the other one six turns
 * later, when their tags have come round; of a file that a change touches, both.
 */
function waysOf(files: readonly string[]): RegExp[] {
  const alone = files.filter((name) => !TOUCHED.includes(name));
  return TEST_TURN === undefined ? [] : [new RegExp(`\\b(?:${alone.join('|')}) .*@widths`)];
}
const WIDE = halfInTurn(FILES, Number(TEST_TURN), IN_TURN.length);
const WIDE_ALONE = waysOf(WIDE);
const NARROW_ALONE = waysOf(FILES.filter((name) => !WIDE.includes(name)));

export default defineConfig({
  testDir: 'e2e',
  ...(process.env.TEST_FULL ? {} : { testIgnore: LONG_FORM }),
  // emptied at the start: the pictures have another one
  outputDir: 'test-results/e2e',
  // a file's journeys go one after the other; three files at a time, as each waits for its pages and servers now and then
  workers: 3,
  // on a slow and busy machine a long journey takes a minute and a half; what does not happen fails after ten seconds
  timeout: 150_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/report.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      executablePath: lightChromiumPath(),
      args: [...CHROMIUM_FLAGS, ...STEADY_PICTURE_FLAGS, SHORT_LIVED_PAGES],
    },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // a worker answers before the routes that journeys set up; those of offline.spec.ts have it
    serviceWorkers: 'block',
    // a trace takes a tenth of the time, and nobody opens one of CI's; screenshots would take longer than the tests
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
  },
  projects: [
    {
      name: 'desktop',
      ...(process.env.TEST_FULL ? {} : { grepInvert: [IN_THE_LONG_FORM, ...NOT_THIS_TIME, ...NARROW_ALONE] }),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      // stories show screens in each width: here the ways that differ by it; the long form runs everything in both
      ...(process.env.TEST_FULL
        ? {}
        : {
            grep: /@widths/,
            grepInvert: [IN_THE_LONG_FORM, ...NOT_THIS_TIME, ...WIDE_ALONE],
            testIgnore: [...LONG_FORM, ...AT_A_DESK],
          }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'exec node e2e/support/serve.ts',
    // more people register within an hour here than one network may; tests of the server hold the limits
    env: { PORT, DATA_DIR: freshDataDir(), STOP_WITH_PARENT: '1', RATE_LIMIT: 'off' },
    url: `http://127.0.0.1:${PORT}/healthz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
