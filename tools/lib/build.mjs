/** The app's production build: rebuilt when its sources have changed, and replaced atomically. */
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setupLock } from './install.mjs';
import { withLock } from './lock.mjs';
import { precompress } from './precompress.mjs';
import { collect } from './processes.mjs';
import { PlainError, inProject, pinnedNode, root, say } from './project.mjs';

const SOURCES = [
  ...['contract', 'story', 'formats', 'player', 'ui', 'api', 'app'].map((name) => `packages/${name}`),
  'tools/lib',
];
const SHARED = ['package-lock.json', 'tsconfig.base.json'];
const NOT_BUILT = /\.(test|stories)\.tsx?$|\.mdx$/;

const dist = inProject('packages/app/dist');
const workFolder = inProject('packages/app/.tsbuild');
const STAMP = '.build-stamp';
/** The server build for rendering pages. It lies among the served files, under a name that is not served. */
const ON_SERVERS = '.server';

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      return entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')
        ? []
        : filesUnder(full);
    }
    return NOT_BUILT.test(entry.name) ? [] : [full];
  });
}

/** A hash over all files that the build reads. */
function sourcesHash() {
  const hash = createHash('sha256');
  const files = [
    ...SOURCES.flatMap((folder) => filesUnder(inProject(folder))),
    ...SHARED.map((file) => inProject(file)),
  ];
  for (const file of files.sort()) {
    const bytes = fs.readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

function builtHash() {
  try {
    return fs.readFileSync(path.join(dist, STAMP), 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} fresh a finished build */
function swapIn(fresh) {
  const old = `${fresh}-old`;
  if (fs.existsSync(dist)) fs.renameSync(dist, old);
  fs.renameSync(fresh, dist);
  fs.rmSync(old, { recursive: true, force: true });
}

/** Removes leftovers of killed builds. Call it only while holding the lock. */
function clearLeftovers() {
  if (!fs.existsSync(workFolder)) return;
  for (const name of fs.readdirSync(workFolder)) {
    if (name.startsWith('dist-')) fs.rmSync(path.join(workFolder, name), { recursive: true, force: true });
  }
}

/** @param {string} hash */
async function build(hash) {
  const began = Date.now();
  say('building the app');
  clearLeftovers();
  const fresh = path.join(workFolder, `dist-${randomBytes(6).toString('hex')}`);
  const vite = inProject('node_modules/vite/bin/vite.js');
  const args = [vite, 'build', 'packages/app', '--emptyOutDir', '--logLevel', 'warn'];
  for (const own of [
    ['--outDir', fresh],
    ['--ssr', 'src/server.tsx', '--outDir', path.join(fresh, ON_SERVERS)],
  ]) {
    const { code, output } = await collect(pinnedNode(), [...args, ...own]);
    if (code !== 0) throw new PlainError(`the app failed to build (vite exited with code ${code})`, output);
  }
  await precompress(fresh);
  fs.writeFileSync(path.join(fresh, STAMP), hash);
  swapIn(fresh);
  say(`built the app in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** @param {{ force?: boolean }} [options] */
export async function ensureBuilt({ force = false } = {}) {
  const hash = sourcesHash();
  if (!force && builtHash() === hash) return;
  await withLock(setupLock, async () => {
    if (force || builtHash() !== hash) await build(hash);
  });
}
