import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const PACKAGES = ['contract', 'story', 'illustrator', 'formats', 'player', 'ui', 'api', 'app', 'server'];
const REAL_CONFIGURATION = [
  '.dependency-cruiser.cjs',
  '.gitignore',
  '.oxlintrc.json',
  'stylelint.config.mjs',
  'package.json',
  'tsconfig.base.json',
];

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Sandbox {
  readonly folder: string;
  /** Runs an installed tool in the sandbox, with the project's configuration. */
  run(tool: string, ...args: string[]): Promise<Ran>;
  write(file: string, text: string): void;
  read(file: string): string;
  remove(): void;
}

/** Links every installed package except our own, which are in the sandbox. */
function linkPackages(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  fs.mkdirSync(path.join(modules, '@kathaloka'), { recursive: true });
  for (const name of fs.readdirSync(path.join(root, 'node_modules'))) {
    // skips npm's metadata and the tools' caches: writing them in the sandbox would write through the link
    const isLinked = name === '.bin' || !(name.startsWith('.') || name === '@kathaloka');
    if (isLinked) fs.symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  }
  for (const name of PACKAGES) {
    fs.symlinkSync(path.join(folder, 'packages', name), path.join(modules, '@kathaloka', name));
  }
}

function copyConfiguration(folder: string): void {
  for (const file of REAL_CONFIGURATION) fs.copyFileSync(path.join(root, file), path.join(folder, file));
  for (const name of PACKAGES) {
    fs.mkdirSync(path.join(folder, 'packages', name), { recursive: true });
    for (const file of ['package.json', 'tsconfig.json']) {
      fs.copyFileSync(path.join(root, 'packages', name, file), path.join(folder, 'packages', name, file));
    }
  }
}

/** A separate checkout: the project's configuration and installed packages, with the tree in `sources`. */
export function makeSandbox(sources?: string): Sandbox {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-planted-')));
  if (sources) fs.cpSync(path.join(root, sources), folder, { recursive: true });
  copyConfiguration(folder);
  linkPackages(folder);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  return {
    folder,
    run: (tool, ...args) => runIn(folder, tool, args),
    write: (file, text) => {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), text);
    },
    read: (file) => fs.readFileSync(path.join(folder, file), 'utf8'),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

function runIn(cwd: string, tool: string, args: readonly string[]): Promise<Ran> {
  const bin = path.join(root, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  return new Promise((resolve) => {
    execFile(tool, args, { cwd, env, maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr });
    });
  });
}
