import type { CompiledChoice, CompiledNode, CompiledStory } from './compiled.ts';
import { SlotIndex } from './changes.ts';
import { variablesReadBy } from '../graph.ts';

/** With more variables than this, states are too large to explore anyway. */
const SLOTS_MOST = 256;
const BITS = 32;

/** By scene, the variables that nothing reads from there on: states that differ only in them are equivalent. */
export function deadSlots(story: CompiledStory): readonly (readonly number[])[] {
  const { nodes, slots } = story;
  if (slots.length === 0 || slots.length > SLOTS_MOST) return nodes.map(() => []);
  const live = new LiveSlots(nodes.length, slots.length);
  const index = new SlotIndex(slots);
  nodes.forEach((compiled, scene) => {
    const { numbers, things } = variablesReadBy(compiled.node);
    for (const name of numbers) live.add(scene, index.of('number', name));
    for (const name of things) live.add(scene, index.of('thing', name));
    for (const slot of readByRules(story, compiled)) live.add(scene, slot);
  });
  spread(story, live);
  const all = slots.map((_, slot) => slot);
  return nodes.map((_, scene) => all.filter((slot) => !live.has(scene, slot)));
}

/** The variables that no condition of a scene reads, but a rule of play. */
function readByRules(
  { health, counter, carried }: CompiledStory,
  { node, choices, eachTurn, timeOut }: CompiledNode,
): number[] {
  if (node.choices.length === 0) return [];
  const guards = [...choices.flatMap(({ changes }) => changes), ...eachTurn].map(({ unless }) => unless);
  return [health, ...(timeOut ? [counter] : []), ...carried, ...guards].filter((slot) => slot >= 0);
}

/** Which variables are live in which scenes, one bit each: thousands of sets would burden the garbage collector. */
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
  flow(from: number, target: number, { changes }: CompiledChoice): boolean {
    let isNew = false;
    for (let word = 0; word < this.#width; word += 1) {
      let after = this.#bits[target * this.#width + word]!;
      for (const { slot, add, unless } of changes)
        if (add === null && unless < 0 && Math.floor(slot / BITS) === word) after &= ~(1 << (slot % BITS));
      const at = from * this.#width + word;
      const before = this.#bits[at]!;
      this.#bits[at] = before | after;
      isNew ||= this.#bits[at] !== before;
    }
    return isNew;
  }
}

/** The scenes to which a choice may lead, beside the one that it names. */
function othersAfter(
  { lostAt }: CompiledStory,
  { timeOut }: CompiledNode,
  { kind }: CompiledChoice,
): number[] {
  if (kind === 'puts down') return [];
  return [...(lostAt >= 0 ? [lostAt] : []), ...(kind === 'stays' && timeOut ? [timeOut.target] : [])];
}

function spread(story: CompiledStory, live: LiveSlots): void {
  const { nodes } = story;
  const before: number[][] = nodes.map(() => []);
  const ways = nodes.map((node) =>
    [...node.choices, ...node.turns, ...node.putDowns].flatMap((choice) =>
      [choice.target, ...othersAfter(story, node, choice)].map((target) => ({ target, choice })),
    ),
  );
  ways.forEach((each, scene) =>
    each.forEach(({ target }) => {
      if (target >= 0 && before[target]!.at(-1) !== scene) before[target]!.push(scene);
    }),
  );
  const open = nodes.flatMap((_, scene) => (live.isEmpty(scene) ? [] : [scene]));
  while (open.length > 0) {
    const to = open.pop()!;
    for (const from of before[to]!) {
      let isNew = false;
      for (const { target, choice } of ways[from]!)
        if (target === to && live.flow(from, to, choice)) isNew = true;
      if (isNew) open.push(from);
    }
  }
}
