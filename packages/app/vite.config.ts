import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { firstPaint } from '../../tools/lib/firstPaint.mjs';
import { minifiedStyles } from '../../tools/lib/minifyStyles.mjs';
import { pureReactCalls } from '../../tools/lib/pureReactCalls.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where the API listens during development. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3001';

/** What every page needs, in one file that changes only with its versions. */
const FOUNDATION =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|react-redux|redux|reselect|immer|use-sync-external-store(?!.*shim)|stylis|hoist-non-react-statics|react-is|@emotion|@reduxjs|@standard-schema)[\\/]/;

/** What the header, the footer and the cards are made of: one file, in place of one for each button. */
const SHELL = [
  /packages[\\/](?:api[\\/]src|contract[\\/]src[\\/](?:calls|limits|options|messages[\\/]stories|errors|rules[\\/](?:play|path)\.))/,
  /packages[\\/]app[\\/]src[\\/](?!routes[\\/]|first|main|play[\\/]useShare|preferences|adapters[\\/](?:GoogleSignIn|HousePicture|share|saveFile))/,
  /packages[\\/]ui[\\/]src[\\/](?:theme[\\/](?!fonts)|hooks[\\/](?!useDeliberateClose|useForm|formState|useSwipe)|ornaments[\\/](?!Portal|EmptyPortal|Danda)|paths|blocks[\\/](?:catalogue|search[\\/]SearchBox[\\/](?!SearchFindings|SearchResult|previewOf)))/,
  /packages[\\/]ui[\\/]src[\\/]blocks[\\/]shell[\\/](?!SiteMenu|LoginRequiredDialog[\\/]LoginQuestion)/,
  /packages[\\/]ui[\\/]src[\\/]primitives[\\/](?:Avatar|Badge|Button|ButtonLink|Chip|FieldContext|IconButton|Image|Link|SegmentedControl|Skeleton|VisuallyHidden)[\\/]/,
  /packages[\\/]ui[\\/]src[\\/]patterns[\\/](?:EmptyState|ErrorBoundary|ErrorState|LiveRegion|LoadingScreen|PartFailed)[\\/]/,
  /packages[\\/]ui[\\/]src[\\/]words[\\/](?:WordsProvider|numbers|time|areas[\\/]use(?:Shell|Search|Home|Story(?!Page)|Numbers|Reactions|Product|Errors|Carousel)|en[\\/](?:shell|search|home|story\.|numbers|time|reactions|product|errors|carousel))/,
  /lucide-react[\\/].*[\\/](?:messages-square|star|ticket-percent)\.m?js/,
];

/** What the pages of an account have in common: each file more is a name that Home has to know. */
const ACCOUNT = [
  /packages[\\/]app[\\/]src[\\/](?:routes[\\/]account[\\/](?!\w+Route\.)|adapters[\\/]HousePicture)/,
  /packages[\\/]ui[\\/]src[\\/](?:blocks[\\/]account[\\/]AccountForm[\\/]focusWhenShown|primitives[\\/](?:Checkbox|PasswordField|TextField|TextLink)[\\/])/,
];

export default defineConfig({
  plugins: [react(), minifiedStyles, pureReactCalls, firstPaint(path.join(import.meta.dirname, 'src/first'))],
  resolve: {
    conditions: ['@kathaloka/source', ...defaultClientConditions],
    alias: [
      { find: '@emotion/is-prop-valid', replacement: path.join(ROOT, 'tools/lib/everyProp.mjs') },
      // its package names the build that warns, in production too
      {
        find: /^react-router$/,
        replacement: path.join(ROOT, 'node_modules/react-router/dist/production/index.mjs'),
      },
    ],
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': api, '/covers': api } },
  build: {
    // the server reads in it which scripts a page will ask for
    manifest: true,
    // every browser that the product runs in reads the links itself
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // what Emotion needs for components that nobody here makes
        moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
      },
      output: {
        advancedChunks: {
          groups: [
            { name: 'foundation', test: FOUNDATION, priority: 2 },
            { name: 'shell', test: (id: string) => SHELL.some((part) => part.test(id)), priority: 1 },
            { name: 'account', test: (id: string) => ACCOUNT.some((part) => part.test(id)) },
          ],
        },
      },
    },
  },
});
