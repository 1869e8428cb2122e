import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** What every consumer has anyway. */
const GIVEN = ['react', 'react-dom', 'react/jsx-runtime', '@emotion/react', '@emotion/styled'];

/** What a line of code takes from an installed library: its script, without what is loaded later. */
export async function sizeOf(app: string, line: string): Promise<{ kB: number; code: string }> {
  const { outputFiles } = await build({
    stdin: { contents: line, resolveDir: app },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: GIVEN,
    outdir: path.join(app, 'sizes'),
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const code = outputFiles.find(({ path: file }) => path.basename(file) === 'stdin.js')?.text ?? '';
  return { kB: brotliCompressSync(code).length / 1000, code };
}
