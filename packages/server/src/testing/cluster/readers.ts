/** What is right of two readers of one telling, and what of all of them. */

/** When a reader had so many letters. */
export interface Arrival {
  readonly letters: number;
  readonly at: number;
}

export interface Read {
  /** At least one. */
  readonly arrivals: readonly Arrival[];
  readonly text: string;
  /** The narrative of the answer. */
  readonly answer: string;
  readonly turn_id: string;
}

/** A word reaches a reader on another process so soon after the first reader. */
const LATE_MS = 100;
/** While Valkey is killed and comes back, they come from the database: so many may be late. */
const LATE_SHARE = 0.05;

export function faultsOf(one: Read, other: Read): string[] {
  return [
    ...(other.answer === one.answer && other.turn_id === one.turn_id ? [] : ['another answer']),
    ...(other.text === other.answer ? [] : ['words lost or told twice']),
  ];
}

/** How much later the second reader had what the first one had. */
export function delays(one: Pick<Read, 'arrivals'>, other: Pick<Read, 'arrivals'>): number[] {
  return other.arrivals.map(({ letters, at }) => {
    const before = one.arrivals.find((arrival) => arrival.letters >= letters);
    return at - (before ?? one.arrivals.at(-1)!).at;
  });
}

/** The part of the values that is smaller; NaN where there is none. */
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
