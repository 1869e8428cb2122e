/**
 * How long models and actions may take: all of it follows from the time that a model has until its first word. Leases
 * are those of processes, and clients wait as long as the connection shows life, so neither has a part in it.
 */

/** What the times of a model follow from. */
export interface ModelTimes {
  /** Until the first word. */
  readonly timeoutMs: number;
  /** Until the end of an answer. */
  readonly totalMs: number;
}

/** The models that may tell for a key, the one that is asked first in front. */
type Chain = readonly ModelTimes[];

const IDLE_MS = 15_000;
const SHORTEST_TOTAL_MS = 80_000;
/** What comes around the models: reading, telling by the built-in narrator, committing. */
const AROUND_MS = 10_000;
/** How long a call waits for its turn at most: then another model or the built-in narrator tells. */
export const WAIT_MS = 30_000;
const HOLD_AT_LEAST_MS = 2 * 60 * 60 * 1000;
const SILENT_AT_LEAST_MS = 180_000;

/** A model that takes long to begin takes long to write, too. With the default timeout these are 80 seconds. */
export const totalFor = (timeoutMs: number): number =>
  Math.max(SHORTEST_TOTAL_MS, Math.ceil((timeoutMs * 4) / 3));

/** How long one call may take. */
export const deadlinesOf = ({ timeoutMs, totalMs }: ModelTimes) => ({
  firstByteMs: timeoutMs,
  idleMs: IDLE_MS,
  totalMs,
});

/** How long all calls of an action may take together: as long as the slowest model of its chain. */
export const callsMs = (chain: Chain): number =>
  Math.max(SHORTEST_TOTAL_MS, ...chain.map(({ totalMs }) => totalMs));

/** How long an action may be told. */
export const actionMs = (chain: Chain): number => callsMs(chain) + AROUND_MS;

/** Older holds belong to processes that have died. */
export const holdMaxAgeMs = (models: Chain): number => Math.max(HOLD_AT_LEAST_MS, 2 * actionMs(models));

/** A connection that is silent for longer is closed; only an answer in one piece is silent while it is told. */
export const silentConnectionMs = (models: Chain): number =>
  Math.max(SILENT_AT_LEAST_MS, actionMs(models) + AROUND_MS);
