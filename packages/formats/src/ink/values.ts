import type { Comparison } from '@kathaloka/story';
import { and, type Change, type Constant, type Expr, not, or } from '../expressions/expr.ts';

/** The values on ink's evaluation stack that we can represent. */
export type Value =
  | { readonly kind: 'constant'; readonly value: Constant }
  | { readonly kind: 'name'; readonly name: string; readonly isVisits: boolean }
  | { readonly kind: 'sum'; readonly name: string; readonly amount: number }
  | { readonly kind: 'expr'; readonly expr: Expr }
  | { readonly kind: 'target'; readonly path: string }
  /** A variable itself, which a function may change. */
  | { readonly kind: 'reference'; readonly name: string }
  /** A number, but at most so many. */
  | { readonly kind: 'atMost'; readonly of: Value; readonly most: number }
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
/** Operators with one. */
const UNARY = ['!', '_', 'FLOOR', 'CEILING', 'INT', 'FLOAT', 'srnd', 'readc', 'turns', 'lrnd', 'LIST_COUNT'];

export function operandsOf(command: string): 0 | 1 | 2 {
  if (BINARY.includes(command) || BINARY_TOO.includes(command)) return 2;
  return UNARY.includes(command) ? 1 : 0;
}

export function combined(operator: string, left: Value, right: Value): Value {
  if (operator === '&&' || operator === '||') {
    return { kind: 'expr', expr: (operator === '&&' ? and : or)(exprOf(left), exprOf(right)) };
  }
  const by = COMPARED[operator];
  if (by !== undefined) return { kind: 'expr', expr: comparison(left, by, right) };
  if (operator === '+' || operator === '-') return sum(left, operator, right) ?? unknown(operator);
  if (operator === 'MIN' && right.kind === 'constant' && typeof right.value === 'number')
    return { kind: 'atMost', of: left, most: right.value };
  return unknown(operator);
}

export function negative(operator: string, of: Value): Value {
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

function constantly(left: Constant, by: Comparison, right: Constant): Expr {
  if (by === '=' || by === '!=') return { kind: 'literal', value: (left === right) === (by === '=') };
  if (typeof left !== 'number' || typeof right !== 'number') return { kind: 'unknown', source: by };
  const value = { '<': left < right, '<=': left <= right, '>': left > right, '>=': left >= right }[by];
  return { kind: 'literal', value };
}

export function exprOf(value: Value): Expr {
  if (value.kind === 'expr') return value.expr;
  if (value.kind === 'name') return { kind: 'is', name: value.name };
  if (value.kind === 'constant' && typeof value.value !== 'string') {
    return { kind: 'literal', value: Boolean(value.value) };
  }
  return { kind: 'unknown', source: value.kind === 'unknown' ? value.source : '' };
}

export function changeOf(name: string, value: Value): Change {
  if (value.kind === 'constant') return { kind: 'set', name, value: value.value };
  if (value.kind === 'sum' && value.name === name) return { kind: 'add', name, amount: value.amount };
  if (value.kind === 'expr' && value.expr.kind === 'literal')
    return { kind: 'set', name, value: value.expr.value };
  return { kind: 'unknown', name, source: name };
}
