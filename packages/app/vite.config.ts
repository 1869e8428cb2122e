import path from 'node:path';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  mergeConfig,
  type UserConfig,
} from 'vite';
import { chunkGroups, START } from '../../tools/lib/chunkGroups.mjs';
import { firstPaint } from '../../tools/lib/firstPaint.mjs';
import type { Chunk } from '../../tools/lib/joinChunks.mjs';
import { minifiedStyles } from '../../tools/lib/minifyStyles.mjs';
import { playerScript } from '../../tools/lib/playerScript.mjs';
import { plainIcons } from '../../tools/lib/plainIcons.mjs';
import { pureReactCalls } from '../../tools/lib/pureReactCalls.mjs';
import { screenFiles } from '../../tools/lib/screenFiles.mjs';
import { serviceWorker } from '../../tools/lib/serviceWorker.mjs';
import { withoutRequire } from '../../tools/lib/withoutRequire.mjs';
import { FIRST_SCENE_PATH, paths, PREFERENCES_PATH } from '../contract/src/paths.ts';
import { styles as globalStyles } from '../ui/src/theme/GlobalStyles.styles.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where the API listens during development. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3001';

/** The dependencies that every page needs, in one chunk that changes only with their versions. */
const FOUNDATION =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie|react-redux|redux|reselect|immer|use-sync-external-store(?!.*shim)|stylis|hoist-non-react-statics|react-is|@emotion|@reduxjs|@standard-schema)[\\/]/;

/** Read by most people, or on the way to the first turn: their bytes matter more than those of the other pages. */
const FIRST_PAGES = new Set(['landing', 'home', 'story', 'play']);

/** Where readers go from those. */
const READERS_PAGES = new Set(['login', 'register', 'account', 'guide', 'series', 'progress']);

const MEDIUM = /mukta-basic-500-normal-[\w-]+\.woff2$/;
const BOLD = /mukta-basic-600-normal-[\w-]+\.woff2$/;
const TOLD = /tiro-devanagari-hindi-basic-400-normal-[\w-]+\.woff2$/;
const TAGLINE = /tiro-devanagari-hindi-basic-400-italic-[\w-]+\.woff2$/;

/** The faces of a page's text beside that of its title. */
const FACES = {
  home: [MEDIUM, TOLD],
  story: [BOLD, MEDIUM, TOLD, TAGLINE],
  play: [TOLD],
};

/** Of what is loaded when it is needed, what readers need without a network. */
const OPENED_OFFLINE = [
  /routes[\\/](?:home|story|play)[\\/](?:Home|Story|Play)Route\.tsx$/,
  /routes[\\/]offline[\\/]\w+Route\.tsx$/,
  /routing[\\/]SecondaryRoutes\.tsx$/,
  /app[\\/]src[\\/]offline[\\/]\w+\.tsx?$/,
  /reader[\\/](?:openTales|readerCalls)\.ts$/,
  /ContinuePlayingRow\.tsx$/,
  /OfflinePlayBar\.tsx$/,
  /Play(?:Session|Reasons)Panel\.tsx$/,
  /EndingShareDialog\.tsx$/,
];

function weightOf(start: string): number {
  if (FIRST_PAGES.has(start)) return 20;
  if (READERS_PAGES.has(start)) return 5;
  if (start.startsWith('admin')) return 0.3;
  return start in paths ? 1 : 0.15;
}

/** What every page loads first, with what Home shares with another of the first pages: people come through Home. */
function nameOf({ modules, starts }: Chunk): string | undefined {
  if (starts.has(START)) return modules.some((id) => FOUNDATION.test(id)) ? 'foundation' : 'shell';
  if (starts.has('home')) {
    const isShared = [...FIRST_PAGES].some((page) => page !== 'home' && starts.has(page));
    // one file for what Home has to itself, and for its cards, which few other pages show
    return isShared ? 'shell' : 'cards';
  }
  return undefined;
}

/** The page whose module a file is: `home` of `HomeRoute.tsx`. */
function pageOf({ facadeModuleId }: { readonly facadeModuleId: string | null }): string | undefined {
  const [, name] = /[\\/]routes[\\/].*?(\w+)Route\.tsx$/.exec(facadeModuleId ?? '') ?? [];
  const page = name && `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return page && page in paths ? page : undefined;
}

/** What the pages of a browser and those of a server are made of. */
const shared: UserConfig = {
  root: import.meta.dirname,
  plugins: [react(), minifiedStyles, pureReactCalls, plainIcons, playerScript, withoutRequire],
  resolve: {
    alias: [
      { find: '@emotion/is-prop-valid', replacement: path.join(ROOT, 'tools/lib/everyProp.mjs') },
      // the package's export conditions select its development build, with warnings, for production too
      {
        find: /^react-router$/,
        replacement: path.join(ROOT, 'node_modules/react-router/dist/production/index.mjs'),
      },
    ],
  },
};

/** One folder that needs no package beside it: the server has neither React nor the screens. */
const onAServer = mergeConfig(shared, {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { conditions: ['@kathaloka/source', ...defaultServerConditions] },
  ssr: { noExternal: true, resolve: { conditions: ['@kathaloka/source', ...defaultServerConditions] } },
  build: { copyPublicDir: false, target: 'node24' },
} satisfies UserConfig);

const config = mergeConfig(shared, {
  plugins: [
    firstPaint(path.join(import.meta.dirname, 'src/boot'), globalStyles.map(({ styles }) => styles).join('')),
    screenFiles({
      folder: path.join(import.meta.dirname, 'src/routes'),
      pages: Object.keys(paths),
      faces: FACES,
    }),
    serviceWorker({
      entry: path.join(import.meta.dirname, 'src/worker/worker.ts'),
      shell: paths.offline,
      opened: OPENED_OFFLINE,
    }),
  ],
  resolve: { conditions: ['@kathaloka/source', ...defaultClientConditions] },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      [FIRST_SCENE_PATH]: api,
      [PREFERENCES_PATH]: api,
      '/api': api,
      '/covers': api,
      '/scenes': api,
      '/books': api,
      '/pictures': api,
    },
  },
  build: {
    // every browser that the product supports preloads modules natively
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // a constant that is a number or a text stands where it is used, and needs no name between two files
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      treeshake: {
        // Emotion uses these only for styling third-party components, which the app does not do
        moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
      },
      output: {
        codeSplitting: { groups: [{ name: 'foundation', test: FOUNDATION }] },
      },
    },
  },
} satisfies UserConfig);

export default defineConfig(async ({ command, isSsrBuild }) => {
  if (isSsrBuild) return onAServer;
  if (command !== 'build') return config;
  const groups = await chunkGroups(config, {
    page: path.join(import.meta.dirname, 'index.html'),
    main: path.join(import.meta.dirname, 'src/main.tsx'),
    pageOf,
    weightOf,
    nameOf,
  });
  return mergeConfig(config, {
    // a module that no group has is in a file of its own: not in that of the first who imports it
    build: {
      rolldownOptions: { output: { codeSplitting: { groups, includeDependenciesRecursively: false } } },
    },
  });
});
