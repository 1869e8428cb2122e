import type { Comparison } from '@kathaloka/story';

/** The values of another program's variables that our stories can represent. */
export type Constant = number | string | boolean;

/** A condition of another program, before its variables are resolved. */
export type Expr =
  | { readonly kind: 'is'; readonly name: string }
  | { readonly kind: 'compare'; readonly name: string; readonly by: Comparison; readonly value: Constant }
  | { readonly kind: 'not'; readonly of: Expr }
  | { readonly kind: 'and' | 'or'; readonly of: readonly Expr[] }
  | { readonly kind: 'literal'; readonly value: boolean }
  /** Tests something that only the other program knows. */
  | { readonly kind: 'unknown'; readonly source: string };

/** A change in another program, before its variables are resolved. */
export type Change =
  | { readonly kind: 'set'; readonly name: string; readonly value: Constant }
  | { readonly kind: 'add'; readonly name: string; readonly amount: number }
  /** Adds items to a list, removes them, or replaces the whole list. */
  | {
      readonly kind: 'members';
      readonly name: string;
      readonly by: 'add' | 'remove' | 'be';
      readonly items: readonly string[];
    }
  | { readonly kind: 'unknown'; readonly name: string | null; readonly source: string };

export const ALWAYS: Expr = { kind: 'literal', value: true };
export const NEVER: Expr = { kind: 'literal', value: false };

const OPPOSITE: Readonly<Record<Comparison, Comparison>> = {
  '>=': '<',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '=': '!=',
  '!=': '=',
};

export function not(of: Expr): Expr {
  if (of.kind === 'not') return of.of;
  if (of.kind === 'literal') return { kind: 'literal', value: !of.value };
  if (of.kind === 'compare') return { ...of, by: OPPOSITE[of.by] };
  return of.kind === 'unknown' ? of : { kind: 'not', of };
}

/** The conjunction, without parts that always hold. */
export function and(...parts: readonly Expr[]): Expr {
  return joined('and', parts, false);
}

/** The disjunction, without parts that never hold. */
export function or(...parts: readonly Expr[]): Expr {
  return joined('or', parts, true);
}

/** More parts than our conditions may have. */
const PARTS_MAX = 64;

/**
 * `decisive` is the value of a part that decides the result. Without such a part, an unknown one makes the result
 * unknown.
 */
function joined(kind: 'and' | 'or', parts: readonly Expr[], decisive: boolean): Expr {
  const of: Expr[] = [];
  const known = new Set<string>();
  let unknown: Expr | undefined;
  for (const part of parts.flatMap((each) => (each.kind === kind ? each.of : [each]))) {
    if (part.kind === 'literal') {
      if (part.value === decisive) return part;
      continue;
    }
    if (part.kind === 'unknown') {
      unknown ??= part;
      continue;
    }
    const key = JSON.stringify(part);
    if (known.has(key)) continue;
    known.add(key);
    of.push(part);
  }
  if (unknown) return unknown;
  if (of.length > PARTS_MAX) return { kind: 'unknown', source: '' };
  return of.length === 0 ? { kind: 'literal', value: !decisive } : of.length === 1 ? of[0]! : { kind, of };
}

const keyOf = (expr: Expr): string => JSON.stringify(expr);

/**
 * Simplifies each part, given that the others hold in a conjunction, or fail in a disjunction. Undefined if nothing
 * changes.
 */
function simplified(parts: readonly Expr[], decisive: boolean): Expr[] | undefined {
  const isSingle = (part: Expr) => part.kind !== 'and' && part.kind !== 'or';
  const isWhole = (part: Expr) => isSingle(part) && (part.kind !== 'not' || isSingle(part.of));
  const facts = new Map<string, boolean>();
  for (const part of parts.filter(isWhole)) {
    if (facts.get(keyOf(part)) === decisive) return [{ kind: 'literal', value: decisive }];
    facts.set(keyOf(part), !decisive);
    facts.set(keyOf(not(part)), decisive);
  }
  let isNew = false;
  const simpler = parts.map((part) => {
    const known = isWhole(part) ? part : under(part, facts);
    isNew ||= keyOf(known) !== keyOf(part);
    return known;
  });
  return isNew ? simpler : undefined;
}

/** A condition with the known values of its parts filled in. */
function under(expr: Expr, facts: ReadonlyMap<string, boolean>): Expr {
  const value = facts.get(keyOf(expr));
  if (value !== undefined) return { kind: 'literal', value };
  if (expr.kind === 'not') return not(under(expr.of, facts));
  if (expr.kind !== 'and' && expr.kind !== 'or') return expr;
  return (expr.kind === 'and' ? and : or)(...expr.of.map((part) => under(part, facts)));
}

/**
 * The conjunction of two conditions, without parts that the first already implies. A contradiction between them becomes
 * false, whereas `and` preserves the contradictions of an author.
 */
export function both(one: Expr, other: Expr): Expr {
  const whole = and(one, other);
  if (whole.kind !== 'and') return whole;
  const simpler = simplified(whole.of, false);
  return simpler ? and(...simpler) : whole;
}

/** The variables that a condition reads. */
export function variablesRead(expr: Expr, into: Set<string> = new Set()): Set<string> {
  if (expr.kind === 'is' || expr.kind === 'compare') into.add(expr.name);
  else if (expr.kind === 'not') variablesRead(expr.of, into);
  else if (expr.kind === 'and' || expr.kind === 'or') for (const part of expr.of) variablesRead(part, into);
  return into;
}

/** The variable for having visited a scene. It begins with a space, so that it cannot collide with another. */
export function seenName(scene: string): string {
  return ` seen ${scene}`;
}

const WITHIN = ' in ';

/** The variable for an item of a list. Variables in files cannot contain spaces. */
export function memberName(list: string, item: string): string {
  return `${list}${WITHIN}${item}`;
}

/** The item of such a variable; any other variable unchanged. */
export const itemOf = (variable: string): string =>
  variable.startsWith(' ')
    ? variable
    : variable.slice(variable.indexOf(WITHIN) < 0 ? 0 : variable.indexOf(WITHIN) + WITHIN.length);

/** The list items that a condition tests. */
export function membersIn(expr: Expr): { readonly list: string; readonly item: string }[] {
  return [...variablesRead(expr)].flatMap((name) => {
    const at = name.startsWith(' ') ? -1 : name.indexOf(WITHIN);
    return at < 0 ? [] : [{ list: name.slice(0, at), item: name.slice(at + WITHIN.length) }];
  });
}

/** The variable for having taken a once-only choice. */
export function tookName(scene: string, choice: number): string {
  return ` took ${choice} ${scene}`;
}
