import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Where the API listens during development. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@kathaloka/source', ...defaultClientConditions] },
  server: { port: 5173, strictPort: true, proxy: { '/api': api, '/covers': api } },
});
