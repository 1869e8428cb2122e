import fs from 'node:fs';

const onLinux = process.platform === 'linux';

/** Whether a live PostgreSQL runs in the folder. Outside Linux, only the existence of the process is checked. */
export function isPostgresOf(pid: number, dataFolder: string): boolean {
  if (!isAlive(pid)) return false;
  if (!onLinux) return true;
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const state = stat.slice(stat.lastIndexOf(')') + 2)[0];
    return (
      state !== 'Z' &&
      fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres') &&
      worksIn(pid, dataFolder)
    );
  } catch {
    return false;
  }
}

/** A killed postmaster may leave backends for a moment. Nothing may start before they have exited. */
export function someoneWorksIn(folder: string): boolean {
  if (!onLinux) return false;
  return fs.readdirSync('/proc').some((name) => /^\d+$/.test(name) && worksIn(Number(name), folder));
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function worksIn(pid: number, folder: string): boolean {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(folder);
  } catch {
    return false;
  }
}
