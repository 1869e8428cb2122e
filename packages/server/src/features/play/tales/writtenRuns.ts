/** Runs of words that an author has written, found by their keys. */
export class WrittenRuns {
  readonly #texts: (readonly string[])[] = [];
  readonly #byLength = new Map<number, Set<string>>();

  /** `lengths`: those of the runs that are asked for most, which are read with each text. */
  constructor(lengths: readonly number[]) {
    for (const length of lengths) this.#byLength.set(length, new Set());
  }

  /** Adds a text of the author, as keys. */
  add(keys: readonly string[]): void {
    this.#texts.push(keys);
    for (const [length, runs] of this.#byLength) addRuns(runs, keys, length);
  }

  /** Whether the author has written these words, which are joined by spaces, one after the other. */
  has(run: string, length: number): boolean {
    const runs = this.#byLength.get(length) ?? this.#runsOf(length);
    return runs.has(run);
  }

  #runsOf(length: number): ReadonlySet<string> {
    const runs = new Set<string>();
    for (const keys of this.#texts) addRuns(runs, keys, length);
    this.#byLength.set(length, runs);
    return runs;
  }
}

function addRuns(runs: Set<string>, keys: readonly string[], length: number): void {
  for (let at = 0; at + length <= keys.length; at += 1) runs.add(keys.slice(at, at + length).join(' '));
}
