import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { ADMIN } from '../../e2e/support/ownServer.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../lib/chromiumFlags.mjs';
import { freePort } from '../lib/freePort.mjs';
import { enginesHere } from './installed.mjs';

const PORT = await freePort('ENGINES_PORT');

/** A new data folder. The workers inherit its name. */
function freshDataDir(): string {
  const given = process.env.ENGINES_DATA_DIR;
  if (given) return given;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-'));
  // PostgreSQL does not run as root: another user must be able to enter
  fs.chmodSync(folder, 0o755);
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  return (process.env.ENGINES_DATA_DIR = path.join(folder, 'data'));
}

export default defineConfig({
  testDir: '.',
  testMatch: 'journeys.spec.ts',
  outputDir: '../../test-results/engines',
  workers: 2,
  timeout: 150_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
  },
  projects: [
    // Chromium runs on every machine
    {
      name: 'chromium',
      use: { launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] } },
    },
    ...enginesHere().here.map((browserName) => ({ name: browserName, use: { browserName } })),
  ],
  webServer: {
    command: 'exec node e2e/support/serve.ts',
    cwd: '../..',
    env: {
      PORT,
      DATA_DIR: freshDataDir(),
      STOP_WITH_PARENT: '1',
      RATE_LIMIT: 'off',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
    },
    url: `http://127.0.0.1:${PORT}/healthz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
