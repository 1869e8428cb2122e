/** The runs of `npm test`. The runs within a lane are sequential, and the lanes concurrent. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './checks.mjs';
import { root } from './project.mjs';
import { runTool } from './runTool.mjs';

/**
 * @typedef {object} TestRun
 * @property {string} kind what a person names on the command line
 * @property {string} name
 * @property {boolean} [onlyFull]
 * @property {boolean} [ofTheBuild] whether it opens what was built: it imports nothing of it, so no change is known to
 *   reach it, and `--changed` leaves it out
 * @property {(folder: string) => Promise<number>} run writes its reports into the folder, and answers an exit code
 */

/**
 * The base of `--changed`: the REF of `--changed=REF`, else the last commit, or the one before it if nothing is
 * uncommitted.
 */
const since = () => process.env.TEST_CHANGED || (hasChanges() ? 'HEAD' : 'HEAD~1');
const hasChanges = () => execFileSync('git', ['status', '--porcelain'], { cwd: root }).length > 0;

/**
 * @param {string} name of the report
 * @param {readonly string[]} projects of vitest.workspace.ts
 * @param {{ env?: Record<string, string>, workers?: number, isWhole?: boolean }} [options] `isWhole`: whether `--changed`
 *   leaves nothing out
 */
const vitest =
  (name, projects, { env = {}, workers = 2, isWhole = false } = {}) =>
  (/** @type {string} */ folder) =>
    runTool(
      'vitest',
      [
        'run',
        ...projects.map((project) => `--project=${project}`),
        // on two cores, Vitest would run one file at a time, although most files mainly wait
        `--maxWorkers=${workers}`,
        // a missing golden file fails; without CI, Vitest would write it and pass
        '--update=none',
        '--reporter=minimal',
        '--reporter=json',
        `--outputFile.json=${path.join(folder, `${name}.json`)}`,
        ...(process.env.TEST_CHANGED !== undefined && !isWhole ? [`--changed=${since()}`] : []),
      ],
      env,
    );

/**
 * @param {string} folder
 * @param {readonly string[]} [options]
 */
function playwright(folder, options = []) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(folder, 'playwright.json') };
  return runTool('playwright', ['test', '--reporter=list,json', ...options], env);
}

/** @param {string} folder */
async function runJourneys(folder) {
  await ensureBuilt();
  return playwright(folder);
}

/** @param {string} folder */
async function runPictures(folder) {
  // pictures need no docs and no addons; `npm run test:full` also opens the static Storybook
  const parts = process.env.TEST_FULL ? [] : ['--test'];
  const built = await runTool('storybook', ['build', '-o', 'storybook-static', '--quiet', ...parts], {});
  return built === 0 ? playwright(folder, ['-c', 'tools/visual/visual.config.ts']) : built;
}

/** @type {readonly TestRun[]} */
const systemPostgres = fs.existsSync('/usr/lib/postgresql')
  ? [
      {
        kind: 'system',
        name: 'PostgreSQL of the system',
        onlyFull: true,
        run: vitest('system', ['server-db'], { env: { TEST_DATABASE: 'system' } }),
      },
    ]
  : [];

/** @type {readonly (readonly TestRun[])[]} */
export const LANES = [
  [
    // one worker, and so one browser page: two pages need a quarter more work for the same stories
    { kind: 'stories', name: 'stories', run: vitest('stories', ['storybook'], { workers: 1 }) },
    { kind: 'e2e', name: 'journeys', ofTheBuild: true, run: runJourneys },
    { kind: 'visual', name: 'pictures', ofTheBuild: true, run: runPictures },
  ],
  [
    {
      kind: 'unit',
      name: 'unit',
      run: vitest('unit', ['unit', 'unit-dom'], { env: { NODE_OPTIONS: '--max-semi-space-size=64' } }),
    },
    { kind: 'check', name: 'check', run: runChecks },
    {
      kind: 'api',
      name: 'server',
      run: vitest('server', ['server'], { env: { TEST_DATABASE: 'embedded' } }),
    },
    // most of these tests read files that they do not import
    { kind: 'unit', name: 'house', run: vitest('house', ['house'], { isWhole: true }) },
    { kind: 'package', name: 'packages', run: vitest('packages', ['package']) },
  ],
  [
    // sequential, on databases of their own, because they start and kill processes, and mainly wait
    {
      kind: 'api',
      name: 'processes',
      run: vitest('processes', ['server-process'], { env: { TEST_DATABASE: 'embedded' }, workers: 1 }),
    },
    {
      kind: 'api',
      name: 'PostgreSQL over TCP',
      run: vitest('tcp', ['server-db'], { env: { TEST_DATABASE: 'external' } }),
    },
    ...systemPostgres,
  ],
];
