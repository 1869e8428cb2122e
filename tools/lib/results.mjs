/** The result of a run of tests, read from the JSON reports of Vitest and Playwright. */
import fs from 'node:fs';
import path from 'node:path';
import { reasonOf } from './project.mjs';

/** Why a test may be skipped. Any other skip fails the run. */
const ALLOWED_SKIPS = [
  { name: /^behind HAProxy, /, reason: 'not every machine has it; its configuration has a test' },
  { name: /^valid by epubcheck/, reason: 'only root can install it (Debian: apt-get install epubcheck)' },
  { name: /^the account may be /, reason: 'only root can start a process as another user' },
  { name: /^where Linux has too little memory/, reason: 'other systems have no such setting' },
];

/** @typedef {{ name: string, state: string }} Test a state of its runner: `passed`, `expected`, `failed`, `flaky` … */
/** @typedef {{ name: string, tests: Test[], seconds: number }} Result */
/** @typedef {{ title: string, suites?: Suite[], specs?: { title: string, file: string, tests: { projectName: string, status: string }[] }[] }} Suite */
/** @typedef {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }} VitestFile */

const isPassed = (/** @type {Test} */ { state }) => ['passed', 'expected'].includes(state);
const isSkipped = (/** @type {Test} */ { state }) =>
  ['skipped', 'pending', 'todo', 'disabled'].includes(state);
const isAllowed = (/** @type {Test} */ test) => ALLOWED_SKIPS.some(({ name }) => name.test(test.name));
/**
 * Whether a test counts as failed: also if only a retry passed, or if it was skipped for a reason that is not allowed.
 */
const isFailed = (/** @type {Test} */ test) => !isPassed(test) && !(isSkipped(test) && isAllowed(test));

/**
 * @param {VitestFile} file one that does not load has no tests, and has failed
 * @returns {Test[]}
 */
function testsOfFile({ name, status, assertionResults }) {
  const file = path.relative(process.cwd(), name);
  const tests = assertionResults.map((test) => ({ name: `${test.fullName} (${file})`, state: test.status }));
  return status === 'failed' && !tests.some(isFailed) ? [...tests, { name: file, state: 'failed' }] : tests;
}

/**
 * @param {Suite} suite a file, or a group of tests in one
 * @param {readonly string[]} groups the titles of the groups that the suite is in, and its own
 * @returns {Test[]}
 */
function testsOfSuite({ suites = [], specs = [] }, groups = []) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }) => ({
      name: `${[...groups, title].join(' ')} (${file}, ${projectName})`,
      state: status,
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOfSuite(suite, [...groups, suite.title]))];
}

/**
 * @param {string} file
 * @returns {Test[]}
 */
function testsOfReport(file) {
  /** @type {{ testResults?: VitestFile[], suites?: Suite[], errors?: { message?: string }[] }} */
  const { testResults = [], suites = [], errors = [] } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const outside = errors.map(({ message = 'an error outside of any test' }) => ({
    name: message,
    state: 'failed',
  }));
  return [...testResults.flatMap(testsOfFile), ...suites.flatMap((suite) => testsOfSuite(suite)), ...outside];
}

/**
 * @param {string} name of the run
 * @param {string} folder for its reports, one for each tool that it starts
 * @param {(folder: string) => Promise<number>} run answers the exit code of its last tool
 * @param {{ mayBeEmpty?: boolean }} [options] whether a run without tests is no failure: nothing that it tests has changed
 * @returns {Promise<Result>}
 */
export async function resultOf(name, folder, run, { mayBeEmpty = false } = {}) {
  const began = Date.now();
  /** @type {Test[]} */
  let tests = [];
  try {
    const code = await run(folder);
    tests = fs.readdirSync(folder).flatMap((file) => testsOfReport(path.join(folder, file)));
    if (code !== 0 && !tests.some(isFailed)) tests.push({ name: `exit code ${code}`, state: 'failed' });
    if (tests.length === 0 && !mayBeEmpty) tests.push({ name: 'no test ran', state: 'failed' });
  } catch (error) {
    tests.push({ name: reasonOf(error), state: 'failed' });
  }
  return { name, tests, seconds: (Date.now() - began) / 1000 };
}

export const failuresOf = (/** @type {readonly Result[]} */ results) =>
  results.flatMap(({ name, tests }) =>
    tests.filter(isFailed).map((test) => `${name}: ${isSkipped(test) ? 'skipped: ' : ''}${test.name}`),
  );

/** The names of all tests, to compare two runs. */
export const namesOf = (/** @type {readonly Result[]} */ results) =>
  results.flatMap(({ name, tests }) => tests.map((test) => `${name}: ${test.name}`)).toSorted();

const sumOf = (/** @type {readonly Test[]} */ tests) =>
  `${tests.filter(isPassed).length} passed, ${tests.filter(isFailed).length} failed`;

export const lineOf = (/** @type {Result} */ { name, tests, seconds }) =>
  `${name}: ${sumOf(tests)} in ${seconds.toFixed(0)} s`;

/** One line per run, and the total at the end. */
export const summary = (/** @type {readonly Result[]} */ results) =>
  [...results.map((result) => `  ${lineOf(result)}`), sumOf(results.flatMap(({ tests }) => tests))].join(
    '\n',
  );
