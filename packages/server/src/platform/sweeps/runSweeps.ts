import type { Deps } from '../Deps.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { newId } from '../ids.ts';
import type { Stoppable } from './inBatches.ts';
import { endSweep, findDue, holdSweep, renewSweep } from './sweepsRepository.ts';

/**
 * Periodic clean-up. Whatever it does may be done twice, and in several processes at the same time: it is run by one
 * process because that is enough.
 */
export type Sweep = (deps: Deps & Stoppable) => Promise<unknown>;

/** By names that stay, because the database remembers when each was run. */
export type Sweeps = Readonly<Record<string, Sweep>>;

/** After a failure, or when its process stopped before the end. */
const AGAIN_MS = 5 * MINUTE_MS;
/** A sweep whose process has died is run by another one after this time. */
const HOLD_MS = MINUTE_MS;
const RENEW_MS = HOLD_MS / 3;

/** Runs each sweep once. One that fails is logged, and does not stop the others. */
export async function runAll(deps: Deps & Stoppable, sweeps: Sweeps): Promise<void> {
  for (const [name, sweep] of Object.entries(sweeps)) {
    if (deps.signal?.aborted) return;
    await tryTo(deps, name, () => sweep(deps));
  }
}

/**
 * Runs the sweeps that are due: of all processes one runs each, once in this time. A row with a time in place of a lock of
 * the session, which a connection pooler would leave behind.
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
