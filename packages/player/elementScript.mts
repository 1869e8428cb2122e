/** The player as one classic script without imports, for pages that embed it. */
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
  // the script is embedded in a page, where `</script` would end it
  return outputFiles[0]!.text.replaceAll('</script', String.raw`<\/script`).trim();
}
