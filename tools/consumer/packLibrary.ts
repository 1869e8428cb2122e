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

/** Packs a workspace, which builds it. Returns the path of the packed file. */
async function pack(workspace: string, folder: string): Promise<string> {
  fs.rmSync(path.join(ROOT, workspace, 'dist'), { recursive: true, force: true });
  const options = ['--foreground-scripts', '--pack-destination', folder];
  const { stdout, stderr } = await run('npm', ['pack', '-w', workspace, ...options], { cwd: ROOT });
  // consumers that emit declarations cannot name a private type (TS2742)
  const nameless = /still references private.*/.exec(stdout + stderr);
  if (nameless) throw new Error(`${workspace}: ${nameless[0]}`);
  // after what the build has said
  return path.join(folder, stdout.trim().split('\n').at(-1)!);
}

export default async function packLibrary({ provide }: TestProject) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-packed-'));
  provide('tarball', await pack('packages/ui', folder));
  provide('apiTarball', await pack('packages/api', folder));
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
