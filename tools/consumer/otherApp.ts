/** A consumer's app, in a folder outside the workspace, with the packed packages installed. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { follow, runIn } from './follow.ts';
import type { Recipe } from './readme.ts';

/** A compiler by major version, its folder, and whether optional properties are exact. */
type Compiler = readonly [version: string, folder: string, exact: boolean];

/** Each compiler and each setting once; with `npm run test:full`, every combination. */
const COMPILERS: readonly Compiler[] = [
  ['5', 'typescript-5', true],
  ['6', 'typescript-6', false],
  ['7', 'typescript', true],
];
const ALL_COMPILERS = COMPILERS.flatMap(([version, where]): Compiler[] => [
  [version, where, true],
  [version, where, false],
]);

export const compilers = process.env.TEST_FULL ? ALL_COMPILERS : COMPILERS;

export interface OtherApp {
  readonly folder: string;
  /** A file or a folder of an installed package. */
  installed(name: string, file: string): string;
  /** The folder of the build. */
  readonly dist: string;
  run(program: string, args: readonly string[]): Promise<string>;
  build(): Promise<string>;
  /** Writes the files of a recipe. Its packages are installed already. */
  write(recipe: Recipe): Promise<void>;
  /** The errors of a compiler in the app, and in the declarations that it uses. */
  complaintsOf(compiler: string, exact: boolean): Promise<string>;
  remove(): void;
}

/** Creates an app with its own packages, and with these packed files or packages of the registry. */
export async function createOtherApp(tarball: string, others: readonly string[] = []): Promise<OtherApp> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-consumer-'));
  fs.cpSync(path.join(import.meta.dirname, 'app'), folder, { recursive: true });
  const run = (program: string, args: readonly string[]) => runIn(folder, program, args);
  await run('npm', ['install', '--no-audit', '--no-fund', tarball, ...others]);
  return {
    folder,
    installed: (name, file) => path.join(folder, 'node_modules', name, file),
    dist: path.join(folder, 'dist'),
    run,
    build: () => run('npm', ['run', 'build']),
    async write({ title, steps }) {
      await follow({ title, steps: steps.filter((step) => 'file' in step) }, { folder, tarball });
    },
    complaintsOf(compiler, exact) {
      const tsc = path.join('node_modules', compiler, 'bin/tsc');
      return run('node', [tsc, '--noEmit', '--exactOptionalPropertyTypes', String(exact)]);
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
