/** Runs of words that an author has written, found by their keys. */
export class WrittenRuns {
  readonly #texts: readonly (readonly string[])[];
  readonly #byLength = new Map<number, ReadonlySet<string>>();

  constructor(texts: readonly (readonly string[])[]) {
    this.#texts = texts;
  }

  /** Whether the author has written these words, which are joined by spaces, one after the other. */
  has(run: string, length: number): boolean {
    const runs = this.#byLength.get(length) ?? this.#runsOf(length);
    return runs.has(run);
  }

  #runsOf(length: number): ReadonlySet<string> {
    const runs = new Set<string>();
    for (const keys of this.#texts) {
      for (let at = 0; at + length <= keys.length; at += 1) runs.add(keys.slice(at, at + length).join(' '));
    }
    this.#byLength.set(length, runs);
    return runs;
  }
}
