import type { Comparison } from '@kathaloka/story';
import { comparesExtreme, comparesList, hasAll, type ListItem } from './lists.ts';
import { and, type Change, type Constant, type Expr, not, or } from '../expressions/expr.ts';

/** The values on ink's evaluation stack that our stories can represent. */
export type Value =
  | { readonly kind: 'constant'; readonly value: Constant }
  | { readonly kind: 'name'; readonly name: string; readonly isVisits: boolean }
  | { readonly kind: 'sum'; readonly name: string; readonly amount: number }
  | { readonly kind: 'expr'; readonly expr: Expr }
  | { readonly kind: 'target'; readonly path: string }
  /** A reference to a variable, which a function may change. */
  | { readonly kind: 'reference'; readonly name: string }
  /** A number with an upper limit. */
  | { readonly kind: 'atMost'; readonly of: Value; readonly most: number }
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }
  /** The intersection of a list with these items. */
  | { readonly kind: 'part'; readonly name: string; readonly items: readonly ListItem[] }
  /** The greatest or the least item of a list. */
  | {
      readonly kind: 'extreme';
      readonly list: string;
      readonly items: readonly ListItem[];
      readonly isMost: boolean;
    }
  /** A list with items added or removed. */
  | {
      readonly kind: 'edited';
      readonly name: string;
      readonly by: 'add' | 'remove';
      readonly items: readonly ListItem[];
    }
  | { readonly kind: 'unknown'; readonly source: string };

export const unknown = (source: string): Value => ({ kind: 'unknown', source });

const COMPARED: Readonly<Record<string, Comparison>> = {
  '==': '=',
  '!=': '!=',
  '>': '>',
  '<': '<',
  '>=': '>=',
  '<=': '<=',
};
const MIRRORED: Readonly<Record<Comparison, Comparison>> = {
  '>': '<',
  '<': '>',
  '>=': '<=',
  '<=': '>=',
  '=': '=',
  '!=': '!=',
};

/** Operators with two operands, as compiled ink names them. */
const BINARY = [
  '+',
  '-',
  '*',
  '/',
  '%',
  ...Object.keys(COMPARED),
  '&&',
  '||',
  'MIN',
  'MAX',
  'POW',
  'rnd',
  'seq',
];
const BINARY_TOO = ['?', '!?', 'L^', 'listInt'];
/** Operators with one operand. */
const UNARY = ['!', '_', 'FLOOR', 'CEILING', 'INT', 'FLOAT', 'srnd', 'readc', 'turns', 'lrnd', 'LIST_COUNT'];
const UNARY_TOO = ['LIST_ALL', 'LIST_MIN', 'LIST_MAX', 'LIST_VALUE', 'LIST_INVERT'];

export function operandsOf(command: string): 0 | 1 | 2 {
  if (BINARY.includes(command) || BINARY_TOO.includes(command)) return 2;
  return UNARY.includes(command) || UNARY_TOO.includes(command) ? 1 : 0;
}

export function combined(operator: string, left: Value, right: Value): Value {
  if (operator === '&&' || operator === '||') {
    return { kind: 'expr', expr: (operator === '&&' ? and : or)(exprOf(left), exprOf(right)) };
  }
  const by = COMPARED[operator];
  if (by !== undefined) return { kind: 'expr', expr: comparison(left, by, right) };
  const listed = ofLists(operator, left, right);
  if (listed) return listed;
  if (operator === '+' || operator === '-') return sum(left, operator, right) ?? unknown(operator);
  if (operator === 'MIN' && right.kind === 'constant' && typeof right.value === 'number')
    return { kind: 'atMost', of: left, most: right.value };
  return unknown(operator);
}

function ofLists(operator: string, left: Value, right: Value): Value | undefined {
  if (right.kind !== 'list') return undefined;
  const { items } = right;
  if (left.kind === 'list') {
    const both = left.items.filter((item) => items.includes(item));
    const others = left.items.filter((item) => !items.includes(item));
    const isIn = items.length > 0 && both.length === items.length;
    if (operator === '?' || operator === '!?')
      return { kind: 'constant', value: (operator === '?') === isIn };
    if (operator === '+') return { kind: 'list', items: [...new Set([...left.items, ...items])] };
    if (operator === '-') return { kind: 'list', items: others };
    return operator === 'L^' ? { kind: 'list', items: both } : undefined;
  }
  if (left.kind !== 'name') return undefined;
  const { name } = left;
  if (operator === '?') return { kind: 'expr', expr: hasAll(name, items) };
  if (operator === '!?') return { kind: 'expr', expr: not(hasAll(name, items)) };
  if (operator === 'L^') return { kind: 'part', name, items };
  if (operator === '+' || operator === '-')
    return { kind: 'edited', name, by: operator === '+' ? 'add' : 'remove', items };
  return undefined;
}

