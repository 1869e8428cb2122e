import type { Deps } from '../Deps.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { newId } from '../ids.ts';
import type { Stoppable } from './inBatches.ts';
import { endSweep, findDue, holdSweep, renewSweep } from './sweepsRepository.ts';

/**
 * Periodic clean-up. A sweep must be idempotent and safe to run concurrently; a single process runs it only
 * because that is enough.
 */
export type Sweep = (deps: Deps & Stoppable) => Promise<unknown>;

/** Sweeps by name. The names must not change, because the database records when each ran. */
export type Sweeps = Readonly<Record<string, Sweep>>;

/** The pause before a sweep is repeated that has failed, or that did not end before its process stopped. */
const AGAIN_MS = 5 * MINUTE_MS;
/** If a process dies, another one runs its sweep after this time. */
const HOLD_MS = MINUTE_MS;
const RENEW_MS = HOLD_MS / 3;

/** Runs each sweep once. If one fails, the error is logged, and the others still run. */
export async function runAll(deps: Deps & Stoppable, sweeps: Sweeps): Promise<void> {
  for (const [name, sweep] of Object.entries(sweeps)) {
    if (deps.signal?.aborted) return;
    await tryTo(deps, name, () => sweep(deps));
  }
}

/**
 * Runs the sweeps that are due. One of all processes runs each, once per period. A row with a time serves as
 * the lock, because a connection pooler would leave a session lock behind.
 */
export async function runDue(deps: Deps & Stoppable, sweeps: Sweeps, everyMs = HOUR_MS): Promise<void> {
  for (const name of await findDue(deps.db, Object.keys(sweeps))) {
    if (deps.signal?.aborted) return;
    await tryTo(deps, name, () => runHeld(deps, { name, sweep: sweeps[name]!, everyMs }));
  }
}

interface Due {
  readonly name: string;
  readonly sweep: Sweep;
  readonly everyMs: number;
}

async function runHeld(deps: Deps & Stoppable, { name, sweep, everyMs }: Due): Promise<void> {
  const { db, log, signal } = deps;
  const held = { name, run: newId() };
  if (!(await holdSweep(db, { ...held, holdMs: HOLD_MS }))) return;
  const lost = new AbortController();
  const renewal = setInterval(() => {
    renewSweep(db, { ...held, holdMs: HOLD_MS }).then(
      (isHeld) => isHeld || lost.abort(),
      (error: unknown) => log.warn({ err: error, name }, 'the hold of a sweep was not renewed'),
    );
  }, RENEW_MS);
  const stopped = AbortSignal.any([lost.signal, ...(signal ? [signal] : [])]);
  let isDone = false;
  try {
    await sweep({ ...deps, signal: stopped });
    isDone = !stopped.aborted;
  } finally {
    clearInterval(renewal);
    await endSweep(db, { ...held, dueInMs: isDone ? everyMs : Math.min(everyMs, AGAIN_MS) });
  }
}

async function tryTo({ log }: Pick<Deps, 'log'>, name: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.warn({ err: error, what: name }, 'a sweep failed');
  }
}
