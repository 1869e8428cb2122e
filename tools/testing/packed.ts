import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Packs one of our packages, and unpacks it below a folder, as npm would. Returns its new path. */
export async function installPacked(name: string, folder: string): Promise<string> {
  const args = ['pack', '-w', `packages/${name}`, '--json', '--pack-destination', folder];
  const { stdout } = await run('npm', args, { cwd: ROOT });
  const [, file] = /"filename": "([^"]+)"/.exec(stdout)!;
  const installed = path.join(folder, 'node_modules/@kathaloka', name);
  fs.mkdirSync(installed, { recursive: true });
  await run('tar', ['xzf', path.join(folder, file!), '-C', installed, '--strip-components=1']);
  return installed;
}
