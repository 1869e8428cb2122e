/**
 * `npm test`: every kind of test; `node tools/test.mjs unit api`: only these.
 * The last line says how many passed, failed and were skipped; the exit code is 0 only when nothing failed.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { KINDS, RUNS } from './lib/kinds.mjs';
import { exitIfStopped, passSignalsOn } from './lib/processes.mjs';
import { PlainError, pinnedNode, reasonOf, sayError } from './lib/project.mjs';
import { aResult, lastLine, table } from './lib/results.mjs';

/** @typedef {import('./lib/kinds.mjs').Run} Run */

const STOP_WITHIN_MS = 10_000;

function chosenRuns() {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((kind) => !KINDS.includes(kind));
  if (unknown.length > 0) {
    throw new PlainError(`no such kind of test: ${unknown.join(', ')} (there are: ${KINDS.join(', ')})`);
  }
  return asked.length === 0 ? RUNS : RUNS.filter((run) => asked.includes(run.kind));
}

/**
 * @param {readonly Run[]} runs
 * @returns {Promise<string | undefined>} why there is no browser
 */
async function prepareChromium(runs) {
  if (!runs.some((run) => run.needsChromium)) return undefined;
  try {
    process.env.CHROMIUM_PATH = await findChromium();
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

async function runAll() {
  const runs = chosenRuns();
  await ensureInstalled();
  pinnedNode();
  const noChromium = await prepareChromium(runs);
  const rows = [];
  for (const run of runs) {
    console.log(`\n=== ${run.name}`);
    const began = Date.now();
    const result = await runOne(run, noChromium);
    exitIfStopped();
    const seconds = (Date.now() - began) / 1000;
    console.log(`=== ${run.name}: ${lastLine([result])} in ${seconds.toFixed(1)} s`);
    rows.push({ name: run.name, seconds, result });
  }
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
  list(
    'Failed',
    results.flatMap((result) => result.failures),
  );
  console.log(`\n${table(rows)}\n\n${lastLine(results)}`);
  return results.some((result) => result.failures.length > 0) ? 1 : 0;
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
