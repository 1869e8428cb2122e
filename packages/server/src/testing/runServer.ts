import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

export const MAIN = path.resolve(import.meta.dirname, '../main.ts');

export interface ServerProcess {
  readonly child: ChildProcess;
  /** All that it has written so far. */
  readonly output: () => string;
  /** Its start block, once it is there. */
  readonly ready: () => Promise<string>;
  readonly ended: () => Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

interface RunOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly uid?: number;
  readonly gid?: number;
}

/** The real program, as `npm start` runs it. */
export function runServer({ env, ...account }: RunOptions): ServerProcess {
  const child = spawn(process.execPath, [MAIN], {
    cwd: '/',
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (output.includes('Ctrl-C stops it')) resolve(output);
    });
    void ended.then(({ code }) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  // a test may only be interested in the end
  ready.catch(() => {});
  return { child, output: () => output, ready: () => ready, ended: () => ended };
}
