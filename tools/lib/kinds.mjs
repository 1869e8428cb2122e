/** The kinds of test, in the order in which they run. */
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './checks.mjs';
import { endOf, start } from './processes.mjs';
import { toolEnv } from './project.mjs';
import { aResult, fromPlaywright, fromVitest, readReport } from './results.mjs';

/** @typedef {import('./results.mjs').Result} Result */
/**
 * @typedef {object} Run
 * @property {string} kind what a person names on the command line
 * @property {string} name
 * @property {boolean} [needsChromium]
 * @property {(folder: string) => Promise<Result>} run gets an empty folder for its reports
 */

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
function runTool(program, args, env) {
  const child = start(program, args, {
    env: { ...toolEnv(), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  return endOf(child);
}

/**
 * @param {string} name
 * @param {readonly string[]} projects of vitest.workspace.ts
 * @param {Record<string, string>} [env]
 */
function vitest(name, projects, env = {}) {
  return async (/** @type {string} */ folder) => {
    const report = path.join(folder, 'vitest.json');
    const chosen = projects.flatMap((project) => ['--project', project]);
    // two pages of stories at a time: by its own reckoning Vitest opens one on two cores
    if (projects.includes('storybook')) chosen.push('--maxWorkers=2');
    const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
    const code = await runTool('vitest', ['run', ...chosen, ...reporters], env);
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

/** The programs of the newest PostgreSQL that the system has, when it is new enough. */
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

/** @type {readonly Run[]} */
export const RUNS = [
  { kind: 'check', name: 'check', run: runChecks },
  { kind: 'unit', name: 'unit', run: vitest('unit', ['unit', 'unit-dom', 'house']) },
  { kind: 'stories', name: 'stories', needsChromium: true, run: vitest('stories', ['storybook']) },
  { kind: 'package', name: 'package', needsChromium: true, run: vitest('package', ['package']) },
  {
    kind: 'api',
    name: 'api, PostgreSQL of its own',
    run: vitest('api, PostgreSQL of its own', ['server', 'server-process'], { TEST_DATABASE: 'embedded' }),
  },
  {
    kind: 'api',
    name: 'api, PostgreSQL over TCP',
    run: vitest('api, PostgreSQL over TCP', ['server-db'], { TEST_DATABASE: 'external' }),
  },
  { kind: 'api', name: 'api, the system’s PostgreSQL', run: runOnSystemPostgres },
  { kind: 'e2e', name: 'e2e', needsChromium: true, run: runJourneys },
];

export const KINDS = [...new Set(RUNS.map((run) => run.kind))];
