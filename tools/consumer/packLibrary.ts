/** Builds and packs the library and the API client once for all of their tests. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of the packed library. */
    tarball: string;
    /** The path of the packed client. */
    apiTarball: string;
  }
}

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');

/** Builds and packs a workspace. Returns the path of the packed file. */
async function pack(workspace: string, folder: string): Promise<string> {
  const built = await run('npm', ['run', 'build', '-w', workspace], { cwd: ROOT });
  // consumers that emit declarations cannot name a private type (TS2742)
  const nameless = /still references private.*/.exec(built.stdout + built.stderr);
  if (nameless) throw new Error(`${workspace}: ${nameless[0]}`);
  const { stdout } = await run('npm', ['pack', '-w', workspace, '--json', '--pack-destination', folder], {
    cwd: ROOT,
  });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return path.join(folder, filename);
}

export default async function packLibrary({ provide }: TestProject) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-packed-'));
  provide('tarball', await pack('packages/ui', folder));
  provide('apiTarball', await pack('packages/api', folder));
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
