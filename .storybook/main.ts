import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defaultClientConditions, mergeConfig } from 'vite';

const fontFiles = (name: string) => ({ from: `../node_modules/${name}/files`, to: `/fonts/${name}` });

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.@(ts|tsx)',
    '../packages/app/src/**/*.stories.@(ts|tsx)',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    'msw-storybook-addon',
  ],
  // fonts for the manager, which no stylesheet of ours reaches
  staticDirs: ['./static', fontFiles('@fontsource-variable/eczar'), fontFiles('@fontsource/mukta')],
  typescript: { reactDocgen: 'react-docgen', check: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react(), msw({ mode: 'worker-only' })],
      resolve: { conditions: ['@kathaloka/source', ...defaultClientConditions] },
    }),
};
export default config;
