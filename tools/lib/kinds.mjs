/** The kinds of tests, in the order in which they run: the last ones of a lane are short, and the other lane may take them. */
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './checks.mjs';
import { chosenFiles } from './chosenFiles.mjs';
import { aResult, fromPlaywright, fromVitest, readReport, together } from './results.mjs';
import { runTool, runVitest } from './runTool.mjs';
import { runStories } from './stories.mjs';
import { touchedFiles } from './touched.mjs';

/** @typedef {import('./results.mjs').Result} Result */
/**
 * @typedef {object} Run
 * @property {string} kind what a person names on the command line
 * @property {string} name
 * @property {'browser' | 'node'} lane see `lanes.mjs`
 * @property {boolean} [movable] to the other lane, when that one has nothing left
 * @property {boolean} [needsChromium]
 * @property {boolean} [onlyLong] left out of the short form
 * @property {0 | 1} [half] of two halves of the turns, the one in which the short form has it: then it waits for its turn,
 *   unless a change touches its inputs
 * @property {RegExp} inputs the files that decide how it ends, beside those that all runs share
 * @property {(folder: string) => Promise<Result>} run gets an empty folder for its reports
 */

/**
 * @param {string} name
 * @param {readonly string[]} projects of vitest.workspace.ts
 * @param {Record<string, string>} [env]
 */
function vitest(name, projects, env = {}) {
  return async (/** @type {string} */ folder) => {
    const report = path.join(folder, 'vitest.json');
    const code = await runVitest(projects, report, { env });
    return readReport(name, report, code, fromVitest);
  };
}

/** @param {string} folder */
async function runJourneys(folder) {
  await ensureBuilt();
  const report = path.join(folder, 'playwright.json');
  const code = await runTool('playwright', ['test'], { E2E_REPORT: report });
  return readReport('e2e', report, code, fromPlaywright);
}

const SYSTEM_POSTGRES = '/usr/lib/postgresql';
const OLDEST_POSTGRES = 15;

/** The binaries of the newest PostgreSQL on the system, if it is new enough. */
function systemPostgres() {
  const versions = fs.existsSync(SYSTEM_POSTGRES) ? fs.readdirSync(SYSTEM_POSTGRES).map(Number) : [];
  const newest = Math.max(0, ...versions.filter((version) => version >= OLDEST_POSTGRES));
  return newest > 0 ? path.join(SYSTEM_POSTGRES, String(newest), 'bin') : undefined;
}

/** @param {string} folder */
async function runOnSystemPostgres(folder) {
  const programs = systemPostgres();
  if (programs) {
    const env = { TEST_DATABASE: 'system', TEST_POSTGRES_BIN: programs };
    return vitest('api, the system’s PostgreSQL', ['server-db'], env)(folder);
  }
  const missing = `not on this machine: PostgreSQL ${OLDEST_POSTGRES} or newer in ${SYSTEM_POSTGRES}`;
  console.log(missing);
  return aResult({ skips: [`api, the system’s PostgreSQL (${missing})`] });
}

/** @param {string} folder */
async function runPictures(folder) {
  // the long form opens the static Storybook as well; pictures need no docs, no addons and the stories of screens alone
  const parts = process.env.TEST_FULL ? [] : ['--test'];
  const env = { STORYBOOK_PICTURED: process.env.TEST_FULL ? '' : '1' };
  const built = await runTool('storybook', ['build', '-o', 'storybook-static', '--quiet', ...parts], env);
  if (built !== 0) return aResult({ failures: [`pictures: Storybook failed to build (exit code ${built})`] });
  const report = path.join(folder, 'pictures.json');
  const config = ['-c', 'tools/visual/visual.config.ts'];
  const code = await runTool('playwright', ['test', ...config], { VISUAL_REPORT: report });
  return readReport('pictures', report, code, fromPlaywright);
}

/** With the documents that its tests read. */
const SERVER = /^(packages\/(contract|story|illustrator|server)\/|docs\/(models\.md|stories\/|format\/))/;
const CLIENT = 'packages/(contract|story|ui|api|app|illustrator|formats|player)/';

const isProcess = (/** @type {string} */ file) => file.endsWith('.process.test.ts');

