import { type Container, isContainer, type Position, resolve } from './containers.ts';
import type { Value } from './values.ts';

/** The call in which a scene runs: where its tunnel returns to, and its arguments. */
export interface Call {
  readonly id: string;
  /** Null for a divert, which does not return. */
  readonly back: Position | null;
  readonly outer: Call | null;
  readonly given: ReadonlyMap<string, Value>;
  readonly depth: number;
}

/** Calls nested deeper than this are left out. */
export const CALLS_MAX = 6;

/** The parameters of a knot, in the order in which it pops them: the last parameter first. */
export function parametersOf({ container, index }: Position): string[] {
  const names: string[] = [];
  for (const item of container.content.slice(index)) {
    const name = typeof item === 'object' && item !== null && !isContainer(item) ? item['temp='] : undefined;
    if (typeof name !== 'string') break;
    names.push(name);
  }
  return names;
}

/** Whether a function calls itself, directly or not. */
export function isRecursive(path: string, root: Container): boolean {
  const waiting = [path];
  const seen = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    if (next !== path) seen.add(next);
    const position = resolve(next, root, root);
    const called = position ? calledIn(position.container) : [];
    if (called.includes(path)) return true;
    waiting.push(...called);
    if (next === path) seen.add(next);
  }
  return false;
}

function calledIn(container: Container): string[] {
  const found: string[] = [];
  eachInstruction(container, (item) => {
    if (typeof item['f()'] === 'string') found.push(item['f()']);
  });
  return found;
}

/** Calls back for every object instruction within a container, with the container that holds it. */
export function eachInstruction(
  container: Container,
  visit: (item: Readonly<Record<string, unknown>>, within: Container) => void,
): void {
  const waiting = [container];
  for (let here = waiting.pop(); here; here = waiting.pop()) {
    const inside = new Set<Container>(here.named.values());
    for (const item of here.content) {
      if (isContainer(item)) inside.add(item);
      else if (typeof item === 'object' && item !== null) visit(item, here);
    }
    waiting.push(...inside);
  }
}
