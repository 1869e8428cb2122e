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
import { FIRST_SCENE_PATH, OIDC_PATH, paths, PREFERENCES_PATH } from '../contract/src/paths.ts';
import { styles as globalStyles } from '../ui/src/theme/GlobalStyles.styles.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The URL of the API during development. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3001';

/** The dependencies of every page, in one chunk that changes only with their versions. */
const FOUNDATION =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|react-redux|redux|reselect|immer|use-sync-external-store(?!.*shim)|stylis|hoist-non-react-statics|react-is|@emotion|@reduxjs|@standard-schema)[\\/]/;

/** Pages that most people read, or that lead to the first turn, so their size matters most. */
const FIRST_PAGES = new Set(['landing', 'home', 'story', 'play']);

/** Pages that readers reach from the first pages. */
const READERS_PAGES = new Set(['login', 'register', 'account', 'guide', 'series', 'author', 'progress']);

const MEDIUM = /mukta-basic-500-normal-[\w-]+\.woff2$/;
const BOLD = /mukta-basic-600-normal-[\w-]+\.woff2$/;
const TOLD = /tiro-devanagari-hindi-basic-400-normal-[\w-]+\.woff2$/;
const TAGLINE = /tiro-devanagari-hindi-basic-400-italic-[\w-]+\.woff2$/;

/** The fonts of a page's text, without the font of its title. */
const FACES = {
  home: [MEDIUM, TOLD],
  story: [BOLD, MEDIUM, TOLD, TAGLINE],
  play: [TOLD],
};

/** Lazily loaded modules that readers need offline. */
const OPENED_OFFLINE = [
  /routes[\\/](?:home|story|play)[\\/](?:Home|Story|Play)Route\.tsx$/,
  /routes[\\/]offline[\\/]\w+Route\.tsx$/,
  /routing[\\/]SecondaryRoutes\.tsx$/,
  /app[\\/]src[\\/]offline[\\/]\w+\.tsx?$/,
  /readerActions[\\/](?:openTales|readerCalls)\.ts$/,
  /ContinuePlayingRow\.tsx$/,
  /OfflinePlayBar\.tsx$/,
  /Play(?:Session|Reasons)Panel\.tsx$/,
  /(?:PickerSelect|ToolMenu|SettingsPanel|KnowHowPanel|BranchDialog|ShortcutsDialog|PlayEnding|OpeningEnded|EndingsPanel)\.tsx$/,
  /EndingShareDialog\.tsx$/,
];

function weightOf(start: string): number {
  if (FIRST_PAGES.has(start)) return 20;
  if (READERS_PAGES.has(start)) return 5;
  if (start.startsWith('admin')) return 0.3;
  return start in paths ? 1 : 0.15;
}

/** The name of a chunk. The shell contains what Home shares with other first pages. */
function nameOf({ modules, starts }: Chunk): string | undefined {
  if (starts.has(START)) return modules.some((id) => FOUNDATION.test(id)) ? 'foundation' : 'shell';
  if (starts.has('home')) {
    const isShared = [...FIRST_PAGES].some((page) => page !== 'home' && starts.has(page));
    // one chunk for what only Home uses, including its cards, which few other pages show
    return isShared ? 'shell' : 'cards';
  }
  return undefined;
}

/** The page whose module a file is: `home` for `HomeRoute.tsx`. */
function pageOf({ facadeModuleId }: { readonly facadeModuleId: string | null }): string | undefined {
  const [, name] = /[\\/]routes[\\/].*?(\w+)Route\.tsx$/.exec(facadeModuleId ?? '') ?? [];
  const page = name && `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return page && page in paths ? page : undefined;
}

const REACT_ROUTER = path.join(ROOT, 'node_modules/react-router/dist/production');

/** The configuration that the build for browsers and the one for the server share. */
const shared: UserConfig = {
  root: import.meta.dirname,
  plugins: [react(), minifiedStyles, pureReactCalls, plainIcons, playerScript, withoutRequire],
  resolve: {
    alias: [
      { find: '@emotion/is-prop-valid', replacement: path.join(ROOT, 'tools/lib/everyProp.mjs') },
      // the package's export conditions would select its development build, with warnings, even in production
      { find: /^react-router$/, replacement: path.join(REACT_ROUTER, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: path.join(REACT_ROUTER, 'dom-export.mjs') },
    ],
  },
};

/** Bundles all packages, because the server has neither React nor the screens. */
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
      entry: path.join(import.meta.dirname, 'src/serviceWorker/serviceWorker.ts'),
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
      [OIDC_PATH]: api,
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
      // inlines constants that are numbers or texts, instead of importing them from another file
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
    // a module without a group gets a file of its own instead of joining its first importer's
    build: {
      rolldownOptions: { output: { codeSplitting: { groups, includeDependenciesRecursively: false } } },
    },
  });
});
