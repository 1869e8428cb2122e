/**
 * A limit of the work on a play, counted in entries of states, parts of conditions and letters. It is the same on
 * every machine, so that a device tells the same as the server.
 */
export class Work {
  #left: number;

  constructor(limit: number) {
    this.#left = limit;
  }

  get isOver(): boolean {
    return this.#left < 0;
  }

  /** Counts work before it is done. False if it is too much: then it must not be done. */
  allows(units: number): boolean {
    this.#left -= units;
    return this.#left >= 0;
  }
}
