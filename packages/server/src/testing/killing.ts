import fs from 'node:fs';
import process from 'node:process';

/** Kills processes and all of their children, like a loss of power. */
export function killTrees(pids: readonly number[]): void {
  const victims = pids.flatMap((pid) => [pid, ...childrenOf(pid)]);
  for (const victim of victims) {
    try {
      process.kill(victim, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

function childrenOf(pid: number): number[] {
  if (!fs.existsSync(`/proc/${pid}/task`)) return [];
  const threads = fs.readdirSync(`/proc/${pid}/task`);
  return threads.flatMap((thread) =>
    fs.readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}
