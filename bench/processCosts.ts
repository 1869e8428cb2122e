/** The resources that the program and its database have used so far, from `/proc`. */
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The unit of CPU time in `/proc`, in ms. */
const TICK_MS = 10;
/** An idle server uses less CPU per second than this; it must do so for `QUIET_SECONDS`. */
const QUIET_MS = 60;
const QUIET_SECONDS = 3;

export interface Cpu {
  readonly server: number;
  readonly database: number;
}

/** The CPU time of the server, and of the processes that it has started, which are its database. */
export function cpuOf(pid: number): Cpu {
  const below = (parent: number): number[] => childrenOf(parent).flatMap((child) => [child, ...below(child)]);
  const database = below(pid).reduce((total, child) => total + ticksOf(child), 0);
  return { server: ticksOf(pid) * TICK_MS, database: database * TICK_MS };
}

/** Waits until the covers of the library are drawn, and all other work after a start is done. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let quiet = 0; quiet < QUIET_SECONDS;) {
    const before = cpuOf(pid);
    await sleep(1000);
    const after = cpuOf(pid);
    quiet = after.server - before.server + after.database - before.database <= QUIET_MS ? quiet + 1 : 0;
  }
}

/** The memory of the server process, in kB. */
export function memoryOf(pid: number): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]);
}

function childrenOf(pid: number): number[] {
  const threads = ofLiving([], () => fs.readdirSync(`/proc/${pid}/task`));
  return threads.flatMap((thread) =>
    ofLiving([], () =>
      fs.readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    ),
  );
}

/** Returns a fallback if a process has exited: the database ends some between listing and reading them. */
function ofLiving<T>(otherwise: T, look: () => T): T {
  try {
    return look();
  } catch {
    return otherwise;
  }
}

function ticksOf(pid: number): number {
  const stat = ofLiving('', () => fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  if (stat === '') return 0;
  // the name may contain spaces
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
