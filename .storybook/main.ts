import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, mergeConfig } from 'vite';
import { docgenOptions } from './docgen.ts';
import { componentFacts } from '../tools/lib/componentFacts.mjs';
import { playerScript } from '../tools/lib/playerScript.mjs';
import { BEHAVIOUR } from './behaviour.ts';
import { withDescriptions } from './indexer.ts';
import { namingPages } from './pageNames.ts';

const fontFiles = (name: string) => ({ from: `../node_modules/${name}/files`, to: `/fonts/${name}` });

/** The dependencies of stories, direct or through packages that are compiled from source. */
const DEPENDENCIES = [
  'axe-core',
  '@base-ui/react/alert-dialog',
  '@base-ui/react/autocomplete',
  '@base-ui/react/checkbox',
  '@base-ui/react/dialog',
  '@base-ui/react/csp-provider',
  '@base-ui/react/menu',
  '@base-ui/react/number-field',
  '@base-ui/react/popover',
  '@base-ui/react/progress',
  '@base-ui/react/radio',
  '@base-ui/react/radio-group',
  '@base-ui/react/select',
  '@base-ui/react/slider',
  '@base-ui/react/switch',
  '@base-ui/react/tabs',
  '@base-ui/react/toast',
  '@base-ui/react/toggle',
  '@base-ui/react/toggle-group',
  '@base-ui/react/tooltip',
  '@emotion/react',
  '@emotion/styled',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  '@storybook/addon-docs > @storybook/react-dom-shim',
  '@xyflow/react',
  'lucide-react',
  'msw',
  'msw/browser',
  'msw/experimental',
  'msw-storybook-addon/csf3',
  'react-markdown',
  'react-redux',
  'react-router-dom',
];

/** The outputs of builds and tests: watching them would reload the open page. */
const BUILT = ['**/dist/**', '**/.tsbuild/**', '**/storybook-static/**', '**/test-results/**'];

const STORIES = [
  './**/*.mdx',
  './foundations/*.stories.tsx',
  '../packages/ui/src/**/*.stories.@(ts|tsx)',
  '../packages/app/src/**/*.stories.@(ts|tsx)',
];

const { VITEST, VITEST_POOL_ID } = process.env;
/**
 * Whether stories are being tested, which needs no docs pages. A test of the index needs them, and its worker has an
 * id.
 */
const isOfStories = Boolean(VITEST) && VITEST_POOL_ID === undefined;

/** The addons for docs pages, and for comparing screenshots. */
const FOR_READERS: StorybookConfig['addons'] = [
  {
    name: '@storybook/addon-docs',
    options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
  },
  '@chromatic-com/storybook',
];

/** Storybook also takes the generator of its index from here, although its types lack it. */
type Config = StorybookConfig & { readonly storyIndexGenerator: typeof namingPages };

const config: Config = {
  framework: '@storybook/react-vite',
  stories: STORIES,
  addons: [
    ...(isOfStories ? [] : FOR_READERS),
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  experimental_indexers: (indexers = []) => withDescriptions(indexers),
  storyIndexGenerator: namingPages,
  previewAnnotations: (others = []) => [path.join(import.meta.dirname, 'matrix.preview.ts'), ...others],
  tags: {
    // behaviours look like other stories, so the sidebar hides them
    [BEHAVIOUR]: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true },
  },
  // with the manager's fonts, because our style sheets do not reach the manager
  staticDirs: [
    './static',
    { from: '../tools/visual/baselines', to: '/pictures' },
    fontFiles('@fontsource-variable/eczar'),
    fontFiles('@fontsource/mukta'),
  ],
  typescript: {
    // the tests do not read props tables
    reactDocgen: VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: docgenOptions,
    check: false,
  },
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base, options) =>
    mergeConfig(base, {
      plugins: [
        react(),
        playerScript,
        msw({ mode: 'worker-only' }),
        componentFacts(options.test === true, docgenOptions.compilerOptions),
      ],
      server: { watch: { ignored: BUILT } },
      resolve: { conditions: ['@kathaloka/source', ...defaultClientConditions] },
      // a dependency that is discovered late would reload the page during a test
      optimizeDeps: { include: DEPENDENCIES },
    }),
};
export default config;
