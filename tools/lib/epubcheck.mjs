/** Finds or installs `epubcheck`, which validates books. Without it, and the permission to install, it is skipped. */
import fs from 'node:fs';
import { collect } from './processes.mjs';
import { say } from './project.mjs';

/** The path in Debian's package. */
const JAR = '/usr/share/java/epubcheck.jar';

async function installWithApt() {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  say('installing epubcheck for the tests of books (apt-get install epubcheck)');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await collect('apt-get', ['update'], { env });
  const { code, output } = await collect('apt-get', ['install', '-y', 'epubcheck'], { env });
  if (code !== 0) console.error(output.trim());
}

/** The path of `epubcheck`; undefined if there is none. */
export async function findEpubcheck() {
  const named = process.env.EPUBCHECK_JAR;
  if (named) return named;
  if (!fs.existsSync(JAR)) await installWithApt();
  return fs.existsSync(JAR) ? JAR : undefined;
}
