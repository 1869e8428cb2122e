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
import { freePort } from './tools/lib/freePort.mjs';

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
 * Each journey runs at one width, a desktop's unless it is about the phone; `npm run test:full` runs each at both, if
 * its result depends on the width.
 */
const ABOUT_THE_PHONE = /@phone/;
const ABOUT_THE_DESK = /@desk/;
const IS_FULL = Boolean(process.env.TEST_FULL);

export default defineConfig({
  testDir: 'e2e',
  ...(IS_FULL ? {} : { testIgnore: '*.full.spec.ts' }),
  // emptied at the start: the pictures have another one
  outputDir: 'test-results/e2e',
  // a file's journeys go one after the other; three files at a time, as each waits for its pages and servers now and then
  workers: 3,
  // on a slow and busy machine a long journey takes minutes, and what is waited for comes late
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
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
      ...(IS_FULL ? {} : { grepInvert: ABOUT_THE_PHONE }),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...(IS_FULL ? { grepInvert: ABOUT_THE_DESK } : { grep: ABOUT_THE_PHONE }),
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
