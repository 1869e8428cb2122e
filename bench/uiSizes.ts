import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const DIST = path.resolve(import.meta.dirname, '../packages/ui/dist');
/** Dependencies that every consumer already has. */
const GIVEN = ['react', 'react-dom', 'react/jsx-runtime', '@emotion/react', '@emotion/styled'];

/** The size of a part of the packed library imported alone, brotli, in kB beyond React and Emotion. */
export async function sizeOfPart(part: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [path.join(DIST, `${part}.mjs`)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: GIVEN,
    write: false,
    logLevel: 'error',
  });
  return Math.round(brotliCompressSync(outputFiles[0]!.contents).length / 100) / 10;
}
