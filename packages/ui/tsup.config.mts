import fs from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { minifyStyles, STYLES } from '../../tools/lib/minifyStyles.mjs';
import { parts } from './parts.mts';

export default defineConfig({
  entry: { index: 'src/index.ts', ...parts },
  format: ['esm', 'cjs'],
  // what two entries share lies in a file of its own: one React context for all, and nothing twice
  splitting: true,
  target: 'es2022',
  tsconfig: 'tsconfig.build.json',
  clean: true,
  sourcemap: true,
  silent: true,
  // The contract is not published: what the library uses of it travels inside, types included
  // (`paths` in tsconfig.build.json leads the types to their sources).
  noExternal: [/^@kathaloka\/contract/],
  // one file of types, and one for what the whole leaves out; `types-of-parts.mts` makes the others from the first
  dts: {
    entry: { index: 'src/index.ts', GraphCanvas: 'src/patterns/GraphCanvas/index.ts' },
  },
  esbuildPlugins: [
    {
      name: 'minified-styles',
      setup(build) {
        build.onLoad({ filter: STYLES }, async ({ path }) => ({
          contents: minifyStyles(await fs.readFile(path, 'utf8')),
          loader: 'ts',
        }));
      },
    },
  ],
  esbuildOptions(options) {
    options.jsx = 'automatic';
    options.conditions = ['@kathaloka/source'];
    options.banner = { js: '"use client";' };
  },
});
