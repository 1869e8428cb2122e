import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { firstPaint } from '../../tools/lib/firstPaint.mjs';
import { minifiedStyles } from '../../tools/lib/minifyStyles.mjs';
import { plainIcons } from '../../tools/lib/plainIcons.mjs';
import { pureReactCalls } from '../../tools/lib/pureReactCalls.mjs';
import { screenScripts } from '../../tools/lib/screenScripts.mjs';
import { withoutRequire } from '../../tools/lib/withoutRequire.mjs';
import { FIRST_SCENE_PATH, paths } from '../contract/src/paths.ts';
import { styles as globalStyles } from '../ui/src/theme/GlobalStyles.styles.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where the API listens during development. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3001';

/** The dependencies that every page needs, in one chunk that changes only with their versions. */
const FOUNDATION =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie|react-redux|redux|reselect|immer|use-sync-external-store(?!.*shim)|stylis|hoist-non-react-statics|react-is|@emotion|@reduxjs|@standard-schema)[\\/]/;

/** The header, the footer and the cards, in one chunk instead of one for each button. */
const SHELL = [
  /packages[\\/](?:api[\\/]src[\\/](?!endpoints[\\/](?!catalogue)\w)|contract[\\/]src[\\/](?:calls[\\/](?:index|call|catalogue|session)\.|limits|messages[\\/]stories|errors|rules[\\/]play\.))/,
  /packages[\\/]app[\\/]src[\\/](?!routes[\\/]|boot|main|routing[\\/](?:SecondaryRoutes|Admin)|session[\\/](?:ConfirmIdentity|useIdentity)|reader[\\/](?:guestChoices|guestEndings|guestReadings|useShare|readerCalls|openTales|progressCalls|sessionCalls)|preferences|shell[\\/]StaticImage|browser[\\/](?:GoogleSignIn|copyText|share|saveFile|speech))/,
  /packages[\\/]ui[\\/]src[\\/](?:theme[\\/](?!fonts|bottomBar)|hooks[\\/](?!useDeliberateClose|useForm|formState|useDirection|useFresh|useMediaQuery|useScrollLock|useShortcuts|useStableActions|useTypewriter|useVisibleViewport)|ornaments[\\/](?!PictureArch|EmptyArch|Danda|ThinkingLamps)|paths|blocks[\\/](?:catalogue|search[\\/]SearchBox[\\/](?!SearchResult|previewOf)))/,
  /packages[\\/]ui[\\/]src[\\/]blocks[\\/]shell[\\/](?!LanguageSwitch|SiteFooter|SiteMenu|ThemeSwitch|RefusalDialog[\\/]RefusalQuestion)/,
  /packages[\\/]ui[\\/]src[\\/]primitives[\\/](?:Avatar|Badge|Button|ButtonLink|Chip|FieldContext|IconButton|Image|Link|Skeleton|VisuallyHidden)[\\/]/,
  /packages[\\/]ui[\\/]src[\\/]patterns[\\/](?:EmptyState|ErrorBoundary|ErrorState|LiveRegion|LoadFailure|LoadingScreen)[\\/]/,
  /packages[\\/]ui[\\/]src[\\/]words[\\/](?:WordsProvider|numbers|areas[\\/]use(?:Shell|Search|Home|Story(?!Page|Fields)|Numbers|Reactions|Product|Errors|Carousel|Overlay)|en[\\/](?:shell|search|home|story\.|numbers|reactions|product|errors|carousel|overlay))/,
  /lucide-react[\\/].*[\\/](?:messages-square|star|ticket-percent|book-open-text)\.m?js/,
];

/** What the account pages share, in one chunk: each further file is a name that Home's bundle has to contain. */
const ACCOUNT = [
  /packages[\\/]app[\\/]src[\\/](?:routes[\\/]signIn[\\/](?!\w+Route\.)|shell[\\/]StaticImage)/,
  /packages[\\/]ui[\\/]src[\\/](?:blocks[\\/]account[\\/]AccountForm[\\/]focusWhenShown|patterns[\\/]FormField|hooks[\\/]useForm(?:Errors|FailureText)|primitives[\\/](?:Checkbox|PasswordField|TextField|TextLink)[\\/])/,
  /packages[\\/]ui[\\/]src[\\/]words[\\/](?:fill|ruleTextIn|areas[\\/]use(?:Account|Rule)Words|en[\\/](?:account|rules)\.)/,
];

/** What a story, a session and the pages of authors have in common, in one chunk for the same reason. */
const COMMON = [
  /packages[\\/]app[\\/]src[\\/]routes[\\/]play[\\/]useOnline/,
  /packages[\\/]ui[\\/]src[\\/](?:hooks[\\/]useMediaQuery|(?:patterns[\\/]Note|primitives[\\/](?:Panel|Pill|SegmentedControl)|blocks[\\/]story[\\/]StatisticsPanel)[\\/])/,
  /lucide-react[\\/].*[\\/](?:book-open|chevrons-right|trash|circle|circle-check|crown|flag|git-branch|hourglass|image|image-off|info|lock|map|map-pin|pen-line|sparkles|triangle-exclamation-point|undo-2|waves-horizontal)\.m?js/,
];

