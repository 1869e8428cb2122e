import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The timeout of a start; its test fails with all output of the server. */
const READY_WITHIN_MS = 90_000;

export const MAIN = path.resolve(import.meta.dirname, '../main.ts');

const { PATH, NODE_COMPILE_CACHE } = process.env;
const PASSED_ON = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

export interface ServerProcess {
  readonly child: ChildProcess;
  /** All output so far. */
  readonly output: () => string;
  /** Its startup text, once printed. */
  readonly ready: () => Promise<string>;
  readonly ended: () => Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

interface RunOptions {
  /** The real program, unless a test assembles its own. */
  readonly program?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly uid?: number;
  readonly gid?: number;
}

/** The real program, as `npm start` runs it. */
export function runServer({ env, program = MAIN, ...account }: RunOptions): ServerProcess {
  const child = spawn(...commandFor(program, account), {
    cwd: '/',
    env: { ...PASSED_ON, LOG_LEVEL: 'warn', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isOpenToAll(program) && account),
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
    // a program that could not be started emits no exit event
    child.once('error', (error) => {
      output += error.message;
      resolve({ code: null, signal: null });
    });
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (output.includes('Ctrl-C stops it')) resolve(output);
    });
    const late = () => reject(new Error(`The server is not ready after ${READY_WITHIN_MS} ms:\n${output}`));
    const timer = setTimeout(late, READY_WITHIN_MS);
    void ended.then(() => clearTimeout(timer));
    void ended.then(({ code }) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  // a test may only wait for the exit
  ready.catch(() => {});
  return { child, output: () => output, ready: () => ready, ended: () => ended };
}

/** Whether other accounts can enter every folder on the path. */
function isOpenToAll(file: string): boolean {
  const folder = path.dirname(file);
  return folder === file || ((fs.statSync(folder).mode & 0o001) !== 0 && isOpenToAll(folder));
}

/**
 * The command that runs the program as this account. If the account cannot read the program, for example in root's
 * own folder, the program keeps the one capability that it needs for that.
 */
function commandFor(main: string, { uid, gid }: Pick<RunOptions, 'uid' | 'gid'>): [string, string[]] {
  const program = [process.execPath, main];
  if (uid === undefined || gid === undefined || isOpenToAll(main)) return [process.execPath, [main]];
  const capability = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'];
  const account = ['--reuid', String(uid), '--regid', String(gid), '--clear-groups'];
  return ['setpriv', [...account, ...capability, ...program]];
}
