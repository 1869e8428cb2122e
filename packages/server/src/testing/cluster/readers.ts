/** Rules for two readers of the same telling, and for all readers together. */

/** The time when a reader had this many letters. */
export interface Arrival {
  readonly letters: number;
  readonly at: number;
}

export interface Read {
  /** At least one. */
  readonly arrivals: readonly Arrival[];
  readonly text: string;
  /** The narrative in the answer. */
  readonly answer: string;
  readonly turn_id: string;
}

/** The maximum delay of a word for a reader on another process. */
const LATE_MS = 100;
/** The share of words that may be late: while Valkey is killed and restarts, words come from the database. */
const LATE_SHARE = 0.05;

export function compareReads(one: Read, other: Read): string[] {
  return [
    ...(other.answer === one.answer && other.turn_id === one.turn_id ? [] : ['another answer']),
    ...(other.text === other.answer ? [] : ['words lost or told twice']),
  ];
}

/** The second reader's delays, compared with the first. */
export function delays(one: Pick<Read, 'arrivals'>, other: Pick<Read, 'arrivals'>): number[] {
  return other.arrivals.map(({ letters, at }) => {
    const before = one.arrivals.find((arrival) => arrival.letters >= letters);
    return at - (before ?? one.arrivals.at(-1)!).at;
  });
}

/** A quantile of the values; NaN if there are none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
}

export function lateWords(laterMs: readonly number[]): string[] {
  if (laterMs.length === 0) return ['nobody has followed a telling on another process'];
  const late = quantile(laterMs, 1 - LATE_SHARE);
  return late <= LATE_MS
    ? []
    : [`1 in ${1 / LATE_SHARE} words reached another process more than ${Math.round(late)} ms late`];
}
