/** Finds `epubcheck`, by which books are checked, or installs it. Without it, and without the rights to, nothing is checked by it. */
import fs from 'node:fs';
import { collect } from './processes.mjs';
import { say } from './project.mjs';

/** Where the package of Debian puts it. */
const JAR = '/usr/share/java/epubcheck.jar';

async function installWithApt() {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  say('installing epubcheck for the tests of books (apt-get install epubcheck)');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await collect('apt-get', ['update'], { env });
  const { code, output } = await collect('apt-get', ['install', '-y', 'epubcheck'], { env });
  if (code !== 0) console.error(output.trim());
}

/** Its path; undefined where there is none. */
export async function findEpubcheck() {
  const named = process.env.EPUBCHECK_JAR;
  if (named) return named;
  if (!fs.existsSync(JAR)) await installWithApt();
  return fs.existsSync(JAR) ? JAR : undefined;
}
