/** Which files of tests take the longest: where the next minute is to be saved. */

/** @typedef {import('./results.mjs').Result} Result */

const LISTED = 20;

/**
 * The milliseconds of each file, by what its tests took; without those that took none.
 * @param {readonly { file: string | undefined, took: number | null | undefined }[]} tests
 * @returns {Record<string, number>}
 */
function byFile(tests) {
  /** @type {Record<string, number>} */
  const files = {};
  for (const { file, took } of tests) {
    if (file !== undefined && took) files[file] = (files[file] ?? 0) + took;
  }
  return files;
}

/** @param {string} file */
function placeOf(file) {
  return file.replaceAll('\\', '/').replace(/^.*?\/(?=(?:packages|tools|e2e|\.storybook)\/)/, '');
}

/** @param {{ testResults: import('./results.mjs').VitestFile[] }} report */
export function timesOfVitest({ testResults }) {
  return byFile(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ duration }) => ({ file: placeOf(name), took: duration })),
    ),
  );
}

/**
 * @param {import('./results.mjs').PlaywrightSuite} suite
 * @returns {{ file: string | undefined, took: number }[]}
 */
function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ results = [] }) => results.map(({ duration = 0 }) => ({ file, took: duration }))),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** @param {{ suites: import('./results.mjs').PlaywrightSuite[] }} report */
export function timesOfPlaywright({ suites }) {
  return byFile(suites.flatMap(testsOf));
}

/**
 * The slowest files of a run, the slowest first. Files of one kind run side by side, so that these seconds add up to more
 * than the run took.
 * @param {readonly Pick<Result, 'files'>[]} results
 * @returns {string[]} a line for each
 */
export function slowestFiles(results) {
  return results
    .flatMap(({ files = {} }) => Object.entries(files))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, LISTED)
    .map(([file, took]) => `${(took / 1000).toFixed(1).padStart(6)} s  ${file}`);
}
