import { spawn, type SpawnOptions } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { killTrees } from '../killing.ts';
import { answers } from './programs.ts';

const POLL_MS = 50;

interface Run {
  readonly command: readonly [program: string, ...flags: string[]];
  /** The port on which it answers once it is ready. */
  readonly port: number;
  readonly options?: SpawnOptions;
}

export interface Running {
  /** Kills it with SIGKILL and restarts it. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A system program that listens on a port. The port is free again a moment after a kill. */
export async function runProgram({ command, port, options = {} }: Run): Promise<Running> {
  const [program, ...flags] = command;
  const begin = () => spawn(program, flags, { ...options, stdio: 'ignore' });
  let child = begin();
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  async function untilThere(): Promise<void> {
    while (!(await answers(port))) {
      await sleep(POLL_MS);
      if (isGone()) child = begin();
    }
  }
  async function stop(): Promise<void> {
    const gone = isGone() || new Promise((resolve) => child.once('exit', resolve));
    killTrees([child.pid!]);
    await gone;
  }
  await untilThere();
  return {
    stop,
    async kill() {
      await stop();
      child = begin();
      await untilThere();
    },
  };
}
