import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { minifiedStyles } from '../../tools/lib/minifyStyles.mjs';
import { pureReactCalls } from '../../tools/lib/pureReactCalls.mjs';

/** Where the API listens during development. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3001';

/** What every page needs, in one file that changes only with its versions. */
const FOUNDATION =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|react-redux|redux|reselect|immer|use-sync-external-store|stylis|hoist-non-react-statics|react-is|@emotion|@reduxjs|@standard-schema)[\\/]/;

/** What the header, the footer and the cards are made of: one file, in place of one for each button. */
const SHELL = [
  /packages[\\/](?:api[\\/]src|contract[\\/]src[\\/](?:calls|limits|options|messages|errors|rules[\\/](?:play|path|rule)\.))/,
  /packages[\\/]app[\\/]src[\\/](?!routes[\\/]|main|App|play[\\/]useShare|preferences|session[\\/]loginRequired|adapters[\\/](?:GoogleSignIn|share|saveFile))/,
  /packages[\\/]ui[\\/]src[\\/](?:theme|hooks[\\/](?!useDeliberateClose|useForm|useSwipe)|ornaments[\\/](?!Portal|EmptyPortal|Danda)|paths|blocks[\\/](?:catalogue|search))/,
  /packages[\\/]ui[\\/]src[\\/]blocks[\\/]shell[\\/](?!SiteMenu|LoginRequired)/,
  /packages[\\/]ui[\\/]src[\\/]primitives[\\/](?:Avatar|Badge|Button|ButtonLink|Chip|FieldContext|IconButton|Image|Link|ProgressBar|SegmentedControl|Skeleton|VisuallyHidden)[\\/]/,
  /packages[\\/]ui[\\/]src[\\/]patterns[\\/](?:EmptyState|ErrorBoundary|ErrorState|LiveRegion|LoadingScreen)[\\/]/,
  /packages[\\/]ui[\\/]src[\\/]words[\\/](?:WordsProvider|numbers|time|areas[\\/]use(?:Shell|Search|Home|Story(?!Page)|Numbers|Reactions|Product|Errors|Carousel)|en[\\/](?:shell|search|home|story\.|numbers|time|reactions|product|errors|carousel))/,
  /lucide-react[\\/].*[\\/](?:messages-square|star|ticket-percent)\.m?js/,
];

export default defineConfig({
  plugins: [react(), minifiedStyles, pureReactCalls],
  resolve: { conditions: ['@kathaloka/source', ...defaultClientConditions] },
  server: { port: 5173, strictPort: true, proxy: { '/api': api, '/covers': api } },
  build: {
    // every browser that the product runs in reads the links itself
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // a name set on a component for the developer's tools is no reason to keep the component
        propertyWriteSideEffects: false,
        // what Emotion needs for components that nobody here makes
        moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
      },
      output: {
        advancedChunks: {
          groups: [
            { name: 'foundation', test: FOUNDATION, priority: 2 },
            { name: 'shell', test: (id: string) => SHELL.some((part) => part.test(id)), priority: 1 },
          ],
        },
      },
    },
  },
});
