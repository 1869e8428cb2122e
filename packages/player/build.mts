/** Builds what the package is made of, before it is packed: the element, the runtime, the page, the command, and types. */
import fs from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { build as buildTypes } from 'tsup';
import { withoutZod } from '../../tools/lib/plainTypes.mjs';
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

await buildTypes({
  config: false,
  entry: {
    element: source('element/define.ts'),
    runtime: source('runtime/index.ts'),
    page: source('page/index.ts'),
  },
  outDir: dist,
  format: 'esm',
  dts: { only: true },
  tsconfig: path.join(here, 'tsconfig.build.json'),
  silent: true,
});
withoutZod(fs.globSync(`${dist}/*.d.ts`).filter((file) => fs.readFileSync(file, 'utf8').includes("'zod'")));
