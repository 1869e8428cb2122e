import { refuse } from '../report/refusals.ts';

/** An instruction of compiled ink: a text, a number, a command, or an object with a single meaning. */
export type Instruction = string | number | boolean | null | Readonly<Record<string, unknown>>;

/** A symbol, because JSON cannot contain one: no object of the file is mistaken for a container. */
const MARK: unique symbol = Symbol('container');

/** A container of compiled ink. The last element of its JSON list holds the named content. */
export interface Container {
  readonly content: (Instruction | Container)[];
  readonly named: Map<string, Container>;
  readonly parent: Container | null;
  /** Index within the parent's content; −1 if the container is only named. */
  readonly index: number;
  readonly name: string;
  readonly mark: typeof MARK;
}

export interface Position {
  readonly container: Container;
  readonly index: number;
}

const DEPTH_MAX = 200;

export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && (value as Container).mark === MARK;
}

/** The tree of containers, from the JSON of a compiled file. */
export function containersOf(json: unknown): Container {
  return containerOf(json, null, { index: -1, name: '' }, 0);
}

function containerOf(
  json: unknown,
  parent: Container | null,
  { index, name }: Pick<Container, 'index' | 'name'>,
  depth: number,
): Container {
  if (depth > DEPTH_MAX) refuse('too_deep', { node: '', max: DEPTH_MAX });
  const rows: readonly unknown[] = Array.isArray(json) ? json : [];
  const last = rows.at(-1);
  const names = typeof last === 'object' && last !== null && !Array.isArray(last) ? Object.entries(last) : [];
  const ownName = names.find(([key]) => key === '#n')?.[1];
  const container: Container = {
    content: [],
    named: new Map(),
    parent,
    index,
    name: typeof ownName === 'string' ? ownName : name,
    mark: MARK,
  };
  for (const [at, row] of rows.slice(0, -1).entries()) {
    const made = Array.isArray(row)
      ? containerOf(row, container, { index: at, name: '' }, depth + 1)
      : (row as Instruction);
    container.content.push(made);
    if (isContainer(made) && made.name) container.named.set(made.name, made);
  }
  for (const [key, value] of names) {
    if (Array.isArray(value))
      container.named.set(key, containerOf(value, container, { index: -1, name: key }, depth + 1));
  }
  return container;
}

/** Resolves a path. A relative path begins with a dot, and its first `^` is the container of the instruction. */
export function resolve(path: string, root: Container, from: Container): Position | undefined {
  const isRelative = path.startsWith('.');
  const steps = (isRelative ? path.slice(1) : path).split('.');
  let here: Container | null = isRelative ? from : root;
  // the first ^ of a relative path is the container itself
  if (isRelative && steps[0] === '^') steps.shift();
  let position: Position | undefined = here ? { container: here, index: 0 } : undefined;
  for (const step of steps) {
    if (!here) return undefined;
    if (step === '^') here = here.parent;
    else if (/^\d+$/.test(step)) {
      const found: Instruction | Container | undefined = here.content[Number(step)];
      position = { container: here, index: Number(step) };
      here = isContainer(found) ? found : null;
    } else here = here.named.get(step) ?? null;
    if (here) position = { container: here, index: 0 };
    else if (!/^\d+$/.test(step)) return undefined;
  }
  return position;
}

/** The same position, named by the innermost container that begins there. */
export function innermost({ container, index }: Position): Position {
  let at: Position = { container, index };
  for (let item = container.content[index]; isContainer(item); item = at.container.content[0]) {
    at = { container: item, index: 0 };
  }
  return at;
}

/** The position after another one; undefined at the end of the content. */
export function after({ container, index }: Position): Position | undefined {
  let here = container;
  let next = index + 1;
  while (next >= here.content.length) {
    if (here.index < 0 || !here.parent) return undefined;
    next = here.index + 1;
    here = here.parent;
  }
  return { container: here, index: next };
}

export function isSame(one: Position, other: Position): boolean {
  return one.container === other.container && one.index === other.index;
}

/**
 * Whether a position comes later, in a container that also contains the other position, so that a branch rejoins there.
 */
export function isLaterAround(position: Position, { container, index }: Position): boolean {
  let at = index;
  for (let here: Container | null = container; here; here = here.parent) {
    if (here === position.container) return position.index > at;
    at = here.index;
    if (at < 0) {
      // a named container has no index in its parent
      at = Number.POSITIVE_INFINITY;
    }
  }
  return false;
}