/**
 * Nearly every test of the server imports all of it. Those that start and kill processes wait for most of their time, so
 * they run beside the others: one at a time, on databases of their own.
 */
async function runServerTests(/** @type {string} */ folder) {
  const name = 'api, PostgreSQL of its own';
  const files = chosenFiles({ tests: /^packages\/server\/src\/.*\.test\.ts$/, inputs: SERVER });
  const env = { TEST_DATABASE: 'embedded' };
  /**
   * @param {string} project
   * @param {number} workers
   * @param {(file: string) => boolean} isOfProject
   */
  async function run(project, workers, isOfProject) {
    const chosen = files?.filter(isOfProject);
    if (chosen?.length === 0) return aResult();
    const report = path.join(folder, `${project}.json`);
    const code = await runVitest([project], report, { env, files: chosen ?? [], workers });
    return readReport(name, report, code, fromVitest);
  }
  return together(
    await Promise.all([run('server', 2, (file) => !isProcess(file)), run('server-process', 1, isProcess)]),
  );
}

/** @type {readonly Run[]} */
export const RUNS = [
  { kind: 'check', name: 'check', lane: 'node', inputs: /./, run: runChecks },
  {
    kind: 'unit',
    name: 'unit',
    lane: 'node',
    inputs: /^packages\//,
    // a document is made of much that is soon thrown away
    run: vitest('unit', ['unit', 'unit-dom'], { NODE_OPTIONS: '--max-semi-space-size=64' }),
  },
  {
    kind: 'stories',
    name: 'stories',
    lane: 'browser',
    needsChromium: true,
    inputs: new RegExp(`^(${CLIENT}|\\.storybook/)`),
    run: runStories,
  },
  {
    kind: 'package',
    name: 'package',
    // one process after the other: at the end of a run it would leave a core idle
    lane: 'browser',
    movable: true,
    needsChromium: true,
    half: 1,
    inputs: /^(packages\/(contract|story|ui|api)\/|README\.md|tools\/consumer\/)/,
    run: vitest('package', ['package']),
  },
  {
    kind: 'e2e',
    name: 'e2e',
    lane: 'browser',
    needsChromium: true,
    inputs: /^(packages\/|e2e\/|tools\/start\.mjs)/,
    run: runJourneys,
  },
  {
    kind: 'visual',
    name: 'pictures',
    lane: 'browser',
    movable: true,
    needsChromium: true,
    // each takes half a minute before its first test: those who neither change screens nor the library need one of them
    half: 0,
    inputs: new RegExp(`^(${CLIENT}|\\.storybook/|tools/visual/)`),
    run: runPictures,
  },
  {
    kind: 'api',
    name: 'api, PostgreSQL of its own',
    lane: 'node',
    inputs: SERVER,
    run: runServerTests,
  },
  {
    kind: 'unit',
    name: 'house',
    lane: 'node',
    movable: true,
    // they read every file that there is: documents, notices, scripts, workflows
    inputs: /./,
    run: vitest('house', ['house']),
  },
  {
    kind: 'api',
    name: 'api, PostgreSQL over TCP',
    lane: 'node',
    // the system's is another PostgreSQL and reached over TCP: both are tried at once where there is one
    onlyLong: systemPostgres() !== undefined,
    inputs: SERVER,
    run: vitest('api, PostgreSQL over TCP', ['server-db'], { TEST_DATABASE: 'external' }),
  },
  {
    kind: 'api',
    name: 'api, the system’s PostgreSQL',
    lane: 'node',
    movable: true,
    half: 0,
    inputs: SERVER,
    run: runOnSystemPostgres,
  },
];

/** Screens are pictured by quarters, one in each of four turns; of the packages the library and the client alternate. */
const TURNS_OF_A_HALF = 4;

/**
 * @param {Run} run
 * @param {number} turn
 * @param {readonly string[]} [touched]
 */
export const isItsTurn = ({ half, inputs }, turn, touched = touchedFiles()) =>
  half === undefined ||
  half === Math.floor(turn / TURNS_OF_A_HALF) % 2 ||
  touched.some((file) => inputs.test(file));

export const KINDS = [...new Set(RUNS.map((run) => run.kind))];
