/** A set of situations: a scene and the values of all variables, in one growing array of numbers. */
export class Situations {
  readonly #width: number;
  #cells: Int32Array;
  /** Open addressing: the number of a situation plus 1; 0 for a free slot. */
  #table: Int32Array;
  #count = 0;

  constructor(slots: number) {
    this.#width = slots + 1;
    this.#cells = new Int32Array(this.#width * 64);
    this.#table = new Int32Array(128);
  }

  get count(): number {
    return this.#count;
  }

  /** How many numbers are stored. */
  get size(): number {
    return this.#count * this.#width;
  }

  get values(): Int32Array {
    return this.#cells;
  }

  nodeOf(situation: number): number {
    return this.#cells[situation * this.#width]!;
  }

  /** Offset of a situation's variables in `values`. */
  startOf(situation: number): number {
    return situation * this.#width + 1;
  }

  /** The offset after the last situation. Write the next situation there, then call `keep`. */
  draft(): number {
    const needed = (this.#count + 1) * this.#width;
    if (needed > this.#cells.length) {
      const larger = new Int32Array(Math.max(needed, this.#cells.length * 2));
      larger.set(this.#cells);
      this.#cells = larger;
    }
    return this.#count * this.#width;
  }

  /** Adds the written situation. Returns the number of the equal one, if there is one. */
  keep(): number {
    const draft = this.#count * this.#width;
    const mask = this.#table.length - 1;
    let place = this.#hash(draft) & mask;
    for (; this.#table[place] !== 0; place = (place + 1) & mask) {
      const known = this.#table[place]! - 1;
      if (this.#isSame(known * this.#width, draft)) return known;
    }
    this.#count += 1;
    this.#table[place] = this.#count;
    if (this.#count * 2 > this.#table.length) this.#enlarge();
    return this.#count - 1;
  }

  #isSame(one: number, other: number): boolean {
    for (let offset = 0; offset < this.#width; offset += 1) {
      if (this.#cells[one + offset] !== this.#cells[other + offset]) return false;
    }
    return true;
  }

  #hash(from: number): number {
    let hash = 0x811c9dc5;
    for (let at = from; at < from + this.#width; at += 1) {
      hash = Math.imul(hash ^ this.#cells[at]!, 0x01000193);
      hash ^= hash >>> 15;
    }
    return hash >>> 0;
  }

  #enlarge(): void {
    this.#table = new Int32Array(this.#table.length * 2);
    const mask = this.#table.length - 1;
    for (let situation = 0; situation < this.#count; situation += 1) {
      let place = this.#hash(situation * this.#width) & mask;
      while (this.#table[place] !== 0) place = (place + 1) & mask;
      this.#table[place] = situation + 1;
    }
  }
}
