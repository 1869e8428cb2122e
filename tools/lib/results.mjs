/** Parses the JSON reports of the test tools into one format. */
import fs from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { reasonOf } from './project.mjs';
import { timesOfPlaywright, timesOfVitest } from './slowest.mjs';

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {string[]} failures by name
 * @property {string[]} skips by name
 * @property {Readonly<Record<string, number>>} parts how many passed in each package, window and mode
 * @property {Readonly<Record<string, number>>} [files] how many milliseconds the tests of each file took
 * @property {number} [secondRuns] how many files were run again, as the browser had stopped to draw their page
 */

/**
 * @param {Partial<Result>} [result]
 * @returns {Result}
 */
export function aResult({ passed = 0, failures = [], skips = [], parts = {}, ...rest } = {}) {
  return { passed, failures, skips, parts, ...rest };
}

/**
 * @param {Record<string, number>} parts
 * @param {string} part
 * @param {number} [count]
 */
function countIn(parts, part, count = 1) {
  parts[part] = (parts[part] ?? 0) + count;
}

/**
 * One result of several that ran side by side.
 * @param {readonly Result[]} results
 * @returns {Result}
 */
export function together(results) {
  /** @type {Record<string, number>} */
  const parts = {};
  for (const result of results)
    for (const [part, count] of Object.entries(result.parts)) countIn(parts, part, count);
  return aResult({
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
    skips: results.flatMap(({ skips }) => skips),
    parts,
    ...timed(Object.assign({}, ...results.map(({ files }) => files))),
  });
}

/** @param {Record<string, number>} files */
const timed = (files) => (Object.keys(files).length > 0 ? { files } : {});

/** @param {string} file */
function packageOf(file) {
  return /(?:^|\/)(packages\/[^/]+|tools|\.storybook)\//.exec(file.replaceAll('\\', '/'))?.[1] ?? 'elsewhere';
}

const LONGEST_REASON = 300;

/**
 * The name of a failed test with its file and the beginning of its message: the end of a log is what people see first.
 * @param {string} name
 * @param {string | undefined} file
 * @param {string | undefined} message
 * @param {string} [difference]
 */
function failureOf(name, file, message = '', difference) {
  const place = file?.replaceAll('\\', '/').replace(/^.*?\/(?=(?:packages|tools|e2e|\.storybook)\/)/, '');
  const reason = inOneLine(stripVTControlCharacters(message).split(/\n\s+at /, 1)[0]);
  return [
    name,
    ...(place ? [`(${place})`] : []),
    ...(reason ? [`– ${reason}`] : []),
    ...(difference ? [`[${difference}]`] : []),
  ].join(' ');
}

/**
 * @param {string | undefined} text
 * @param {number} longest
 */
function inOneLine(text = '', longest = LONGEST_REASON) {
  return text.replace(/\s+/g, ' ').trim().slice(0, longest);
}

const LONGEST_DIFFERENCE = 100;

/**
 * The first lines of a diff in which the two sides differ.
 * @param {string} diff with `- Expected` and `+ Received` above it
 */
export function firstDifference(diff) {
  const lines = stripVTControlCharacters(diff).split('\n');
  const body = lines.slice(lines.findIndex((line) => line.startsWith('+ Received')) + 1);
  const from = body.findIndex((line) => /^[-+]/.test(line));
  if (from < 0) return '';
  const changed = body.slice(from);
  const end = changed.findIndex((line) => !/^[-+]/.test(line));
  const block = end < 0 ? changed : changed.slice(0, end);
  return ['-', '+']
    .flatMap((side) => block.find((line) => line.startsWith(side)) ?? [])
    .map((line) => inOneLine(line, LONGEST_DIFFERENCE))
    .join(' ');
}

/**
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} status
 * @property {VitestTest[]} assertionResults
 */

/**
 * @typedef {object} VitestTest
 * @property {string} status
 * @property {string} fullName
 * @property {number | null} [duration] in milliseconds
 * @property {readonly string[]} [failureMessages] of every try, when there was more than one
 * @property {{ modes?: readonly string[], frozen?: boolean, difference?: string }} [meta] in which modes a story was
 *   checked, whether its page had stopped to draw, and where what was compared first differs
 */

/**
 * @param {{ testResults: VitestFile[] }} report
 * @returns {Result}
 */
