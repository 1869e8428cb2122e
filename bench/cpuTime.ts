import fs from 'node:fs';
import path from 'node:path';

const TICK_MS = 10;

/** The CPU time of the server and its database so far, in ms. Throws on systems that do not report it. */
export function cpuTime({ pid, dataDir }: { pid: number; dataDir: string }): {
  server: number;
  database: number;
} {
  const data = path.join(dataDir, 'pgdata');
  const postgres = numbersIn('/proc').filter((each) => workingFolder(each) === data);
  const server = timeOf(pid);
  if (server === null)
    throw new Error(`No CPU time for process ${pid}: has it exited, or is there no /proc?`);
  if (postgres.length === 0) throw new Error(`No PostgreSQL runs in ${data}.`);
  // a PostgreSQL backend may exit while it is read
  return { server, database: postgres.reduce((sum, each) => sum + (timeOf(each) ?? 0), 0) };
}

function numbersIn(folder: string): number[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).map(Number).filter(Number.isInteger);
}

function workingFolder(pid: number): string | null {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** Its own time and that of its exited children, because backends come and go. */
function timeOf(pid: number): number | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const times = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15);
    return times.reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
  } catch {
    return null;
  }
}
