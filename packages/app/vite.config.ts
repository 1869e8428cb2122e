import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { minifiedStyles } from '../../tools/lib/minifyStyles.mjs';

/** Where the API listens during development. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3001';

/** What every page needs, in one file that changes only with its versions. */
const FOUNDATION =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|react-redux|redux|reselect|immer|use-sync-external-store|stylis|hoist-non-react-statics|react-is|@emotion|@reduxjs|@standard-schema)[\\/]/;

export default defineConfig({
  plugins: [react(), minifiedStyles],
  resolve: { conditions: ['@kathaloka/source', ...defaultClientConditions] },
  server: { port: 5173, strictPort: true, proxy: { '/api': api, '/covers': api } },
  build: {
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            { name: 'foundation', test: FOUNDATION, priority: 2 },
            // what several screens share: a handful of files in place of one for each button
            {
              name: 'shared',
              test: /packages[\\/](?:ui|contract|api|app)[\\/]|lucide-react/,
              minShareCount: 4,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
