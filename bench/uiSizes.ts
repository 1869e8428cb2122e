import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const DIST = path.resolve(import.meta.dirname, '../packages/ui/dist');
/** Dependencies that every consumer already has. */
const GIVEN = ['react', 'react-dom', 'react/jsx-runtime', '@emotion/react', '@emotion/styled'];

export interface UiSize {
  readonly part: string;
  /** Brotli, in kB, beyond React and Emotion. */
  readonly kB: number;
}

/** The bundle size of each part of the packed library imported alone, and of the whole library. */
export async function measureUi(): Promise<UiSize[]> {
  const parts = fs.readdirSync(DIST).filter((file) => /^[A-Za-z]\w*\.mjs$/.test(file));
  const sizes = await Promise.all(parts.map(sizeOf));
  return sizes.toSorted((a, b) => b.kB - a.kB);
}

async function sizeOf(file: string): Promise<UiSize> {
  const { outputFiles } = await build({
    entryPoints: [path.join(DIST, file)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: GIVEN,
    write: false,
    logLevel: 'error',
  });
  const bytes = brotliCompressSync(outputFiles[0]!.contents).length;
  return { part: path.basename(file, '.mjs'), kB: Math.round(bytes / 100) / 10 };
}
