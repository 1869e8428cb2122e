import fs from 'node:fs/promises';
import path from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { minifyStyles, STYLES } from '../../tools/lib/minifyStyles.mjs';
import { ownIcons } from '../../tools/lib/plainIcons.mjs';
import { parts, sourceOf } from './parts.mts';

const code: Options = {
  entry: { index: 'src/index.ts', ...parts },
  format: ['esm', 'cjs'],
  // what two entries share lies in a file of its own: one React context for all, and nothing twice
  splitting: true,
  target: 'es2022',
  tsconfig: 'tsconfig.build.json',
  clean: true,
  // the code is as readable as its source; maps of it would be more than half of what is downloaded
  sourcemap: false,
  silent: true,
  // The contract and the story are not published: what the library uses of them travels inside, types included
  // (`paths` in tsconfig.build.json leads the types to their sources). So do the icons: only their shapes are used.
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

/** One file of types, and one for what the whole leaves out; `types-of-parts.mts` makes all others from these. */
const types: Options = {
  entry: { index: 'src/index.ts', GraphCanvas: 'src/patterns/GraphCanvas/index.ts' },
  format: ['esm'],
  dts: { only: true },
  tsconfig: 'tsconfig.build.json',
  silent: true,
};

export default defineConfig([code, types]);
