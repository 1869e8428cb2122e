/** All house rules, and the runner. */
import * as callFiles from './callFiles.mjs';
import * as componentStories from './componentStories.mjs';
import * as describedProps from './describedProps.mjs';
import * as folderCircles from './folderCircles.mjs';
import * as knownProperties from './knownProperties.mjs';
import * as lockingMigrations from './lockingMigrations.mjs';
import { PATTERN_RULES } from './patterns.mjs';

/** @typedef {import('./project.mjs').Project} Project */
/** @typedef {{ file: string, line: number, message: string }} Finding */
/**
 * @typedef {object} HouseRule
 * @property {string} name
 * @property {(project: Project) => Finding[]} check
 */

/** @type {readonly HouseRule[]} */
export const RULES = [
  knownProperties,
  lockingMigrations,
  callFiles,
  folderCircles,
  componentStories,
  describedProps,
  ...PATTERN_RULES,
];

/**
 * @param {Project} project
 * @returns {string[]} `path:line rule message`, sorted
 */
export function breachesIn(project) {
  const lines = RULES.flatMap(({ name, check }) =>
    check(project).map(({ file, line, message }) => `${file}:${line} ${name} ${message}`),
  );
  return lines.sort();
}
