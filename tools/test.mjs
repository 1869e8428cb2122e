/**
 * `npm test`: every test, the same for all developers. `npm test -- unit e2e`: only these kinds. `-- --changed`: the
 * tests that import uncommitted changes, or those of the last commit, and all house rules; `-- --changed=main`: those
 * of a branch. `npm run test:full` covers more: every mode, both widths, long histories. The last line counts the tests
 * that passed and failed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { findChromium, findHeadlessShell } from './lib/chromium.mjs';
import { findEpubcheck } from './lib/epubcheck.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { exitIfStopped, passSignalsOn } from './lib/processes.mjs';
import { PlainError, inProject, pinnedNode, sayError } from './lib/project.mjs';
import { failuresOf, lineOf, namesOf, resultOf, summary } from './lib/results.mjs';
import { scratchFolder } from './lib/scratch.mjs';
import { LANES } from './lib/testRuns.mjs';

/** @typedef {import('./lib/testRuns.mjs').TestRun} TestRun */

const args = process.argv.slice(2);
if (args.includes('--full')) process.env.TEST_FULL = '1';
const changed = args.find((arg) => /^--changed(=|$)/.test(arg));
if (changed) process.env.TEST_CHANGED = changed.split('=')[1] ?? '';
const kinds = args.filter((arg) => arg !== '--full' && arg !== changed);

const known = new Set(LANES.flat().map(({ kind }) => kind));
/** @param {TestRun} run */
function isAskedFor({ kind, onlyFull, ofTheBuild }) {
  if (kinds.length > 0) return kinds.includes(kind);
  return !(onlyFull && !process.env.TEST_FULL) && !(ofTheBuild && changed !== undefined);
}

/** @param {TestRun} run */
async function resultOfRun({ name, run }) {
  const folder = inProject('test-results', 'reports', name);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  console.log(`\n=== ${name}`);
  const result = await resultOf(name, folder, run, { mayBeEmpty: changed !== undefined });
  exitIfStopped();
  console.log(`=== ${lineOf(result)}`);
  return result;
}

/** @param {readonly TestRun[]} lane */
async function resultsOfLane(lane) {
  const results = [];
  for (const run of lane.filter(isAskedFor)) results.push(await resultOfRun(run));
  return results;
}

async function main() {
  const unknown = kinds.filter((kind) => !known.has(kind));
  if (unknown.length > 0)
    throw new PlainError(`no such kind of test: ${unknown.join(', ')} (${[...known].join(', ')})`);
  await ensureInstalled();
  pinnedNode();
  // os.tmpdir() of this process and its children
  process.env.TMPDIR = scratchFolder();
  // the server is started dozens of times, and reading its modules takes half of each start
  process.env.NODE_COMPILE_CACHE ??= path.join(process.env.TMPDIR, 'compiled');
  const shell = await findHeadlessShell();
  process.env.CHROMIUM_PATH = await findChromium();
  if (shell) process.env.CHROMIUM_SHELL_PATH = shell;
  await findEpubcheck();
  const results = (await Promise.all(LANES.map(resultsOfLane))).flat();
  fs.mkdirSync(inProject('test-results'), { recursive: true });
  fs.writeFileSync(inProject('test-results', 'tests.txt'), namesOf(results).join('\n'));
  const failures = failuresOf(results);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\n${summary(results)}`);
  return failures.length > 0 ? 1 : 0;
}

passSignalsOn({ killAfterMs: 10_000 });
try {
  process.exitCode = await main();
} catch (error) {
  exitIfStopped();
  sayError(error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
