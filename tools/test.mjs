/**
 * `npm test`: every kind of test; `node tools/test.mjs unit api`: only these kinds; `--full`: their long forms;
 * `--again`: also those that have passed with the same inputs; `--changed`: of the stories and the server's tests those
 * that the last change may reach; `--floors`: writes the least number of tests of each part from this run. The last line has the number of passed, failed and
 * skipped tests; the exit code is 0 only if none failed.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium, findHeadlessShell } from './lib/chromium.mjs';
import { findEpubcheck } from './lib/epubcheck.mjs';
import { judged, writeFloors } from './lib/expected.mjs';
import { missingEngines } from './lib/engines.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { KINDS, RUNS, isItsTurn } from './lib/kinds.mjs';
import { sideBySide } from './lib/lanes.mjs';
import { ageOfLongForm, keepLongForm, lastLongForm } from './lib/longForm.mjs';
import { exitIfStopped, passSignalsOn } from './lib/processes.mjs';
import { PlainError, pinnedNode, reasonOf, sayError } from './lib/project.mjs';
import { aResult, lastLine, table } from './lib/results.mjs';
import { scratchFolder } from './lib/scratch.mjs';
import { slowestFiles } from './lib/slowest.mjs';
import { inputsHash, keepStamp, passedBefore, turnOf } from './lib/stamps.mjs';
import { TOUCHED, uncommittedFiles } from './lib/touched.mjs';

/** @typedef {import('./lib/kinds.mjs').Run} Run */

const STOP_WITHIN_MS = 10_000;
const OPTIONS = ['--full', '--again', '--changed', '--floors'];
/** With fewer cores, two lanes would only wait for each other. */
const CORES_FOR_TWO_LANES = 2;

const isCi = process.env.CI === 'true';
const isFull = process.argv.includes('--full') || Boolean(process.env.TEST_FULL);
if (isFull) process.env.TEST_FULL = '1';
const isOfChange = process.argv.includes('--changed');
if (isOfChange) process.env.TEST_CHANGED = '1';
const writesFloors = process.argv.includes('--floors');
const asked = process.argv.slice(2).filter((word) => !OPTIONS.includes(word));

function chosenRuns() {
  // the short form would never reach the counts of the long one
  if (isFull && writesFloors) throw new PlainError('--floors counts the tests of the short form');
  if (isOfChange && (isFull || writesFloors))
    throw new PlainError('--changed runs some of the tests of the short form');
  const unknown = asked.filter((kind) => !KINDS.includes(kind));
  if (unknown.length > 0) {
    throw new PlainError(`unknown kind of test: ${unknown.join(', ')} (there are: ${KINDS.join(', ')})`);
  }
  const runs = RUNS.filter((run) => isFull || !run.onlyLong);
  if (asked.length > 0) return runs.filter((run) => asked.includes(run.kind));
  if (isFull || writesFloors) return runs;
  const turn = Number(process.env.TEST_TURN);
  for (const run of runs.filter((each) => !isItsTurn(each, turn)))
    console.log(`=== ${run.name}: in another turn`);
  return runs.filter((run) => isItsTurn(run, turn));
}

/**
 * @param {readonly Run[]} runs
 * @returns {Promise<string | undefined>} why there is no browser
 */
async function prepareChromium(runs) {
  if (!runs.some((run) => run.needsChromium)) return undefined;
  try {
    const shell = await findHeadlessShell();
    process.env.CHROMIUM_PATH = await findChromium();
    if (shell) process.env.CHROMIUM_SHELL_PATH = shell;
    return undefined;
  } catch (error) {
    sayError(error);
    return reasonOf(error);
  }
}

/**
 * @param {Run} run
 * @param {string | undefined} noChromium
 */
