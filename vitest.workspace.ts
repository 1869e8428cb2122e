import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import {
  CHROMIUM_FLAGS,
  FEWER_COLLECTIONS,
  STEADY_PICTURE_FLAGS,
  lightChromiumPath,
} from './tools/lib/chromiumFlags.mjs';
import { playerScript } from './tools/lib/playerScript.mjs';

const root = import.meta.dirname;

// west of UTC, by hours and a half: a date or an hour in the wrong zone differs from the right one
process.env.TZ = 'America/St_Johns';

/** Packages are tested from their sources, never from a build. */
const SOURCE = '@kathaloka/source';
const fromSource = {
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
};

/** Nothing is to take so long; on a busy machine, something may. */
const LONG_ENOUGH_MS = 60_000;

/** `npm run test:full`: the files named `*.full.*`, every mode of a story, and more rounds of some tests. */
const IS_FULL = Boolean(process.env.TEST_FULL);
const ONLY_FULL = IS_FULL ? [] : ['**/*.full.*'];

/** `npm test` tries the same values in each run, and `npm run test:full` new ones. */
const PROPERTIES = './vitest.setup.properties.ts';

/** All files in one process: what they share is loaded once, and none of them leaves anything behind. */
const unit: TestProjectInlineConfiguration = {
  ...fromSource,
  test: {
    name: 'unit',
    environment: 'node',
    isolate: false,
    setupFiles: [PROPERTIES],
    testTimeout: LONG_ENOUGH_MS,
    expect: { poll: { timeout: 5_000 } },
    include: ['packages/{contract,story,illustrator,formats,player,api,ui,app}/src/**/*.test.ts'],
    exclude: ONLY_FULL,
  },
};

/** What needs a document is named `*.test.tsx`. */
const unitDom: TestProjectInlineConfiguration = {
  ...fromSource,
  plugins: [react(), playerScript],
  test: {
    name: 'unit-dom',
    environment: 'jsdom',
    isolate: false,
    testTimeout: LONG_ENOUGH_MS,
    include: ['packages/{player,ui,api,app}/src/**/*.test.tsx'],
    setupFiles: [PROPERTIES, './vitest.setup.dom.ts'],
    expect: { poll: { timeout: 5_000 } },
  },
};

const house: TestProjectInlineConfiguration = {
  test: {
    name: 'house',
    environment: 'node',
    // most of them read the compiler, and some of them Storybook, which takes longer than what they ask of them
    isolate: false,
    include: ['tools/**/*.test.ts'],
    exclude: ['tools/consumer/**', ...ONLY_FULL],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
};

/** The library as others get it: packed, installed elsewhere, built and drawn. */
const consumer: TestProjectInlineConfiguration = {
  test: {
    name: 'package',
    environment: 'node',
    globalSetup: ['tools/consumer/packLibrary.ts'],
    include: ['tools/consumer/*.test.ts'],
    exclude: ONLY_FULL,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
};

const SERVER_TESTS = 'packages/server/src/**/*.test.ts';
const DATABASE_TESTS = 'packages/server/src/**/*.db.test.ts';
/**
 * What another PostgreSQL, or another way to it, can decide otherwise: the driver, connections, locks, and SQL of its
 * own. Everything else ends before the driver; `npm run test:full` runs it on every PostgreSQL all the same.
 */
const DATABASE_DEPENDENT_TESTS = IS_FULL
  ? [DATABASE_TESTS]
  : [
      'packages/server/src/platform/{db,limits}/**/*.db.test.ts',
      'packages/server/src/platform/http/faults.db.test.ts',
      'packages/server/src/features/catalogue/{plans,catalogue,trending}.db.test.ts',
      'packages/server/src/features/catalogue/search/*.db.test.ts',
      'packages/server/src/features/economy/**/*.db.test.ts',
      'packages/server/src/features/reactions/reactions.db.test.ts',
      'packages/server/src/features/accounts/{sessions/refresh,signIn/rateLimits,sweep}.db.test.ts',
    ];
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
      // Node reads the sources, as it does where the product runs: a tenth less work than to have Vite transform them, or
      // Vitest replace modules, which none of these tests asks for
      experimental: { viteModuleRunner: false, nodeLoader: false },
      // and what each request drops is collected less often
      execArgv: [`--conditions=${SOURCE}`, '--max-semi-space-size=64'],
      // one process for many files: each of them loaded the whole server again, which took longer than its tests
      isolate: false,
      globalSetup: ['packages/server/src/testing/globalSetup.ts'],
      setupFiles: [PROPERTIES],
      testTimeout: LONG_ENOUGH_MS,
      hookTimeout: LONG_ENOUGH_MS,
      // what a test waits for comes late on a busy machine; one second, which is the default, fails there
      expect: { poll: { timeout: 30_000 } },
      include: files.include,
      exclude: [...(files.exclude ?? []), ...ONLY_FULL],
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

/** React tells the browser's own tools of every component; before React loads, so that it finds nobody to tell. */
const withoutBrowserTools: Plugin = {
  name: 'without-browser-tools',
  transformIndexHtml: () => [
    {
      tag: 'script',
      injectTo: 'head-prepend',
      children: 'console.createTask = console.timeStamp = undefined;',
    },
  ],
};

const storybook = (): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir: path.join(root, '.storybook') }), withoutBrowserTools],
  // rules go into one sheet, as in the built app: an element for each would be read over and over by axe
  resolve: {
    alias: { '@emotion/sheet': path.join(root, 'node_modules/@emotion/sheet/dist/emotion-sheet.esm.js') },
  },
  test: {
    name: 'storybook',
    setupFiles: ['.storybook/vitest.setup.ts'],
    provide: { everyMode: IS_FULL },
    // a screen in five modes takes its time on a busy machine
    testTimeout: 60_000,
    // one page for all files: setting one up for each took longer than the stories in it
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: lightChromiumPath(),
          args: [...CHROMIUM_FLAGS, ...STEADY_PICTURE_FLAGS, FEWER_COLLECTIONS],
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
      serverProject('server', {
        include: [SERVER_TESTS],
        exclude: [PROCESS_TESTS],
      }),
      // on the server that TEST_DATABASE names
      serverProject('server-db', { include: DATABASE_DEPENDENT_TESTS }),
      // tests that start and kill real processes, each with a PostgreSQL of its own: mostly they wait
      serverProject(
        'server-process',
        { include: [PROCESS_TESTS] },
        {
          globalSetup: ['packages/server/src/testing/installation.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      ),
      ...(isStorybookAskedFor() ? [storybook()] : []),
    ],
  },
});
