import { changedKind, type Condition, type Effect } from '../expressions/expression.ts';
import { forEachVariable, type GraphNode } from '../graph.ts';

/** What conditions read. */
export interface Reads {
  readonly numbers: ReadonlySet<string>;
  readonly hasThings: boolean;
  /** How many variables they name, each as often as it is named. */
  readonly size: number;
}

const known = new WeakMap<Condition | GraphNode, Reads>();

export function readBy(condition: Condition): Reads {
  const found = known.get(condition) ?? readByAll([condition]);
  known.set(condition, found);
  return found;
}

/** What the conditions of a scene's variants read. */
export function readByVariants(node: GraphNode): Reads {
  const found = known.get(node) ?? readByAll(node.variants.flatMap(({ condition }) => condition ?? []));
  known.set(node, found);
  return found;
}

function readByAll(conditions: readonly Condition[]): Reads {
  const numbers = new Set<string>();
  let [hasThings, size] = [false, 0];
  for (const condition of conditions)
    forEachVariable(condition, (kind, name) => {
      size += 1;
      if (kind === 'number') numbers.add(name);
      else hasThings = true;
    });
  return { numbers, hasThings, size };
}

/** Whether effects may change what is read. One thing may take the place of another, so things are not told apart. */
export const mayChange = (effects: readonly Effect[], { numbers, hasThings }: Reads): boolean =>
  effects.some((effect) => (changedKind(effect) === 'number' ? numbers.has(effect.name) : hasThings));
