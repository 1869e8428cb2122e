import fs from 'node:fs';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { filesLeftOut, IN_ANOTHER_TURN, storiesOf } from './.storybook/storiesInTurn.ts';
import {
  CHROMIUM_FLAGS,
  FEWER_COLLECTIONS,
  STEADY_PICTURE_FLAGS,
  lightChromiumPath,
} from './tools/lib/chromiumFlags.mjs';
import { isPacked } from './tools/consumer/turn.ts';
import { touchedStories } from './tools/lib/chosenFiles.mjs';
import { playerScript } from './tools/lib/playerScript.mjs';
import { touchedFiles } from './tools/lib/touched.mjs';
import { leftOutOf, notThisTime, turnOfAll } from './vitest.turns.ts';

const root = import.meta.dirname;

/** Packages are tested from their sources, never from a build. */
const SOURCE = '@kathaloka/source';
const fromSource = {
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
};

/** Nothing is to take so long; on a busy machine, something may. */
const LONG_ENOUGH_MS = 60_000;

/** All files in one process: what they share is loaded once, and none of them leaves anything behind. */
const unit: TestProjectInlineConfiguration = {
  ...fromSource,
  test: {
    name: 'unit',
    environment: 'node',
    isolate: false,
    testTimeout: LONG_ENOUGH_MS,
    expect: { poll: { timeout: 5_000 } },
    include: ['packages/{contract,story,illustrator,formats,player,api,ui,app}/src/**/*.test.ts'],
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
    include: ['packages/{ui,api,app}/src/**/*.test.tsx'],
    setupFiles: ['./vitest.setup.dom.ts'],
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
    // starting the development servers takes as long as all the others together: in the long form only
    exclude: [
      'tools/planted/**',
      'tools/consumer/**',
      ...(process.env.TEST_FULL ? [] : ['tools/dev.test.ts']),
      ...leftOutOf.house(),
    ],
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
    // new apps from the registry take a minute or two: in the long form only
    exclude: [
      ...(process.env.TEST_FULL ? [] : ['tools/consumer/recipes.test.ts']),
      ...(isPacked('ui') ? [] : ['tools/consumer/library.test.ts']),
      ...(isPacked('api') ? [] : ['tools/consumer/client.test.ts']),
    ],
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
};

const SERVER_TESTS = 'packages/server/src/**/*.test.ts';
const DATABASE_TESTS = 'packages/server/src/**/*.db.test.ts';
/**
 * What another PostgreSQL, or another way to it, can decide otherwise: the driver, connections, locks, and SQL of its
 * own. Everything else ends before the driver; the long form runs it on every PostgreSQL all the same.
 */
const DATABASE_DEPENDENT_TESTS = process.env.TEST_FULL
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
      testTimeout: LONG_ENOUGH_MS,
      hookTimeout: LONG_ENOUGH_MS,
      // what a test waits for comes late on a busy machine; one second, which is the default, fails there
      expect: { poll: { timeout: 30_000 } },
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

const storybook = (
  turn = turnOfAll(),
  touched = touchedStories(touchedFiles()),
): TestProjectInlineConfiguration => ({
  plugins: [
    ...(turn === undefined ? [] : [storiesOf(turn, touched)]),
    storybookTest({ configDir: path.join(root, '.storybook'), tags: { exclude: [IN_ANOTHER_TURN] } }),
    withoutBrowserTools,
  ],
  // rules go into one sheet, as in the built app: an element for each would be read over and over by axe
  resolve: {
    alias: { '@emotion/sheet': path.join(root, 'node_modules/@emotion/sheet/dist/emotion-sheet.esm.js') },
  },
  test: {
    name: 'storybook',
    exclude: turn === undefined ? [] : filesLeftOut(turn, touched),
    setupFiles: ['.storybook/vitest.setup.ts'],
    provide: {
      everyMode: Boolean(process.env.TEST_FULL),
      turn: Number(process.env.TEST_TURN ?? 0),
      touchedStories: turn === undefined ? 'all' : touched,
    },
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
        exclude: [PROCESS_TESTS, ...leftOutOf.server()],
      }),
      // on the server that TEST_DATABASE names
      serverProject('server-db', {
        include: DATABASE_DEPENDENT_TESTS,
        exclude: [...notThisTime(fs.globSync(DATABASE_DEPENDENT_TESTS, { cwd: root }).toSorted())],
      }),
      // tests that start and kill real processes, each with a PostgreSQL of its own: mostly they wait
      serverProject(
        'server-process',
        { include: [PROCESS_TESTS], exclude: [...leftOutOf.processes()] },
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
