import path from 'node:path';
import { build } from 'esbuild';
import type * as runtime from '../runtime/index.ts';

/** The runtime as published: bundled and minified. */
export async function bundledRuntime(): Promise<typeof runtime> {
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@kathaloka/source'],
    entryPoints: [path.join(import.meta.dirname, '../runtime/index.ts')],
    logLevel: 'warning',
  });
  const script = Buffer.from(outputFiles[0]!.contents).toString('base64');
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${script}`)) as typeof runtime;
}
