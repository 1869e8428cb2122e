import type { CompiledChoice, CompiledNode, CompiledStory } from './compiled.ts';
import { forEachVariable } from '../graph.ts';

/** With more variables than this, states are too large to explore. */
const SLOTS_MOST = 256;
const BITS = 32;

/**
 * For each scene, the variables that no condition reads from there on; states that differ only in them are equivalent.
 */
export function deadSlots({ nodes, slots }: CompiledStory): readonly (readonly number[])[] {
  if (slots.length === 0 || slots.length > SLOTS_MOST) return nodes.map(() => []);
  const live = new LiveSlots(nodes.length, slots.length);
  const slotOf = {
    number: new Map(slots.flatMap(({ kind, name }, slot) => (kind === 'number' ? [[name, slot]] : []))),
    thing: new Map(slots.flatMap(({ kind, name }, slot) => (kind === 'thing' ? [[name, slot]] : []))),
  };
  nodes.forEach(({ node }, scene) => {
    for (const { condition } of [...node.choices, ...node.variants])
      if (condition) forEachVariable(condition, (as, name) => live.add(scene, slotOf[as].get(name)!));
  });
  spread(nodes, live);
  const all = slots.map((_, slot) => slot);
  return nodes.map((_, scene) => all.filter((slot) => !live.has(scene, slot)));
}

/** Which variables are live in which scenes, one bit each: thousands of sets would slow down the garbage collector. */
class LiveSlots {
  readonly #bits: Int32Array;
  readonly #width: number;

  constructor(scenes: number, slots: number) {
    this.#width = Math.ceil(slots / BITS);
    this.#bits = new Int32Array(scenes * this.#width);
  }

  add(scene: number, slot: number): void {
    const at = scene * this.#width + Math.floor(slot / BITS);
    this.#bits[at] = this.#bits[at]! | (1 << (slot % BITS));
  }

  has(scene: number, slot: number): boolean {
    return (this.#bits[scene * this.#width + Math.floor(slot / BITS)]! & (1 << (slot % BITS))) !== 0;
  }

  isEmpty(scene: number): boolean {
    for (let word = 0; word < this.#width; word += 1)
      if (this.#bits[scene * this.#width + word] !== 0) return false;
    return true;
  }

  /** Variables live after a choice are live before it, unless it sets them. Returns whether the bits changed. */
  flow(from: number, { target, changes }: CompiledChoice): boolean {
    let isNew = false;
    for (let word = 0; word < this.#width; word += 1) {
      let after = this.#bits[target * this.#width + word]!;
      for (const { slot, add } of changes)
        if (add === null && Math.floor(slot / BITS) === word) after &= ~(1 << (slot % BITS));
      const at = from * this.#width + word;
      const before = this.#bits[at]!;
      this.#bits[at] = before | after;
      isNew ||= this.#bits[at] !== before;
    }
    return isNew;
  }
}

function spread(nodes: readonly CompiledNode[], live: LiveSlots): void {
  const before: number[][] = nodes.map(() => []);
  nodes.forEach(({ choices }, scene) =>
    choices.forEach(({ target }) => {
      if (target >= 0 && before[target]!.at(-1) !== scene) before[target]!.push(scene);
    }),
  );
  const open = nodes.flatMap((_, scene) => (live.isEmpty(scene) ? [] : [scene]));
  while (open.length > 0) {
    const to = open.pop()!;
    for (const from of before[to]!) {
      let isNew = false;
      for (const choice of nodes[from]!.choices)
        if (choice.target === to && live.flow(from, choice)) isNew = true;
      if (isNew) open.push(from);
    }
  }
}
