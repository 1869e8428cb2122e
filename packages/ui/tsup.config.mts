import fs from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import { minifyStyles, STYLES } from '../../tools/lib/minifyStyles.mjs';
import { parts } from './parts.mts';

const code: Options = {
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
  },
};

/** One file of types, and one for what the whole leaves out; `types-of-parts.mts` makes all others from these. */
const types: Options = {
  entry: { index: 'src/index.ts', GraphCanvas: 'src/patterns/GraphCanvas/index.ts' },
  format: ['esm'],
  dts: { only: true },
  tsconfig: 'tsconfig.build.json',
  silent: true,
};

export default defineConfig([code, types]);
