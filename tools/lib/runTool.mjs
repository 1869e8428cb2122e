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
  // several lanes write concurrently, so only whole lines are printed
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => console.log(line));
  }
  return endOf(child);
}
