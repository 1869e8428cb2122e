import { defineConfig } from '@playwright/test';
import {
  CHROMIUM_FLAGS,
  FEWER_COLLECTIONS,
  STEADY_PICTURE_FLAGS,
  chromiumPath,
} from '../lib/chromiumFlags.mjs';
import { freePort } from '../lib/freePort.mjs';

const PORT = await freePort('VISUAL_PORT');

/** Half size, at which a ring of three pixels still has one and a half. */
const SCALE = 0.5;

export default defineConfig({
  testDir: '.',
  testMatch: 'screens.visual.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{projectName}/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  // on a busy machine a long page takes half a minute
  timeout: 90_000,
  forbidOnly: Boolean(process.env.CI),
  // a missing picture fails the test; it is written anyway, except in CI, where it could not be committed
  updateSnapshots: process.env.CI ? 'none' : 'missing',
  reporter: 'list',
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      maxDiffPixels: 12,
      // with 0.12, any surface equalled any other, and gold equalled danger; for differing edges, allow more pixels
      // instead
      threshold: 0.02,
      type: 'webp',
    },
    timeout: 15_000,
  },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      executablePath: chromiumPath(),
      // the flag would override the scale of the pictures
      args: [
        ...CHROMIUM_FLAGS,
        FEWER_COLLECTIONS,
        ...STEADY_PICTURE_FLAGS.filter((flag) => !flag.includes('scale-factor')),
      ],
    },
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    ...(process.env.TEST_FULL
      ? [{ name: 'static', testMatch: ['static.visual.ts', 'states.visual.ts'] }]
      : []),
    { name: '390', use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: SCALE } },
    { name: '1440', use: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: SCALE } },
  ],
  webServer: {
    command: `exec node_modules/.bin/vite preview --outDir storybook-static --port ${PORT} --strictPort --host 127.0.0.1`,
    cwd: '../..',
    url: `http://127.0.0.1:${PORT}/index.json`,
    reuseExistingServer: false,
  },
});
