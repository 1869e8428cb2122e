/**
 * Timeouts of models and actions. All of them derive from a model's timeout for its first word. The leases of
 * processes and the patience of clients are independent of them: a client waits while the connection shows
 * life.
 */

/** The two timeouts of a model. */
export interface ModelTimes {
  /** Until the first word. */
  readonly timeoutMs: number;
  /** Until the end of an answer. */
  readonly totalMs: number;
}

/** The models that serve a key: the first is asked first, the others are its fallbacks. */
type Chain = readonly ModelTimes[];

const IDLE_MS = 15_000;
const SHORTEST_TOTAL_MS = 80_000;
/** Time for what an action does besides its calls: reading, telling by the built-in narrator, committing. */
const AROUND_MS = 10_000;
/** How long a call may wait in the queue; after that another model or the built-in narrator tells. */
export const WAIT_MS = 30_000;
const HOLD_AT_LEAST_MS = 2 * 60 * 60 * 1000;
const SILENT_AT_LEAST_MS = 180_000;

/** A model that starts slowly also writes slowly. With the default timeout this is 80 seconds. */
export const totalFor = (timeoutMs: number): number =>
  Math.max(SHORTEST_TOTAL_MS, Math.ceil((timeoutMs * 4) / 3));

export const deadlinesOf = ({ timeoutMs, totalMs }: ModelTimes) => ({
  firstByteMs: timeoutMs,
  idleMs: IDLE_MS,
  totalMs,
});

/** How long all calls of an action may take together: as long as the slowest model of its chain may take. */
export const callsMs = (chain: Chain): number =>
  Math.max(SHORTEST_TOTAL_MS, ...chain.map(({ totalMs }) => totalMs));

/** How long telling an action may take. */
export const actionMs = (chain: Chain): number => callsMs(chain) + AROUND_MS;

/** An older hold belongs to a process that has died. */
export const holdMaxAgeMs = (models: Chain): number => Math.max(HOLD_AT_LEAST_MS, 2 * actionMs(models));

/** A connection that is silent for longer is closed. Only an answer sent in one piece is silent while it is told. */
export const silentConnectionMs = (models: Chain): number =>
  Math.max(SILENT_AT_LEAST_MS, actionMs(models) + AROUND_MS);
