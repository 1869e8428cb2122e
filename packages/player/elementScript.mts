/** The player as one classic script, which needs nothing else: for pages that carry it within them. */
import path from 'node:path';
import { build } from 'esbuild';

export async function elementScript(): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    conditions: ['@kathaloka/source'],
    entryPoints: [path.join(import.meta.dirname, 'src/element/define.ts')],
    logLevel: 'warning',
  });
  // it stands within a page, where this would end it
  return outputFiles[0]!.text.replaceAll('</script', String.raw`<\/script`).trim();
}
