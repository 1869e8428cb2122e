import { examineRegularly } from './doctor.ts';
import { sweepAccounts, sweepWaiting } from './features/accounts/public.ts';
import { sweepStoryCounts } from './features/administration/public.ts';
import {
  sweepAnnounced,
  sweepDrafts,
  sweepForeignCovers,
  sweepPresence,
  sweepWithdrawnStories,
} from './features/authoring/public.ts';
import { sweepSearch, sweepStoryHours } from './features/catalogue/public.ts';
import { sweepFollowLetters } from './features/follows/public.ts';
import { sweepHolds } from './features/economy/public.ts';
import {
  sweepAbandonedActions,
  sweepDeletedSessions,
  sweepOfflinePlays,
  sweepOldPlay,
} from './features/play/public.ts';
import { sweepCovers, sweepPictures } from './features/pictures/public.ts';
import { sweepOverview } from './features/overview/public.ts';
import { sweepDeeds } from './features/progress/public.ts';
import { sweepReactionIntents, sweepShareSalts } from './features/reactions/public.ts';
import type { Deps } from './platform/Deps.ts';
import { runJobs, sweepJobs } from './platform/jobs/jobs.ts';
import { sweepDeadProcesses } from './platform/processes/sweepDeadProcesses.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './platform/durations.ts';
import type { Stoppable } from './platform/sweeps/inBatches.ts';
import { runAll, runDue, type Sweeps } from './platform/sweeps/runSweeps.ts';

/** Delete expired rows and files, and clean up after crashes. A single process runs each of these, once an hour. */
export const SWEEPS: Sweeps = {
  accounts: sweepAccounts,
  waiting_accounts: sweepWaiting,
  old_play: sweepOldPlay,
  deleted_sessions: sweepDeletedSessions,
  offline_plays: sweepOfflinePlays,
  holds: sweepHolds,
  share_salts: sweepShareSalts,
  reaction_intents: sweepReactionIntents,
  drafts: sweepDrafts,
  presence: sweepPresence,
  announced_deletions: sweepAnnounced,
  withdrawn_stories: sweepWithdrawnStories,
  deeds: sweepDeeds,
  search: sweepSearch,
  pictures: sweepPictures,
  overview: sweepOverview,
  story_counts: sweepStoryCounts,
  follow_letters: sweepFollowLetters,
  jobs: sweepJobs,
};

/** Run once a minute, because unmerged rows slow down every reader. */
export const EACH_MINUTE: Sweeps = { story_hours: sweepStoryHours };

/** Run once a day, because they read all rows. They delete nothing. */
export const EACH_DAY: Sweeps = { doctor: examineRegularly, foreign_covers: sweepForeignCovers };

/** Run by each process, for the files of its machine. */
const OF_THE_MACHINE: Sweeps = { covers: sweepCovers };

/** Run often by each process; mostly they find nothing. */
export const OFTEN: Sweeps = {
  abandoned_actions: sweepAbandonedActions,
  dead_processes: sweepDeadProcesses,
};

/**
 * Does the jobs of dead processes, and repeats failed ones. All others are done right after the transaction that
 * stores them.
 */
const WAITING: Sweeps = { waiting_jobs: runJobs };

/** A short interval, so that the credits of an action are released within seconds after its process has died. */
const OFTEN_MS = 2000;

export async function sweepOnce(deps: Deps): Promise<void> {
  await runAll(deps, { ...OFTEN, ...WAITING, ...OF_THE_MACHINE });
  await runDue(deps, EACH_MINUTE, MINUTE_MS);
  await runDue(deps, SWEEPS);
}

/** Runs the sweeps at the start and regularly, until the returned function is called. */
export function sweepRegularly(deps: Deps): () => Promise<void> {
  const stopping = new AbortController();
  const swept = { ...deps, signal: stopping.signal };
  const stops = [
    repeat(swept, () => runAll(swept, OFTEN), OFTEN_MS),
    repeat(swept, () => runAll(swept, WAITING), OFTEN_MS),
    repeat(swept, () => runDue(swept, EACH_MINUTE, MINUTE_MS), MINUTE_MS / 2),
    // the doctor comes after the sweeps, because what they clean up at a start is no fault
    repeat(swept, () => runDue(swept, SWEEPS).then(() => runDue(swept, EACH_DAY, DAY_MS)), MINUTE_MS),
    repeat(swept, () => runAll(swept, OF_THE_MACHINE), HOUR_MS),
  ];
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}

function repeat({ log }: Deps & Stoppable, work: () => Promise<void>, everyMs: number): () => Promise<void> {
  let isRunning = false;
  async function sweep(): Promise<void> {
    isRunning = true;
    await work().catch((error: unknown) => log.warn({ err: error }, 'the sweeps could not be run'));
    isRunning = false;
  }
  let current = sweep();
  const timer = setInterval(() => {
    // not started again while the previous run of the sweep still goes on
    if (!isRunning) current = sweep();
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return current;
  };
}
