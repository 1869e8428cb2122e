/** Child processes that never outlive us: signals are forwarded, and we exit with the child's exit code. */
import { spawn } from 'node:child_process';
import os from 'node:os';
import { PlainError, root, toolEnv } from './project.mjs';

const PASSED_ON = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const GRACE_MS = 10_000;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ code: number, output: string }} Ended */

/** @type {Map<ChildProcess, { ownGroup: boolean }>} */
const running = new Map();
/** @type {NodeJS.Signals | undefined} */
let stoppedBy;

/** @param {NodeJS.Signals} signal */
function codeOf(signal) {
  return 128 + os.constants.signals[signal];
}

/** Exits after a signal, so that nothing more is started, and no failure is reported. */
export function exitIfStopped() {
  if (!stoppedBy) return;
  console.error(`stopped by ${stoppedBy}`);
  process.exit(codeOf(stoppedBy));
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function send(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(running.get(child)?.ownGroup ? -child.pid : child.pid, signal);
  } catch {
    // it has exited in the meantime
  }
}

/** @param {NodeJS.Signals} signal */
export function stopChildren(signal) {
  for (const child of running.keys()) send(child, signal);
}

/**
 * Forwards signals to the children. Exits immediately if none is running.
 * @param {{ killAfterMs?: number }} [options] how long a child may take before it is killed; never by default
 */
export function passSignalsOn({ killAfterMs } = {}) {
  for (const signal of PASSED_ON) {
    process.on(signal, () => {
      stoppedBy = signal;
      if (running.size === 0) process.exit(codeOf(signal));
      stopChildren(signal);
      if (killAfterMs !== undefined) setTimeout(() => stopChildren('SIGKILL'), killAfterMs).unref();
    });
  }
}

/**
 * Starts a program in the project's folder and registers it among the children that receive signals.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options] `detached` gives it a process group of its own, which is then signalled as a whole
 */
export function start(program, args, options = {}) {
  exitIfStopped();
  const child = spawn(program, args, { cwd: root, env: toolEnv(), ...options });
  running.set(child, { ownGroup: options.detached === true });
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * @param {ChildProcess} child
 * @returns {Promise<number>} its exit code; 128 + n when a signal ended it
 */
export function endOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new PlainError(`cannot run ${child.spawnfile}: ${error.message}`)));
    child.once('exit', (code, signal) => resolve(code ?? (signal ? codeOf(signal) : 1)));
  });
}

/**
 * Runs a program to its end and captures its output.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<Ended>}
 */
export async function collect(program, args, options = {}) {
  const child = start(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const closed = new Promise((resolve) => child.once('close', resolve));
  const code = await endOf(child);
  await closed;
  return { code, output };
}

/** Stops all running children, with SIGTERM first. Resolves when all have exited. */
export async function endChildren() {
  const ends = [...running.keys()].map((child) => endOf(child).catch(() => 1));
  stopChildren('SIGTERM');
  const force = setTimeout(() => stopChildren('SIGKILL'), GRACE_MS);
  await Promise.all(ends);
  clearTimeout(force);
}
