/** A lock file that allows one setup at a time. A lock whose holder was killed counts as stale. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from './project.mjs';

const BEAT_MS = 2000;
const STALE_MS = 15_000;
const POLL_MS = 200;

/** @param {string} file */
function isHeld(file) {
  try {
    const pid = Number(fs.readFileSync(file, 'utf8'));
    const isFresh = Date.now() - fs.statSync(file).mtimeMs < STALE_MS;
    if (!pid) return isFresh;
    process.kill(pid, 0);
    return isFresh;
  } catch (error) {
    // EPERM: the process is alive, and belongs to another user
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} file */
function tryTake(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Clears the stale lock of a dead holder. If several processes notice it, the rename lets one of them win; a fresh
 * lock that was moved by mistake is put back.
 * @param {string} file
 */
function clearStale(file) {
  const aside = `${file}.${process.pid}`;
  try {
    fs.renameSync(file, aside);
    if (isHeld(aside)) fs.linkSync(aside, file);
    fs.rmSync(aside);
  } catch {
    // another process was faster
  }
}

/**
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 */
export async function withLock(file, work) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  let hasSaid = false;
  while (!tryTake(file)) {
    if (!isHeld(file)) {
      clearStale(file);
      continue;
    }
    if (!hasSaid) say('another start is setting up; waiting for it');
    hasSaid = true;
    await sleep(POLL_MS);
  }
  const beat = setInterval(() => {
    const now = new Date();
    fs.utimes(file, now, now, () => {});
  }, BEAT_MS);
  const release = () => fs.rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.removeListener('exit', release);
    release();
  }
}
