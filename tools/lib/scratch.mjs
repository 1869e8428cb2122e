/** The folder for the temporary files of tests. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const NAME = 'kathaloka-test-';
/** The space that a run needs, with a reserve. */
const ROOM_BYTES = 4 * 2 ** 30;
/** The same permissions as the system's own folder for temporary files. */
const OPEN_TO_ALL = 0o1777;

/**
 * Creates a folder for temporary files, in memory if there is room: databases, browser profiles and copies by
 * the thousand are slow on a disk. Removed when this process ends.
 * @returns {string} the folder
 */
export function scratchFolder() {
  const parent = hasRoom(MEMORY) ? MEMORY : os.tmpdir();
  removeAbandoned(parent);
  const folder = path.join(parent, `${NAME}${process.pid}`);
  fs.mkdirSync(folder);
  fs.chmodSync(folder, OPEN_TO_ALL);
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  if (!canRunFrom(folder) && parent === MEMORY) return os.tmpdir();
  return folder;
}

/** @param {string} parent */
function hasRoom(parent) {
  try {
    const { bavail, bsize } = fs.statfsSync(parent);
    return bavail * bsize >= ROOM_BYTES && os.freemem() >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/**
 * Whether programs can be run from a folder, which containers often forbid for memory.
 * @param {string} folder
 */
function canRunFrom(folder) {
  const program = path.join(folder, 'program');
  try {
    fs.writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    execFileSync(program);
    return true;
  } catch {
    return false;
  } finally {
    fs.rmSync(program, { force: true });
  }
}

/**
 * Removes the folders of killed runs.
 * @param {string} parent
 */
function removeAbandoned(parent) {
  for (const name of fs.readdirSync(parent)) {
    const pid = name.startsWith(NAME) ? Number(name.slice(NAME.length)) : Number.NaN;
    if (!Number.isInteger(pid) || isRunning(pid)) continue;
    fs.rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