async function runOne({ name, needsChromium, run }, noChromium) {
  if (needsChromium && noChromium) return aResult({ failures: [`${name} did not run: ${noChromium}`] });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-test-'));
  try {
    return await run(folder);
  } catch (error) {
    exitIfStopped();
    sayError(error);
    return aResult({ failures: [`${name} did not run: ${reasonOf(error)}`] });
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs it, unless it has passed with the same inputs.
 * @param {Run} run
 * @param {string | undefined} noChromium
 */
async function rowOf(run, noChromium) {
  const began = Date.now();
  const usesStamps = !isCi && !isOfChange && !process.argv.includes('--again');
  const hash = usesStamps ? inputsHash(run.name, run.inputs) : '';
  const before = usesStamps ? passedBefore(run.name, hash) : undefined;
  console.log(`\n=== ${run.name}${before ? ' has passed with the same inputs' : ''}`);
  // what was not run was not slow
  const result = before
    ? { ...before, files: {} }
    : judged(run.name, await runOne(run, noChromium), {
        ci: isCi,
        hasFloors: !writesFloors && !isOfChange,
      });
  exitIfStopped();
  const seconds = (Date.now() - began) / 1000;
  console.log(`=== ${run.name}: ${lastLine([result])}${modesIn(result)} in ${seconds.toFixed(1)} s`);
  // files edited during the run were not what was tested
  const isClean = result.failures.length + result.skips.length === 0;
  if (usesStamps && !before && isClean && inputsHash(run.name, run.inputs) === hash) {
    keepStamp(run.name, hash, result);
  }
  return { name: run.name, seconds, result };
}

/** @param {import('./lib/results.mjs').Result} result */
function modesIn({ parts }) {
  const modes = Object.entries(parts).filter(([part]) => part.startsWith('in '));
  const times = modes.reduce((sum, [, count]) => sum + count, 0);
  return times > 0 ? `, ${times} times in ${modes.length} modes besides` : '';
}

async function runAll() {
  // which sample is taken of what only the long form tries whole
  process.env.TEST_TURN ??= String(turnOf());
  // and what runs out of its turn
  process.env[TOUCHED] ??= uncommittedFiles().join('\n');
  const runs = chosenRuns();
  await ensureInstalled();
  pinnedNode();
  // os.tmpdir() of this process and of all that it starts
  process.env.TMPDIR = scratchFolder();
  // the server is started dozens of times: half of the work of a start is to read its modules
  process.env.NODE_COMPILE_CACHE ??= path.join(process.env.TMPDIR, 'compiled');
  const noChromium = await prepareChromium(runs);
  // its absence is a skip with a reason
  if (runs.some(({ kind }) => kind === 'api')) await findEpubcheck();
  const row = (/** @type {Run} */ run) => rowOf(run, noChromium);
  if (os.availableParallelism() >= CORES_FOR_TWO_LANES) return sideBySide(runs, row);
  const rows = [];
  for (const run of runs) rows.push(await row(run));
  return rows;
}

/**
 * @param {string} title
 * @param {readonly string[]} names
 */
function list(title, names) {
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}

async function main() {
  const rows = await runAll();
  const results = rows.map((row) => row.result);
  list(
    'Skipped',
    results.flatMap((result) => result.skips),
  );
  if (rows.some(({ name }) => name.startsWith('api'))) list('Not met on this machine', missingEngines());
  list(
    'Failed',
    results.flatMap((result) => result.failures),
  );
  const hasFailed = results.some((result) => result.failures.length > 0);
  if (writesFloors) writeFloors(rows);
  list('The slowest files', slowestFiles(results));
  if (asked.length === 0) {
    if (isFull && !hasFailed) keepLongForm();
    console.log(`\n${ageOfLongForm(lastLongForm())}`);
  }
  console.log(`\n${table(rows)}\n\n${lastLine(results)}`);
  return hasFailed ? 1 : 0;
}

passSignalsOn({ killAfterMs: STOP_WITHIN_MS });
try {
  process.exitCode = await main();
} catch (error) {
  exitIfStopped();
  sayError(error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
