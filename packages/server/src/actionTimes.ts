/**
 * Timeouts of models and actions. All of them derive from a model's timeout for its first word. The leases of
 * processes and the timeouts of clients do not: a client waits as long as the connection shows signs of life.
 */

/** The two timeouts of a model. */
export interface ModelTimes {
  /** Until the first word. */
  readonly timeoutMs: number;
  /** Until the end of an answer. */
  readonly totalMs: number;
}

/** The models that serve a key, in the order in which they are asked: the first one, then its fallbacks. */
type Chain = readonly ModelTimes[];

const IDLE_MS = 15_000;
const SHORTEST_TOTAL_MS = 80_000;
/** The time of an action outside of its calls: its reading, telling by the built-in narrator, committing. */
const AROUND_MS = 10_000;
/** How long a told turn waits to be read by the model that told it: a part of the time around its calls. */
export const READING_MS = 8000;
/** How long a call may wait in the queue; after that another model or the built-in narrator tells. */
export const WAIT_MS = 30_000;
const HOLD_AT_LEAST_MS = 2 * 60 * 60 * 1000;
const SILENT_AT_LEAST_MS = 180_000;

/**
 * The timeout of a whole answer. A model that starts slowly also writes slowly. With the default timeout this is 80
 * seconds.
 */
export const totalFor = (timeoutMs: number): number =>
  Math.max(SHORTEST_TOTAL_MS, Math.ceil((timeoutMs * 4) / 3));

export const deadlinesOf = ({ timeoutMs, totalMs }: ModelTimes) => ({
  firstByteMs: timeoutMs,
  idleMs: IDLE_MS,
  totalMs,
});

/** How long all calls of an action may take together: as long as the slowest model of the chain. */
export const callsMs = (chain: Chain): number =>
  Math.max(SHORTEST_TOTAL_MS, ...chain.map(({ totalMs }) => totalMs));

/** How long telling an action may take. */
export const actionMs = (chain: Chain): number => callsMs(chain) + AROUND_MS;

/** The age from which a hold counts as left behind by a dead process. */
export const holdMaxAgeMs = (models: Chain): number => Math.max(HOLD_AT_LEAST_MS, 2 * actionMs(models));

/**
 * How long a connection may be silent before it is closed. It is silent only while an answer is told that is sent as
 * a whole.
 */
export const silentConnectionMs = (models: Chain): number =>
  Math.max(SILENT_AT_LEAST_MS, actionMs(models) + AROUND_MS);
