/** All house rules, and the runner. */
import * as accessibility from './accessibility.mjs';
import * as callFiles from './callFiles.mjs';
import * as componentStories from './componentStories.mjs';
import * as describedProps from './describedProps.mjs';
import * as documentedDefaults from './documentedDefaults.mjs';
import * as knownProperties from './knownProperties.mjs';
import * as honestTests from './honestTests.mjs';
import * as listedColumns from './listedColumns.mjs';
import * as lockingMigrations from './lockingMigrations.mjs';
import * as logicalProperties from './logicalProperties.mjs';
import * as passThrough from './passThrough.mjs';
import * as prefixedProperties from './prefixedProperties.mjs';
import * as plainWords from './plainWords.mjs';
import * as propNames from './propNames.mjs';
import * as providedPaths from './providedPaths.mjs';
import * as staticStyles from './staticStyles.mjs';
import * as storyCopies from './storyCopies.mjs';
import * as storyStates from './storyStates.mjs';
import * as styleValues from './styleValues.mjs';
import * as themeColours from './themeColours.mjs';
import * as wireTypes from './wireTypes.mjs';

/** @typedef {import('./project.mjs').Project} Project */
/** @typedef {{ file: string, line: number, message: string }} Finding */
/**
 * @typedef {object} HouseRule
 * @property {string} name
 * @property {(project: Project) => Finding[]} check
 */

/** @type {readonly HouseRule[]} */
export const RULES = [
  staticStyles,
  logicalProperties,
  prefixedProperties,
  knownProperties,
  styleValues,
  themeColours,
  wireTypes,
  listedColumns,
  lockingMigrations,
  callFiles,
  componentStories,
  storyCopies,
  storyStates,
  describedProps,
  documentedDefaults,
  passThrough,
  propNames,
  providedPaths,
  accessibility,
  honestTests,
  plainWords,
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
