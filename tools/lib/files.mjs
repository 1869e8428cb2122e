/** The files of the project: those that git tracks, and untracked ones that it does not ignore. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * @param {string} folder a checkout
 * @returns {string[]} paths inside it, with forward slashes
 */
export function projectFiles(folder) {
  // a mounted checkout may be owned by another user, which git would refuse
  const trusted = ['-c', 'safe.directory=*'];
  const args = [...trusted, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const output = execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 });
  const files = output.split('\0').filter((file) => file !== '');
  return files.filter((file) => fs.existsSync(path.join(folder, file)));
}
