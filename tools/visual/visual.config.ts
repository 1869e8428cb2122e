import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, STEADY_PICTURE_FLAGS, chromiumPath } from '../lib/chromiumFlags.mjs';
import { PORT, STORYBOOK } from './storybook.ts';

/** Smaller than life: enough to see what moved, and few bytes in the history. */
const SCALE = { phone: 0.4, desktop: 0.3 };

export default defineConfig({
  testDir: '.',
  testMatch: 'screens.visual.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{projectName}/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.VISUAL_REPORT ?? '../../test-results/visual.json' }],
  ],
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      maxDiffPixels: 12,
      threshold: 0.12,
      type: 'webp',
    },
    timeout: 15_000,
  },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      executablePath: chromiumPath(),
      // the flag would win over the scale of the pictures
      args: [...CHROMIUM_FLAGS, ...STEADY_PICTURE_FLAGS.filter((flag) => !flag.includes('scale-factor'))],
    },
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: '390', use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: SCALE.phone } },
    { name: '1440', use: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: SCALE.desktop } },
  ],
  webServer: {
    command: `exec node_modules/.bin/vite preview --outDir ${STORYBOOK} --port ${PORT} --strictPort --host 127.0.0.1`,
    cwd: '../..',
    url: `http://127.0.0.1:${PORT}/index.json`,
    reuseExistingServer: false,
  },
});
