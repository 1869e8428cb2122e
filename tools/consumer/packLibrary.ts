/** Builds and packs the library once for all its tests. */
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
  }
}

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');

export default async function packLibrary({ provide }: TestProject) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-packed-'));
  await run('npm', ['run', 'build', '-w', 'packages/ui'], { cwd: ROOT });
  const { stdout } = await run('npm', ['pack', '-w', 'packages/ui', '--json', '--pack-destination', folder], {
    cwd: ROOT,
  });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  provide('tarball', path.join(folder, filename));
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
