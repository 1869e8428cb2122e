import fs from 'node:fs';
import path from 'node:path';

const TICK_MS = 10;

/** How long the server and its database have computed so far, in ms; 0 where the system does not tell. */
export function cpuTime({ pid, dataDir }: { pid: number; dataDir: string }): {
  server: number;
  database: number;
} {
  const data = path.join(dataDir, 'pgdata');
  const postgres = numbersIn('/proc').filter((each) => workingFolder(each) === data);
  return { server: timeOf(pid), database: postgres.reduce((sum, each) => sum + timeOf(each), 0) };
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

/** Its own time and that of its children that have ended: connections come and go. */
function timeOf(pid: number): number {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const times = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15);
    return times.reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
  } catch {
    return 0;
  }
}
