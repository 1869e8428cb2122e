import fs from 'node:fs/promises';
import path from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { minifyStyles, STYLES } from '../../tools/lib/minifyStyles.mjs';
import { ownIcons } from '../../tools/lib/plainIcons.mjs';
import { parts, sourceOf } from './parts.mts';

const code: Options = {
  entry: { index: 'src/index.ts', ...parts },
  format: ['esm', 'cjs'],
  // code shared by two entries is in a file of its own, so that there is one React context for all, and no copy
  splitting: true,
  target: 'es2022',
  tsconfig: 'tsconfig.build.json',
  clean: true,
  // the code is as readable as its source, and source maps would be more than half of the download
  sourcemap: false,
  silent: true,
  // The packages contract and story are not published, so the library bundles what it uses of them, including
  // types (`paths` in tsconfig.build.json leads to their sources). It also bundles the icons: only their
  // shapes are used.
  noExternal: [/^@kathaloka\/(contract|story)/, 'lucide-react'],
  esbuildPlugins: [
    ownIcons,
    {
      name: 'folders-as-entries',
      setup(build) {
        build.onResolve({ filter: /^src\/.*\/[A-Z]\w*$/ }, (entry) => ({
          path: entry.path,
          namespace: 'folder',
        }));
        build.onLoad({ filter: /./, namespace: 'folder' }, (entry) => ({
          contents: sourceOf(entry.path),
          resolveDir: path.resolve(path.dirname(entry.path)),
          loader: 'ts',
        }));
      },
    },
    {
      name: 'minified-styles',
      setup(build) {
        build.onLoad({ filter: STYLES }, async (styles) => ({
          contents: minifyStyles(await fs.readFile(styles.path, 'utf8')),
          loader: 'ts',
        }));
      },
    },
  ],
  onSuccess: () => fs.copyFile('../../node_modules/lucide-react/LICENSE', 'dist/LICENSE-lucide.txt'),
  esbuildOptions(options) {
    options.jsx = 'automatic';
    options.conditions = ['@kathaloka/source'];
  },
};

/**
 * One file for all types, and one for what the index leaves out; `types-of-parts.mts` derives all others from
 * these.
 */
const types: Options = {
  entry: { index: 'src/index.ts', GraphCanvas: 'src/patterns/GraphCanvas/index.ts' },
  format: ['esm'],
  dts: { only: true },
  tsconfig: 'tsconfig.build.json',
  silent: true,
};

export default defineConfig([code, types]);
