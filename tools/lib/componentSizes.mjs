/**
 * The size of a component for consumers who import nothing else: its script, without shared packages and lazy parts.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'esbuild';
import { minifyStyles, STYLES } from './minifyStyles.mjs';
import { ownIcons } from './plainIcons.mjs';
import { inProject } from './project.mjs';

const compress = promisify(brotliCompress);

/** Packages that every consumer has already. */
const GIVEN = ['react', 'react-dom', 'react/jsx-runtime', '@emotion/react', '@emotion/styled'];

/** @type {import('esbuild').Plugin} */
const late = {
  name: 'what-comes-late',
  setup(builder) {
    builder.onResolve({ filter: /./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: 'late', external: true } : undefined,
    );
    builder.onLoad({ filter: STYLES }, async (styles) => ({
      contents: minifyStyles(await fs.readFile(styles.path, 'utf8')),
      loader: 'ts',
    }));
  },
};

/**
 * @param {readonly string[]} files of components, named after them
 * @returns {Promise<Record<string, number>>} kilobytes, compressed by brotli, by the name of the component
 */
export async function componentSizes(files) {
  const { outputFiles } = await build({
    absWorkingDir: inProject('packages', 'ui'),
    entryPoints: [...files],
    outdir: inProject('storybook-static', 'sizes'),
    entryNames: '[name]',
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['@kathaloka/source'],
    external: GIVEN,
    plugins: [ownIcons, late],
    logLevel: 'error',
  });
  const sizes = outputFiles.map(async ({ path: file, contents }) => {
    const packed = await compress(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    return /** @type {const} */ ([path.basename(file, '.js'), Math.round(packed.length / 100) / 10]);
  });
  return Object.fromEntries(await Promise.all(sizes));
}
