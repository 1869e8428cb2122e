/** Builds and packs the library and the client of the API once for all their tests. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The packed library's file. */
    tarball: string;
    /** The packed client's file. */
    apiTarball: string;
  }
}

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');

/** Returns the packed file of a workspace. */
async function pack(workspace: string, folder: string): Promise<string> {
  const built = await run('npm', ['run', 'build', '-w', workspace], { cwd: ROOT });
  // a type in the declarations that nobody else can name: TS2742 for those who emit declarations of their own
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
