const BITS = 32;

/** A set of small whole numbers, one bit each. */
export class Bits {
  readonly #words: Int32Array;

  constructor(most: number) {
    this.#words = new Int32Array(Math.ceil(most / BITS));
  }

  get size(): number {
    let size = 0;
    for (const word of this.#words) for (let left = word; left !== 0; left &= left - 1) size += 1;
    return size;
  }

  has(bit: number): boolean {
    return (this.#words[Math.floor(bit / BITS)]! & (1 << (bit % BITS))) !== 0;
  }

  add(bit: number): void {
    const at = Math.floor(bit / BITS);
    this.#words[at] = this.#words[at]! | (1 << (bit % BITS));
  }

  /** The highest number that is in one of the sets only; −1 if they are equal. */
  lastDifference(other: Bits): number {
    for (let at = this.#words.length - 1; at >= 0; at -= 1) {
      const differing = this.#words[at]! ^ other.#words[at]!;
      if (differing !== 0) return at * BITS + (BITS - 1 - Math.clz32(differing));
    }
    return -1;
  }

  addAll(other: Bits): void {
    const words = other.#words;
    for (let at = 0; at < words.length; at += 1) this.#words[at] = this.#words[at]! | words[at]!;
  }
}

/**
 * The vertices reachable from each vertex of a graph. Vertices of a cycle share a set, and each edge is
 * followed once (Tarjan's strongly connected components); walking from every vertex would take quadratic
 * time.
 */
export class Reach {
  readonly #next: readonly (readonly number[])[];
  readonly #markOf: (vertex: number) => number;
  readonly #marks: number;
  readonly #reached: (Bits | undefined)[];
  readonly #order: Int32Array;
  readonly #low: Int32Array;
  #visited = 0;

  /** `markOf` gives the mark of a vertex, a number below `marks`. */
  constructor(next: readonly (readonly number[])[], markOf: (vertex: number) => number, marks: number) {
    this.#next = next;
    this.#markOf = markOf;
    this.#marks = marks;
    this.#reached = next.map(() => undefined);
    this.#order = new Int32Array(next.length);
    this.#low = new Int32Array(next.length);
  }

  /** The marks of all vertices reachable from this one, including its own. */
  from(vertex: number): Bits {
    if (!this.#reached[vertex]) this.#visit(vertex);
    return this.#reached[vertex]!;
  }

  /** Finds what a vertex reaches, without recursion: a story may be thousands of scenes deep. */
  #visit(start: number): void {
    const path = [{ vertex: start, edge: 0 }];
    const waiting: number[] = [];
    while (path.length > 0) {
      const top = path.at(-1)!;
      const { vertex } = top;
      if (top.edge === 0) this.#enter(vertex, waiting);
      const to = this.#next[vertex]![top.edge];
      top.edge += 1;
      if (to !== undefined) {
        if (this.#order[to] === 0) path.push({ vertex: to, edge: 0 });
        else if (!this.#reached[to]) this.#lower(vertex, this.#order[to]!);
        continue;
      }
      path.pop();
      const before = path.at(-1);
      if (before) this.#lower(before.vertex, this.#low[vertex]!);
      if (this.#low[vertex] === this.#order[vertex]) this.#close(waiting.splice(waiting.lastIndexOf(vertex)));
    }
  }

  #enter(vertex: number, waiting: number[]): void {
    this.#visited += 1;
    this.#order[vertex] = this.#visited;
    this.#low[vertex] = this.#visited;
    waiting.push(vertex);
  }

  #lower(vertex: number, order: number): void {
    this.#low[vertex] = Math.min(this.#low[vertex]!, order);
  }

  /** everything reachable outside of this component is already known */
  #close(component: readonly number[]): void {
    const reached = new Bits(this.#marks);
    for (const vertex of component) {
      reached.add(this.#markOf(vertex));
      for (const to of this.#next[vertex]!) {
        const known = this.#reached[to];
        if (known) reached.addAll(known);
      }
    }
    for (const vertex of component) this.#reached[vertex] = reached;
  }
}
