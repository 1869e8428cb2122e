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
  /** Of its other processes, such as the one that paints covers. */
  readonly others: number;
}

/** Of the server, and of all processes that it has started. */
export function cpuOf(pid: number): Cpu {
  const below = (parent: number): number[] => childrenOf(parent).flatMap((child) => [child, ...below(child)]);
  const cpu = { server: ticksOf(pid) * TICK_MS, database: 0, others: 0 };
  for (const child of below(pid)) cpu[isPostgres(child) ? 'database' : 'others'] += ticksOf(child) * TICK_MS;
  return cpu;
}

const isPostgres = (pid: number): boolean =>
  ofLiving('', () => fs.readFileSync(`/proc/${pid}/comm`, 'utf8')).trim() === 'postgres';

const allOf = ({ server, database, others }: Cpu): number => server + database + others;

/** Waits until the covers of the library are drawn, and all other work after a start is done. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let quiet = 0; quiet < QUIET_SECONDS;) {
    const before = cpuOf(pid);
    await sleep(1000);
    const after = cpuOf(pid);
    quiet = allOf(after) - allOf(before) <= QUIET_MS ? quiet + 1 : 0;
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

/** Returns `otherwise` if a process has exited: PostgreSQL may end a process after it was listed. */
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