/** Applies a list operator to a list; undefined for any other operator or operand. */
function ofList(operator: string, of: Value): Value | undefined {
  if (of.kind === 'part' && (operator === 'LIST_MAX' || operator === 'LIST_MIN'))
    return { kind: 'extreme', list: of.name, items: of.items, isMost: operator === 'LIST_MAX' };
  if (of.kind === 'part' && operator === 'LIST_COUNT') return unknown(operator);
  if (of.kind !== 'list') return undefined;
  const inOrder = of.items.toSorted((one, other) => one.value - other.value);
  const at = operator === 'LIST_MAX' ? inOrder.at(-1) : inOrder[0];
  if (operator === 'LIST_MAX' || operator === 'LIST_MIN') return { kind: 'list', items: at ? [at] : [] };
  if (operator === 'LIST_COUNT') return { kind: 'constant', value: of.items.length };
  if (operator === 'LIST_VALUE') return { kind: 'constant', value: inOrder.at(-1)?.value ?? 0 };
  const all = [...new Set(of.items.flatMap(({ among }) => among))];
  if (operator === 'LIST_ALL') return { kind: 'list', items: all };
  if (operator === 'LIST_INVERT')
    return { kind: 'list', items: all.filter((item) => !of.items.includes(item)) };
  return undefined;
}

export function negative(operator: string, of: Value): Value {
  const listed = ofList(operator, of);
  if (listed) return listed;
  if (operator === '!') return { kind: 'expr', expr: not(exprOf(of)) };
  if (operator === '_' && of.kind === 'constant' && typeof of.value === 'number') {
    return { kind: 'constant', value: 0 - of.value };
  }
  return unknown(operator);
}

function sum(left: Value, operator: '+' | '-', right: Value): Value | undefined {
  const amount = right.kind === 'constant' && typeof right.value === 'number' ? right.value : undefined;
  if (amount === undefined) {
    return operator === '+' && left.kind === 'constant' && right.kind === 'name'
      ? sum(right, '+', left)
      : undefined;
  }
  const signed = operator === '+' ? amount : 0 - amount;
  if (left.kind === 'sum') return { ...left, amount: left.amount + signed };
  if (left.kind === 'name') return { kind: 'sum', name: left.name, amount: signed };
  if (left.kind !== 'constant' || typeof left.value !== 'number') return undefined;
  return { kind: 'constant', value: left.value + signed };
}

function comparison(left: Value, by: Comparison, right: Value): Expr {
  if (right.kind === 'list') return comparedList(left, by, right.items);
  if (left.kind === 'constant' && right.kind === 'constant') return constantly(left.value, by, right.value);
  if (left.kind === 'constant') return comparison(right, MIRRORED[by], left);
  if (right.kind !== 'constant') return { kind: 'unknown', source: by };
  if (left.kind === 'sum' && typeof right.value === 'number')
    return { kind: 'compare', name: left.name, by, value: right.value - left.amount };
  if (left.kind === 'atMost' && by === '=' && typeof right.value === 'number') {
    if (right.value > left.most) return { kind: 'literal', value: false };
    return comparison(left.of, right.value === left.most ? '>=' : '=', right);
  }
  if (left.kind !== 'name') return { kind: 'unknown', source: by };
  const { name, isVisits } = left;
  const { value } = right;
  if (isVisits) {
    const key = `${by}${String(value)}`;
    if (['>0', '>=1', '!=0'].includes(key)) return { kind: 'is', name };
    if (['=0', '<1', '<=0'].includes(key)) return not({ kind: 'is', name });
  }
  return { kind: 'compare', name, by, value };
}

function comparedList(left: Value, by: Comparison, items: readonly ListItem[]): Expr {
  const [only, ...others] = items;
  if (left.kind === 'name') return comparesList(left.name, by, items);
  if (left.kind === 'extreme' && only && others.length === 0) return comparesExtreme(left, by, only);
  if (left.kind === 'list' && (by === '=' || by === '!=')) {
    const isSame = left.items.length === items.length && left.items.every((item) => items.includes(item));
    return { kind: 'literal', value: isSame === (by === '=') };
  }
  return { kind: 'unknown', source: by };
}

function constantly(left: Constant, by: Comparison, right: Constant): Expr {
  if (by === '=' || by === '!=') return { kind: 'literal', value: (left === right) === (by === '=') };
  if (typeof left !== 'number' || typeof right !== 'number') return { kind: 'unknown', source: by };
  const value = { '<': left < right, '<=': left <= right, '>': left > right, '>=': left >= right }[by];
  return { kind: 'literal', value };
}

export function exprOf(value: Value): Expr {
  if (value.kind === 'expr') return value.expr;
  if (value.kind === 'name') return { kind: 'is', name: value.name };
  if (value.kind === 'list') return { kind: 'literal', value: value.items.length > 0 };
  if (value.kind === 'constant' && typeof value.value !== 'string') {
    return { kind: 'literal', value: Boolean(value.value) };
  }
  return { kind: 'unknown', source: value.kind === 'unknown' ? value.source : '' };
}

export function toChange(name: string, value: Value): Change {
  if (value.kind === 'constant') return { kind: 'set', name, value: value.value };
  if (value.kind === 'list') return { kind: 'members', name, by: 'be', items: namesOf(value) };
  if (value.kind === 'edited' && value.name === name)
    return { kind: 'members', name, by: value.by, items: namesOf(value) };
  if (value.kind === 'sum' && value.name === name) return { kind: 'add', name, amount: value.amount };
  if (value.kind === 'expr' && value.expr.kind === 'literal')
    return { kind: 'set', name, value: value.expr.value };
  return { kind: 'unknown', name, source: name };
}

const namesOf = ({ items }: { readonly items: readonly ListItem[] }) => items.map((item) => item.name);
