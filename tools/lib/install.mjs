/** Installs the lockfile's packages if they are missing. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { withLock } from './lock.mjs';
import { collect } from './processes.mjs';
import { PlainError, inProject, say } from './project.mjs';

const lockfile = inProject('package-lock.json');
const stamp = inProject('node_modules', '.kathaloka-installed');
/** The list that npm writes at the end of an install. */
const installedList = inProject('node_modules', '.package-lock.json');

export const setupLock = inProject('.tsbuild', 'setup.lock');

/** @param {string} file */
function readOrEmpty(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

function wantedStamp() {
  return createHash('sha256').update(fs.readFileSync(lockfile)).digest('hex');
}

/** A manual install (`npm ci`, `npm install`) counts if it has every package of the lockfile. */
function isInstalledByHand() {
  const list = readOrEmpty(installedList);
  if (!list) return false;
  /** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} Packages */
  const wanted = /** @type {Packages} */ (JSON.parse(fs.readFileSync(lockfile, 'utf8')).packages);
  const installed = /** @type {Packages} */ (JSON.parse(list).packages);
  return Object.entries(wanted).every(([place, { version, optional, link }]) => {
    if (!place.startsWith('node_modules/') && !place.includes('/node_modules/')) return true;
    const found = installed[place];
    if (!found) return optional === true;
    return link === true || found.version === version;
  });
}

function isInstalled() {
  if (readOrEmpty(stamp) === wantedStamp()) return true;
  if (!isInstalledByHand()) return false;
  fs.writeFileSync(stamp, wantedStamp());
  return true;
}

async function install() {
  if (isInstalled()) return;
  say('installing the packages of package-lock.json (npm ci)');
  fs.rmSync(stamp, { force: true });
  const { code, output } = await collect('npm', ['ci', '--loglevel=error', '--no-fund', '--no-audit'], {
    env: process.env,
  });
  if (code !== 0) throw new PlainError(`npm ci failed with exit code ${code}; nothing was started`, output);
  fs.writeFileSync(stamp, wantedStamp());
}

export async function ensureInstalled() {
  if (!isInstalled()) await withLock(setupLock, install);
}
