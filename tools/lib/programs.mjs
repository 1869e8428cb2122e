/** Named programs with a description each, for `npm run tool` and `npm run bench`. */
import { endOf, exitIfStopped, passSignalsOn, start } from './processes.mjs';
import { PlainError, sayError } from './project.mjs';

/**
 * @typedef {object} Program
 * @property {string} says what it does, with its arguments
 * @property {string} [file] of a program for Node
 * @property {readonly string[]} [command] another program and its arguments
 * @property {Record<string, string>} [env]
 * @property {boolean} [needsBuild] whether it measures or opens what the build writes
 */

/** @typedef {Readonly<Record<string, Program>>} Programs */

/** @param {Programs} programs */
function listOf(programs) {
  const width = Math.max(...Object.keys(programs).map((name) => name.length));
  return Object.entries(programs)
    .map(([name, { says }]) => `${name.padEnd(width)}  ${says}`)
    .join('\n');
}

/**
 * Runs the named program with the other arguments, and exits with its code. `--list` prints all programs.
 * @param {string} script
 * @param {Programs} programs
 * @param {readonly string[]} args
 */
export async function runNamed(script, programs, [name = '--list', ...args]) {
  passSignalsOn();
  try {
    if (name === '--list') console.log(listOf(programs));
    else process.exitCode = await run(script, name, programs[name], args);
  } catch (error) {
    exitIfStopped();
    sayError(error);
    process.exitCode = 1;
  }
}

/**
 * @param {string} script
 * @param {string} name
 * @param {Program | undefined} program
 * @param {readonly string[]} args
 */
async function run(script, name, program, args) {
  if (!program) throw new PlainError(`there is no ${name}; npm run ${script} -- --list names all`);
  const { file, command = [], env = {}, needsBuild = false } = program;
  if (needsBuild) {
    const code = await endOf(start(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' }));
    if (code !== 0) return code;
  }
  const [first = process.execPath, ...rest] = file === undefined ? command : [process.execPath, file];
  return endOf(start(first, [...rest, ...args], { stdio: 'inherit', env: { ...process.env, ...env } }));
}
