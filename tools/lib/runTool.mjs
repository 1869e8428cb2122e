/** Starts the test tools. */
import { createInterface } from 'node:readline';
import { endOf, start } from './processes.mjs';
import { toolEnv } from './project.mjs';

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
export function runTool(program, args, env) {
  const child = start(program, args, {
    env: { ...toolEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  // two lanes write at the same time, so write whole lines only
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => console.log(line));
  }
  return endOf(child);
}

/**
 * @param {readonly string[]} projects of vitest.workspace.ts
 * @param {string} report the file for the report
 * @param {{ env?: Record<string, string>, files?: readonly string[], workers?: number }} [options] `files`: only these
 */
export function runVitest(projects, report, { env = {}, files = [], workers = 2 } = {}) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  // by its own reckoning Vitest runs one file at a time on two cores, and most of them wait for something
  chosen.push(`--maxWorkers=${workers}`);
  // a missing golden file fails: without CI, Vitest would write it and pass
  chosen.push('--update=none');
  const reporters = [
    '--reporter=minimal',
    '--reporter=tools/lib/vitestReport.mjs',
    `--outputFile.json=${report}`,
  ];
  return runTool('vitest', ['run', ...chosen, ...reporters, ...files], env);
}
