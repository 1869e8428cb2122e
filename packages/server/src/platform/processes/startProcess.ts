import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { connect } from '../db/connect.ts';
import { newId } from '../ids.ts';
import type { Logger } from '../log.ts';
import { createFollowUps, type FollowUps } from './followUps.ts';
import { deleteDeadProcesses, endProcess, renewProcess } from './processesRepository.ts';

/** Without a renewal for this long, the work of a process is given up. It is long enough for a database to restart. */
const LEASE_MS = 15_000;
const RENEW_MS = 1000;

interface ProcessOptions {
  readonly connection: pg.PoolConfig;
  readonly dataDir: string;
  readonly log: Logger;
}

export interface RunningProcess {
  readonly id: string;
  /** The unfinished follow-ups of its turns. */
  readonly followUps: FollowUps;
  readonly stop: () => Promise<void>;
}

/**
 * Tells other processes that this one lives, and which of its turns have no follow-ups left: it writes one narrow row
 * each second, on a connection of its own. If an earlier process of this folder has died, its work is given up
 * immediately.
 */
export async function startProcess({ connection, dataDir, log }: ProcessOptions): Promise<RunningProcess> {
  const id = newId();
  const db = connect(connection, log, { poolSize: 1 });
  const followUps = createFollowUps();
  const renew = () => renewProcess(db, { id, leaseMs: LEASE_MS, followed_below: followUps.below() });
  const dead = findDead(dataDir);
  if (dead !== null) await endProcess(db, dead);
  await deleteDeadProcesses(db);
  await renew();
  leaveNote(dataDir, id, log);
  let isRenewing = false;
  const timer = setInterval(() => {
    // only one renewal waits for the database while that is unavailable
    if (isRenewing) return;
    isRenewing = true;
    void renew()
      .catch((error: unknown) => log.warn({ err: error }, 'the lease of the process was not renewed'))
      .finally(() => (isRenewing = false));
  }, RENEW_MS);
  timer.unref();
  return {
    id,
    followUps,
    async stop() {
      clearInterval(timer);
      try {
        // the last renewal stores which follow-ups are done, so that they are not repeated
        await renew();
        await endProcess(db, id);
      } finally {
        await db.destroy();
      }
    },
  };
}

const noteIn = (dataDir: string): string => path.join(dataDir, 'process.json');

/**
 * Stores the id of this process in the folder. A failure is only logged: without the note, the work of the process is
 * given up when its lease expires.
 */
function leaveNote(dataDir: string, id: string, log: Logger): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    fs.writeFileSync(noteIn(dataDir), JSON.stringify({ id, pid: process.pid }), { mode: 0o600 });
  } catch (error) {
    log.info({ err: error }, 'the note of the process could not be written');
  }
}

/** The process that ran in this folder, if it is gone. In a container, every start has the same pid. */
function findDead(dataDir: string): string | null {
  try {
    const { id, pid } = JSON.parse(fs.readFileSync(noteIn(dataDir), 'utf8')) as { id: string; pid: number };
    return pid === process.pid || !isAlive(pid) ? id : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
