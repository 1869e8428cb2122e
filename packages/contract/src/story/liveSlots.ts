import type { CompiledNode, CompiledStory } from './compiled.ts';
import { askedBy } from './graph.ts';

/** With more variables than these, states are too large to be followed anyway. */
const SLOTS_MOST = 256;

/**
 * For each scene the variables that nobody asks for from there on: whatever they are, the story goes on in the same
 * way, so that states that differ in nothing else are one.
 */
export function deadSlots({ nodes, slots }: CompiledStory): readonly (readonly number[])[] {
  if (slots.length === 0 || slots.length > SLOTS_MOST) return nodes.map(() => []);
  const slotOf = new Map(slots.map(({ kind, name }, index) => [`${kind} ${name}`, index]));
  const live = nodes.map(({ node }): Set<number> => {
    const { numbers, things } = askedBy(node);
    const keys = [
      ...[...numbers].map((name) => `number ${name}`),
      ...[...things].map((name) => `thing ${name}`),
    ];
    return new Set(keys.map((key) => slotOf.get(key)!));
  });
  spread(nodes, live);
  return live.map((alive) => slots.flatMap((_, slot) => (alive.has(slot) ? [] : [slot])));
}

/** What is asked for after a choice is asked for before it, unless the choice settles it. */
function spread(nodes: readonly CompiledNode[], live: readonly Set<number>[]): void {
  const before: number[][] = nodes.map(() => []);
  nodes.forEach(({ choices }, index) =>
    choices.forEach(({ target }) => {
      if (target >= 0 && before[target]!.at(-1) !== index) before[target]!.push(index);
    }),
  );
  const open = nodes.flatMap((_, index) => (live[index]!.size > 0 ? [index] : []));
  while (open.length > 0) {
    const to = open.pop()!;
    for (const from of before[to]!) {
      const size = live[from]!.size;
      for (const { target, changes } of nodes[from]!.choices) {
        if (target !== to) continue;
        const settled = changes.filter(({ add }) => add === null).map(({ slot }) => slot);
        for (const slot of live[to]!) if (!settled.includes(slot)) live[from]!.add(slot);
      }
      if (live[from]!.size > size) open.push(from);
    }
  }
}
