import type { CompiledChoice } from './compiled.ts';
import type { StateSpace } from './explore.ts';
import { carriesTooMuch, toldIndex } from './outcomes.ts';

/** Something that a player can do in a situation, and the situation after it. */
export interface WayOn {
  /** Null where a value that was left by an earlier part is decided. */
  readonly choice: CompiledChoice | null;
  readonly to: number;
}

/** What a player can do in each situation, in the order in which `next` has its situations. */
export function waysOn({ story, situations, kinds, next }: StateSpace): readonly (readonly WayOn[])[] {
  return next.map((reached, at) => {
    if (kinds[at] === 'inherited') return reached.map((to) => ({ choice: null, to }));
    const node = story.nodes[situations.nodeOf(at)]!;
    const { values } = situations;
    const from = situations.startOf(at);
    const offered = (carriesTooMuch(story, node, values, from) ? node.putDowns : node.choices).filter(
      ({ holds, odds, target }) =>
        (holds === null || holds(values, from)) && (odds === null || odds(values, from) > 0) && target >= 0,
    );
    return [...offered, ...node.turns].map((choice, index) => ({ choice, to: reached[index]! }));
  });
}

/** For each situation a text that is the same where the same is told and offered, with the same chances. */
export function tellingsOf(space: StateSpace, ways: readonly (readonly WayOn[])[]): string[] {
  const { story, situations, kinds } = space;
  const { values } = situations;
  return ways.map((each, at) => {
    const scene = situations.nodeOf(at);
    const from = situations.startOf(at);
    const told = toldIndex(story.nodes[scene]!, values, from);
    const { putDowns } = story.nodes[scene]!;
    const offered = each.map(({ choice }) =>
      choice === null
        ? 'left'
        : [choice.id, choice.kind, putDowns.indexOf(choice), choice.odds?.(values, from)].join(),
    );
    return [scene, kinds[at], told, ...offered].join(' ');
  });
}

/** Numbers equal texts equally, from 0. */
export function numbered(texts: readonly string[]): { readonly numbers: Int32Array; readonly count: number } {
  const known = new Map<string, number>();
  const numbers = Int32Array.from(texts, (text) => {
    const number = known.get(text) ?? known.size;
    known.set(text, number);
    return number;
  });
  return { numbers, count: known.size };
}

/**
 * Numbers situations so that two have the same number if whatever a player does from there on is told alike. Null if
 * that takes too long.
 */
export function toldAlike(
  tellings: readonly string[],
  ways: readonly (readonly WayOn[])[],
  milliseconds: number,
): Int32Array | null {
  const end = Date.now() + milliseconds;
  const numbers = new Int32Array(tellings.length).fill(-1);
  const known = new Map<string, number>();
  const numberOf = (key: string): number => {
    const number = known.get(key) ?? known.size;
    known.set(key, number);
    return number;
  };
  const keyOf = (at: number, of: Int32Array) =>
    `${tellings[at]!}:${ways[at]!.map(({ to }) => of[to]).join(' ')}`;
  for (const at of fromTheEnd(ways)) numbers[at] = numberOf(keyOf(at, numbers));
  // what leads into a circle is divided until nothing is divided any more
  const open = [...numbers.keys()].filter((at) => numbers[at] === -1);
  const settled = known.size;
  for (const at of open) numbers[at] = settled + numberOf(`circle ${tellings[at]!}`);
  for (let count = 0; open.length > 0;) {
    if (Date.now() > end) return null;
    const now = numbered(open.map((at) => `${numbers[at]} ${keyOf(at, numbers)}`));
    open.forEach((at, index) => (numbers[at] = settled + open.length + now.numbers[index]!));
    if (now.count === count) break;
    count = now.count;
  }
  return numbers;
}

/** The situations that lead into no circle, each behind all that follow it. */
function fromTheEnd(ways: readonly (readonly WayOn[])[]): number[] {
  const left = Int32Array.from(ways, ({ length }) => length);
  const before: number[][] = ways.map(() => []);
  ways.forEach((each, at) => each.forEach(({ to }) => before[to]!.push(at)));
  const order = [...left.keys()].filter((at) => left[at] === 0);
  for (const to of order)
    for (const at of before[to]!) {
      left[at] = left[at]! - 1;
      if (left[at] === 0) order.push(at);
    }
  return order;
}
