/** The floors of a complete run: the minimum number of tests of each part, and the allowed skips with their reasons. */
import fs from 'node:fs';
import { inProject } from './project.mjs';

/** @typedef {import('./results.mjs').Result} Result */

const FILE = inProject('tools', 'lib', 'floors.json');
/** So that removing one test needs no change. */
const SHARE = 0.98;
/** Of what is taken in turn, the next turn may have a few less: modes of stories, journeys, pictures. */
const SHARE_IN_TURN = 0.85;
const IN_TURN = /^(?:in |desktop$|mobile$|\d+$)/;

/**
 * A part with fewer tests has lost some unnoticed: whoever removes tests on purpose writes the floors again. Of the
 * stories, every component and screen is seen in each mode; `in Hindi content` is what they say in another language.
 * @type {Readonly<Record<string, Readonly<Record<string, number>>>>}
 */
export const FLOORS = JSON.parse(fs.readFileSync(FILE, 'utf8'));

/**
 * A little below the counts of a run.
 * @param {Result['parts']} parts
 */
export function floorsOf(parts) {
  return Object.fromEntries(
    Object.entries(parts)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([part, count]) => [part, Math.floor(count * (IN_TURN.test(part) ? SHARE_IN_TURN : SHARE))]),
  );
}

/**
 * Writes the floors of the runs that passed; those of the others stay.
 * @param {readonly { name: string, result: Result }[]} rows
 */
export function writeFloors(rows) {
  const counted = rows.filter(({ name, result }) => name in FLOORS && result.failures.length === 0);
  const written = Object.fromEntries(counted.map(({ name, result }) => [name, floorsOf(result.parts)]));
  fs.writeFileSync(FILE, `${JSON.stringify({ ...FLOORS, ...written }, null, 2)}\n`);
}

/** @type {readonly { name: RegExp, reason: string }[]} */
export const ALLOWED_SKIPS = [
  {
    name: /^api, the system’s PostgreSQL/,
    reason: 'not every machine has a PostgreSQL of its own; the driver is tested over TCP as well',
  },
  {
    name: /^behind HAProxy, where it is installed/,
    reason: 'not every machine has HAProxy; its configuration is read by a test of its own',
  },
  {
    name: /^valid by epubcheck/,
    reason:
      'only root can install epubcheck (Debian: apt-get install epubcheck); elsewhere books are read by our own parser',
  },
  {
    name: /^the account may be /,
    reason: 'only root can start a process as another user',
  },
];

/**
 * @param {string} run
 * @param {Result} result
 * @returns {string[]}
 */
export function tooFew(run, { parts }) {
  return Object.entries(FLOORS[run] ?? {}).flatMap(([part, least]) => {
    const found = parts[part] ?? 0;
    return found >= least
      ? []
      : [
          `${run}: only ${found} ${part.startsWith('in ') ? part : `in ${part}`}, and there were at least ${least}`,
        ];
  });
}

/**
 * @param {Result} result
 * @returns {string[]}
 */
export function unexplainedSkips({ skips }) {
  return skips.filter((skip) => !ALLOWED_SKIPS.some(({ name }) => name.test(skip)));
}

/**
 * Adds what a tool cannot know about its own run: missing tests, and skips without a reason. These fail in CI only;
 * elsewhere somebody may be in the middle of a change.
 * @param {string} run
 * @param {Result} result
 * @param {{ ci: boolean, hasFloors?: boolean }} options
 * @returns {Result}
 */
export function judged(run, result, { ci, hasFloors = true }) {
  const skipped = ci ? unexplainedSkips(result).map((skip) => `skipped without a reason: ${skip}`) : [];
  // a run that failed may lack tests because of the failure
  const missing = hasFloors && result.failures.length === 0 ? tooFew(run, result) : [];
  return { ...result, failures: [...result.failures, ...skipped, ...missing] };
}
