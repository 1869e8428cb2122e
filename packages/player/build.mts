/** Builds what the package is made of, before it is packed: the element, the runtime, the page and the command. */
import fs from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { elementScript } from './elementScript.mts';

const here = import.meta.dirname;
const dist = path.join(here, 'dist');
fs.rmSync(dist, { recursive: true, force: true });
fs.mkdirSync(dist);

const common: BuildOptions = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  conditions: ['@kathaloka/source'],
  logLevel: 'warning',
};
const source = (name: string) => path.join(here, 'src', name);
const built = (name: string) => path.join(dist, name);

fs.writeFileSync(built('element.classic.js'), await elementScript());
await build({
  ...common,
  entryPoints: [source('element/define.ts')],
  outfile: built('element.js'),
  minify: true,
});
await build({ ...common, entryPoints: [source('runtime/index.ts')], outfile: built('runtime.js') });
await build({ ...common, entryPoints: [source('page/index.ts')], outfile: built('page.js') });
await build({
  ...common,
  platform: 'node',
  entryPoints: [source('command/play.ts')],
  outfile: built('play.mjs'),
});