export function fromVitest(report) {
  /** @type {Record<string, number>} */
  const parts = {};
  const result = aResult({ parts, ...timed(timesOfVitest(report)) });
  for (const { name, status, assertionResults } of report.testResults) {
    const failedBefore = result.failures.length;
    for (const test of assertionResults) {
      if (test.status === 'passed' && (test.failureMessages ?? []).length > 0) {
        result.failures.push(`${test.fullName} (passed only after a retry)`);
      } else if (test.status === 'passed') {
        result.passed += 1;
        countIn(parts, packageOf(name));
        for (const mode of test.meta?.modes ?? []) countIn(parts, `in ${mode}`);
      } else if (test.status === 'failed') {
        result.failures.push(
          failureOf(test.fullName, name, test.failureMessages?.at(-1), test.meta?.difference),
        );
      } else result.skips.push(`${test.fullName} (${test.status})`);
    }
    // a file that fails to load, or whose setup fails
    if (status === 'failed' && result.failures.length === failedBefore) result.failures.push(name);
  }
  return result;
}

/**
 * The files that met a page that no longer drew anything: what failed there says nothing about the product.
 * @param {{ testResults: VitestFile[] }} report
 */
export function frozenFiles({ testResults }) {
  return testResults.filter(({ assertionResults }) => assertionResults.some(({ meta }) => meta?.frozen));
}

/**
 * A report in which some files stand as they ended in a second run.
 * @param {{ testResults: VitestFile[] }} first
 * @param {{ testResults: VitestFile[] }} second
 */
export function withSecondRun(first, second) {
  const again = new Set(second.testResults.map(({ name }) => name));
  return {
    testResults: [...first.testResults.filter(({ name }) => !again.has(name)), ...second.testResults],
  };
}

/**
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {PlaywrightSpec[]} [specs]
 */

/**
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} [file]
 * @property {PlaywrightTest[]} tests
 */

/**
 * @typedef {object} PlaywrightTest
 * @property {string} projectName
 * @property {string} status
 * @property {{ error?: { message?: string }, duration?: number }[]} [results] of every try
 */

/**
 * @param {{ suites: PlaywrightSuite[], errors?: { message?: string }[] }} report
 * @returns {Result}
 */
export function fromPlaywright(report) {
  /** @type {Record<string, number>} */
  const parts = {};
  const result = aResult({
    parts,
    ...timed(timesOfPlaywright(report)),
    failures: (report.errors ?? []).map((error) => error.message ?? 'an error outside of any test'),
  });
  /** @param {PlaywrightSuite} suite */
  function count(suite) {
    for (const spec of suite.specs ?? []) {
      for (const { projectName, status, results } of spec.tests) {
        const name = `${spec.title} [${projectName}]`;
        if (status === 'expected') {
          result.passed += 1;
          countIn(parts, projectName);
          continue;
        }
        if (status === 'skipped') result.skips.push(name);
        else {
          const message = results?.find(({ error }) => error)?.error?.message;
          result.failures.push(failureOf(status === 'flaky' ? `${name} (flaky)` : name, spec.file, message));
        }
      }
    }
    suite.suites?.forEach(count);
  }
  report.suites.forEach(count);
  return result;
}

/**
 * Reads a tool's report. A tool that crashed, wrote no report, ran nothing, or exited with an error although no
 * test failed, has failed.
 * @template T
 * @param {string} name
 * @param {string} file
 * @param {number} exitCode
 * @param {(report: T) => Result} read
 * @returns {Result}
 */
export function readReport(name, file, exitCode, read) {
  /** @type {Result} */
  let result;
  try {
    result = read(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch (error) {
    return aResult({ failures: [`${name}: no report (exit code ${exitCode}: ${reasonOf(error)})`] });
  }
  if (result.passed + result.failures.length === 0) result.failures.push(`${name}: no test ran`);
  if (exitCode !== 0 && result.failures.length === 0) {
    result.failures.push(`${name}: ended with exit code ${exitCode}, though no test failed`);
  }
  return result;
}

/** @param {readonly Result[]} results */
export function lastLine(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failures.length, 0);
  const skipped = results.reduce((sum, result) => sum + result.skips.length, 0);
  const again = results.reduce((sum, { secondRuns = 0 }) => sum + secondRuns, 0);
  return [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(again > 0 ? [`${again} ${again === 1 ? 'file' : 'files'} of stories run twice`] : []),
  ].join(', ');
}

/**
 * @param {readonly { name: string, seconds: number, result: Result }[]} rows
 * @returns {string}
 */
export function table(rows) {
  const width = Math.max(...rows.map((row) => row.name.length));
  const line = (/** @type {readonly string[]} */ [name = '', ...cells]) =>
    `  ${name.padEnd(width)}${cells.map((cell) => cell.padStart(10)).join('')}`;
  return [
    line(['', 'passed', 'failed', 'skipped', 'seconds']),
    ...rows.map(({ name, seconds, result: { passed, failures, skips } }) =>
      line([name, String(passed), String(failures.length), String(skips.length), seconds.toFixed(1)]),
    ),
  ].join('\n');
}