/** What forms and panels need besides, and constants that only they read. */
const FORMS = [
  /packages[\\/]app[\\/]src[\\/]preferences[\\/]LanguageChoice/,
  /packages[\\/]ui[\\/]src[\\/]theme[\\/]bottomBar/,
  /packages[\\/]ui[\\/]src[\\/](?:hooks[\\/](?:useForm|formState|useFormErrors|useFormFailureText|useMediaQuery)|patterns[\\/](?:FormField|Note|ConfirmDialog|TextFrame)|primitives[\\/](?:SegmentedControl|Switch|Select|TextArea|Pill|Panel|Popover[\\/]Popover\.styles)|blocks[\\/]account[\\/](?:AccountForm|AccountCard|AccountState|NewPasswordFields)|words[\\/](?:fill|ruleTextIn|areas[\\/]use(?:Rule|Account|Report)Words|en[\\/](?:rules|account|report)\.))/,
];

/** Icons of several pages, in one chunk: each would be a file, and a name that Home's bundle has to contain. */
const ICONS =
  /lucide-react[\\/].*[\\/](?:info|image|image-off|undo-2|waves-horizontal|coins|flame|pen-line|copy|flag|git-branch|trash|trash-2|circle-check|triangle-exclamation-point|circle-alert|arrow-up|arrow-down|sparkles|clock|map|crown|lock|circle|log-out|hourglass|play|check|plus|pencil|chevron-down|eye|eye-off|heart|bookmark|chevrons-right|book-open|circle-question-mark|languages|braces|arrow-left|arrow-right|download|ellipsis|minus|rotate-ccw|trophy)\.m?js/;

/** What opens over a page, in one chunk, for the same reason; and a session opens with fewer requests. */
const OVERLAYS = [
  /node_modules[\\/](?:@base-ui|@base-ui-components|@floating-ui|tabbable|use-sync-external-store)[\\/]/,
  /packages[\\/]ui[\\/]src[\\/](?:hooks[\\/](?:useDeliberateClose|useDirection|useScrollLock)|patterns[\\/]Toast|primitives[\\/](?:Dialog|Drawer)|ornaments[\\/](?:PictureArch|EmptyArch))/,
  /lucide-react[\\/].*[\\/](?:palette|signpost|cpu|triangle-alert|x)\.m?js/,
];

/** What only the forms of stories need of the constants. */
const AUTHORING = /packages[\\/]contract[\\/]src[\\/](?:authoringLimits|options)\./;

/** What the footer and the cards of Home load once they are shown: small chunks, with nothing of forms and overlays. */
const LATER_ON_HOME = [
  {
    name: 'switches',
    test: /packages[\\/]ui[\\/]src[\\/](?:primitives[\\/](?:SegmentedControl|Select)[\\/]|words[\\/](?:areas[\\/]useSettingsWords|en[\\/]settings))/,
    priority: 1,
  },
  {
    name: 'tooltip',
    test: /packages[\\/]ui[\\/]src[\\/]primitives[\\/]Tooltip[\\/](?!TooltipPopup)/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [
    react(),
    minifiedStyles,
    pureReactCalls,
    plainIcons,
    withoutRequire,
    firstPaint(path.join(import.meta.dirname, 'src/boot'), globalStyles.map(({ styles }) => styles).join('')),
    screenScripts(path.join(import.meta.dirname, 'src/routes'), Object.keys(paths)),
  ],
  resolve: {
    conditions: ['@kathaloka/source', ...defaultClientConditions],
    alias: [
      { find: '@emotion/is-prop-valid', replacement: path.join(ROOT, 'tools/lib/everyProp.mjs') },
      // the package's export conditions select its development build, with warnings, for production too
      {
        find: /^react-router$/,
        replacement: path.join(ROOT, 'node_modules/react-router/dist/production/index.mjs'),
      },
    ],
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { [FIRST_SCENE_PATH]: api, '/api': api, '/covers': api, '/scenes': api, '/pictures': api },
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
        advancedChunks: {
          groups: [
            { name: 'foundation', test: FOUNDATION, priority: 3 },
            { name: 'authoring', test: AUTHORING, priority: 3 },
            ...LATER_ON_HOME,
            { name: 'shell', test: (id: string) => SHELL.some((part) => part.test(id)), priority: 2 },
            { name: 'account', test: (id: string) => ACCOUNT.some((part) => part.test(id)) },
            { name: 'forms', test: (id: string) => FORMS.some((part) => part.test(id)) },
            // the shell imports `limits`, and would take these along
            {
              name: 'forms',
              test: /packages[\\/]contract[\\/]src[\\/](?:adminOptions|continuityFigures)\./,
              priority: 4,
            },
            { name: 'icons', test: ICONS },
            { name: 'overlays', test: (id: string) => OVERLAYS.some((part) => part.test(id)) },
            { name: 'common', test: (id: string) => COMMON.some((part) => part.test(id)) },
          ],
        },
      },
    },
  },
});
