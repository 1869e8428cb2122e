import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { CHROMIUM_FLAGS, STEADY_PICTURE_FLAGS, chromiumPath } from './tools/lib/chromiumFlags.mjs';

const root = import.meta.dirname;

/** Packages are tested from their sources, never from a build. */
const fromSource = {
  resolve: { conditions: ['@kathaloka/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@kathaloka/source', ...defaultServerConditions] } },
};

const unit: TestProjectInlineConfiguration = {
  ...fromSource,
  test: {
    name: 'unit',
    environment: 'node',
    include: ['packages/{contract,illustrator,api}/src/**/*.test.ts'],
  },
};

const unitDom: TestProjectInlineConfiguration = {
  ...fromSource,
  plugins: [react()],
  test: {
    name: 'unit-dom',
    environment: 'jsdom',
    include: ['packages/{ui,app}/src/**/*.test.{ts,tsx}', 'packages/api/src/**/*.test.tsx'],
    setupFiles: ['./vitest.setup.dom.ts'],
  },
};

const house: TestProjectInlineConfiguration = {
  test: {
    name: 'house',
    environment: 'node',
    include: ['tools/**/*.test.ts'],
    exclude: ['tools/planted/**', 'tools/consumer/**'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
};

/** The library as others get it: packed, installed elsewhere, built and drawn. */
const consumer: TestProjectInlineConfiguration = {
  test: { name: 'package', environment: 'node', include: ['tools/consumer/*.test.ts'] },
};

const SERVER_TESTS = 'packages/server/src/**/*.test.ts';
const DATABASE_TESTS = 'packages/server/src/**/*.db.test.ts';
const PROCESS_TESTS = 'packages/server/src/**/*.process.test.ts';

function serverProject(
  name: string,
  files: { include: string[]; exclude?: string[] },
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    ...fromSource,
    test: {
      name,
      environment: 'node',
      pool: 'forks',
      globalSetup: ['packages/server/src/testing/globalSetup.ts'],
      testTimeout: 20_000,
      hookTimeout: 60_000,
      ...files,
      ...test,
    },
  };
}

/** Loading Storybook takes seconds: left out when only other projects are asked for. */
function isStorybookAskedFor(): boolean {
  const asked = process.argv.filter(
    (arg, at, args) => arg.startsWith('--project=') || args[at - 1] === '--project',
  );
  return asked.length === 0 || asked.some((arg) => arg.replace('--project=', '') === 'storybook');
}

const storybook = (): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
  test: {
    name: 'storybook',
    // one page for all files: setting one up for each took longer than the stories in it
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: chromiumPath(),
          args: [...CHROMIUM_FLAGS, ...STEADY_PICTURE_FLAGS],
        },
        contextOptions: {
          reducedMotion: 'reduce',
          colorScheme: 'light',
          locale: 'en-GB',
          timezoneId: 'UTC',
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      unit,
      unitDom,
      house,
      consumer,
      serverProject('server', { include: [SERVER_TESTS], exclude: [PROCESS_TESTS] }),
      // the same database tests once more, on the server that TEST_DATABASE names
      serverProject('server-db', { include: [DATABASE_TESTS] }),
      // tests that start and kill real processes: one file after the other, when everything else is done
      serverProject(
        'server-process',
        { include: [PROCESS_TESTS] },
        { fileParallelism: false, sequence: { groupOrder: 1 }, testTimeout: 180_000, hookTimeout: 180_000 },
      ),
      ...(isStorybookAskedFor() ? [storybook()] : []),
    ],
  },
});
