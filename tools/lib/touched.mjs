/**
 * What a change that is not committed yet has touched: the tests nearest to it run, whoever's turn it is. A clean
 * checkout, as in CI, has none.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from './project.mjs';

/**
 * @param {string} folder
 * @param {readonly string[]} args
 */
function git(folder, args) {
  const all = ['-c', 'safe.directory=*', ...args];
  const output = execFileSync('git', all, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return output.split('\0').filter((file) => file !== '');
}

/**
 * @param {string} [folder] a checkout
 * @returns {string[]} changed, added and removed files, from the project's root
 */
export function uncommittedFiles(folder = root) {
  return [
    ...git(folder, ['diff', '--name-only', '-z', 'HEAD']),
    ...git(folder, ['ls-files', '-z', '--others', '--exclude-standard']),
  ];
}

/** For the processes that a run starts: tests write files, and all of a run are to agree. */
export const TOUCHED = 'TEST_TOUCHED';

/** @returns {readonly string[]} none outside a run of `npm test` */
export function touchedFiles() {
  return (process.env[TOUCHED] ?? '').split('\n').filter((file) => file !== '');
}

const ROOM = /^packages\/\w+\/src\/(?:features|platform|narrator|routes)\/[^/]+\//;

/** @param {string} file of tests */
const nameOf = (file) => /** @type {string} */ (path.posix.basename(file).split('.')[0]).toLowerCase();

/**
 * Whether a change touches what a file of tests is about: a file of the same feature or room, or one whose path has the
 * name of the tests in it.
 * @param {string} test
 * @param {readonly string[]} [touched]
 */
export function isTouched(test, touched = touchedFiles()) {
  const room = ROOM.exec(test)?.[0];
  const name = nameOf(test);
  return touched.some(
    (file) => (room !== undefined && file.startsWith(room)) || file.toLowerCase().includes(name),
  );
}

/**
 * The same of a file of journeys, by the first word of its name: `playFaults.spec.ts` is about what has `play` in its path.
 * @param {string} journeys
 * @param {readonly string[]} [touched]
 */
export function isJourneyTouched(journeys, touched = touchedFiles()) {
  const [subject = ''] = /^[a-z]+?(?=s?(?:[A-Z.]|$))/.exec(path.posix.basename(journeys)) ?? [];
  return touched.some((file) => file.toLowerCase().includes(subject));
}
