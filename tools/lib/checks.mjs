/** Static checks of the code. Each counts as one test. */
import fs from 'node:fs';
import path from 'node:path';
import { tooFewModules } from './importCount.mjs';
import { collect } from './processes.mjs';
import { toolEnv } from './project.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {readonly [program: string, ...args: string[]]} command
 * @property {boolean} [isLong] whether it runs beside the others
 * @property {(output: string) => string | undefined} [fault] what is wrong although the tool is content
 */

/** @type {readonly Check[]} */
const CHECKS = [
  { name: 'format', command: ['oxfmt', '--check'] },
  // one program, because both read every type in the code, which is most of their work
  { name: 'lint and types', isLong: true, command: ['oxlint', '--type-check', '--max-warnings=0'] },
  {
    name: 'import directions and cycles',
    command: ['depcruise', 'packages', '.storybook', 'e2e', 'bench', 'tools', '--output-type', 'err-long'],
    fault: tooFewModules,
  },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'styles', command: ['stylelint', '{packages/*/src,.storybook}/**/*.{styles.ts,css}'] },
  { name: 'house rules', command: ['node', 'tools/house-rules.mjs'] },
  { name: 'lockfile is complete', command: ['node', 'tools/complete-lockfile.mjs', '--check'] },
];

/** The type checker is a short-lived Go program: collecting less garbage saves a sixth of its work. */
const LESS_GC = { GOGC: '400' };

/**
 * @param {Check} check
 * @returns {Promise<boolean>} whether it has passed
 */
async function passes({ name, command, fault }) {
  const began = Date.now();
  const [program, ...args] = command;
  const { code, output } = await collect(program, args, {
    detached: true,
    env: { ...LESS_GC, ...toolEnv() },
  });
  const wrong = code === 0 ? fault?.(output) : output.trim() || `exit code ${code}`;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${wrong === undefined ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (wrong !== undefined) console.log(wrong);
  return wrong === undefined;
}

/**
 * Checking types takes as long as all other checks, which run beside it one after the other.
 * @param {string} folder gets a report in the form of Vitest's
 */
export async function runChecks(folder) {
  /** @type {{ fullName: string, status: string }[]} */
  const assertionResults = [];
  /** @param {readonly Check[]} checks */
  async function run(checks) {
    for (const check of checks)
      assertionResults.push({ fullName: check.name, status: (await passes(check)) ? 'passed' : 'failed' });
  }
  await Promise.all([
    run(CHECKS.filter(({ isLong }) => isLong)),
    run(CHECKS.filter(({ isLong }) => !isLong)),
  ]);
  const testResults = [{ name: 'tools/lib/checks.mjs', status: 'passed', assertionResults }];
  fs.writeFileSync(path.join(folder, 'checks.json'), JSON.stringify({ testResults }));
  return 0;
}
