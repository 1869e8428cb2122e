/** Paths and output of the tools. Runs before anything is installed, on Node 20 or newer. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const OLDEST_NODE = [24, 15];

/** @param {...string} parts a path inside the project */
export function inProject(...parts) {
  return path.join(root, ...parts);
}

/** An error that a user can act on: printed as one line without a stack, after the output of the failed tool. */
export class PlainError extends Error {
  /**
   * @param {string} message
   * @param {string} [details]
   */
  constructor(message, details = '') {
    super(message);
    this.details = details.trim();
  }
}

/** @param {unknown} error */
export function reasonOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** @param {string} line */
export function say(line) {
  console.log(`kathaloka: ${line}`);
}

/** @param {unknown} error */
export function sayError(error) {
  if (!(error instanceof PlainError)) {
    console.error(error);
    return;
  }
  if (error.details) console.error(error.details);
  console.error(`kathaloka: ${error.message}`);
}

/** @param {string} version such as `24.21.0` */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** The Node that the lockfile pins, or the current one if it is new enough. */
export function pinnedNode() {
  const pinned = inProject('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (fs.existsSync(pinned)) return pinned;
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new PlainError(
    `Node ${OLDEST_NODE.join('.')} or newer is needed (this is ${process.versions.node}, and the registry had no Node for ${process.platform}-${process.arch})`,
  );
}

/** The environment of our tools: `node` and tool names resolve to the installed versions. */
export function toolEnv() {
  return { ...process.env, PATH: `${inProject('node_modules', '.bin')}${path.delimiter}${process.env.PATH}` };
}
