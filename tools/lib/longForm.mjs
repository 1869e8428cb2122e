/** When the long form last passed as a whole on this machine. */
import fs from 'node:fs';
import path from 'node:path';
import { inProject } from './project.mjs';

const FILE = inProject('.tsbuild', 'passed', 'long-form.txt');
const DAY_MS = 86_400_000;

/** Remembers that every kind has just passed in its long form. */
export function keepLongForm() {
  fs.mkdirSync(path.dirname(FILE), { recursive: true });
  fs.writeFileSync(FILE, new Date().toISOString());
}

/** When that was, if it ever was. */
export function lastLongForm() {
  return fs.existsSync(FILE) ? new Date(fs.readFileSync(FILE, 'utf8')) : undefined;
}

/**
 * @param {Date | undefined} passed
 * @param {Date} [now]
 */
export function ageOfLongForm(passed, now = new Date()) {
  if (!passed) return 'The long form (npm run test:full) has never passed on this machine.';
  const days = Math.floor((now.getTime() - passed.getTime()) / DAY_MS);
  const ago = days === 0 ? 'less than a day ago' : `${days} ${days === 1 ? 'day' : 'days'} ago`;
  return `The long form (npm run test:full) last passed on this machine ${ago}.`;
}
