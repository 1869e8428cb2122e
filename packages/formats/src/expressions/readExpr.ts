import type { Comparison } from '@kathaloka/story';
import { and, type Change, type Constant, type Expr, memberName, not, or, seenName } from './expr.ts';
import { type Token, tokensOf } from './tokens.ts';

const COMPARED: Readonly<Record<string, Comparison>> = {
  '=': '=',
  '==': '=',
  '===': '=',
  is: '=',
  eq: '=',
  '!=': '!=',
  '!==': '!=',
  neq: '!=',
  ne: '!=',
  isnot: '!=',
  '>': '>',
  gt: '>',
  '<': '<',
  lt: '<',
  '>=': '>=',
  gte: '>=',
  '<=': '<=',
  lte: '<=',
};
const MIRRORED: Readonly<Record<Comparison, Comparison>> = {
  '>': '<',
  '<': '>',
  '>=': '<=',
  '<=': '>=',
  '=': '=',
  '!=': '!=',
};
const DEPTH_MAX = 30;
const WHOLE = /^\d{1,9}$/;
const HAS_VISITED = ['visited', 'hasVisited', 'hasvisited'];

class Unknown extends Error {}

type Operand =
  | { readonly kind: 'value'; readonly value: Constant }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'expr'; readonly expr: Expr };

/** Parses a condition of Harlowe, SugarCube, Chapbook, Snowman or ChoiceScript. Anything else is unknown. */
export function readExpr(source: string): Expr {
  const tokens = tokensOf(source);
  if (!tokens || tokens.length === 1) return { kind: 'unknown', source };
  try {
    const reader = new ExprReader(tokens);
    const expr = reader.anyOf(0);
    reader.end();
    return expr;
  } catch (error) {
    if (error instanceof Unknown) return { kind: 'unknown', source };
    throw error;
  }
}

class ExprReader {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get #token(): Token {
    return this.#tokens[this.#next]!;
  }

  #takes(...texts: readonly string[]): boolean {
    const { kind, text } = this.#token;
    const isIt = (kind === 'name' || kind === 'sign') && texts.includes(text);
    if (isIt) this.#next += 1;
    return isIt;
  }

  end(): void {
    if (this.#token.kind !== 'end') throw new Unknown();
  }

  anyOf(depth: number): Expr {
    if (depth > DEPTH_MAX) throw new Unknown();
    const of = [this.#allOf(depth)];
    while (this.#takes('or', '||')) of.push(this.#allOf(depth));
    return or(...of);
  }

  #allOf(depth: number): Expr {
    const of = [this.#single(depth)];
    while (this.#takes('and', '&&')) of.push(this.#single(depth));
    return and(...of);
  }

  #single(depth: number): Expr {
    let isNot = false;
    while (this.#takes('not', '!')) isNot = !isNot;
    const left = this.#operand(depth);
    const member = this.#member(left);
    if (member) return isNot ? not(member) : member;
    const by = this.#comparison();
    const expr = by === undefined ? truthOf(left) : compared(left, by, this.#operand(depth));
    return isNot ? not(expr) : expr;
  }

  /** `$bag contains "lamp"`, `$bag includes "lamp"`, `$bag does not contain "lamp"`, `"lamp" is in $bag` */
  #member(left: Operand): Expr | undefined {
    const begin = this.#next;
    if (left.kind === 'name') {
      const isNot = this.#takes('does') && this.#takes('not');
      if (this.#takes('contains', 'contain', 'includes', 'include') && this.#token.kind === 'string')
        return memberOf(left.name, this.#taken('string'), isNot);
    } else if (left.kind === 'value' && typeof left.value === 'string' && this.#takes('is')) {
      const isNot = this.#takes('not');
      if (this.#takes('in') && this.#token.kind === 'name')
        return memberOf(this.#taken('name'), left.value, isNot);
    }
    this.#next = begin;
    return undefined;
  }

  #comparison(): Comparison | undefined {
    const { kind, text } = this.#token;
    if ((kind !== 'sign' && kind !== 'name') || !Object.hasOwn(COMPARED, text)) return undefined;
    this.#next += 1;
    if (text === 'is' && this.#takes('not')) return '!=';
    return COMPARED[text];
  }

  #operand(depth: number): Operand {
    const { kind, text } = this.#token;
    if (kind === 'end') throw new Unknown();
    this.#next += 1;
    if (kind === 'number') return { kind: 'value', value: wholeNumber(text) };
    if (kind === 'string') return { kind: 'value', value: text };
    if (kind === 'name') return this.#named(text);
    if (text === '-') return { kind: 'value', value: -wholeNumber(this.#taken('number')) };
    if (text !== '(') throw new Unknown();
    if (HAS_VISITED.includes(this.#token.text) && this.#tokens[this.#next + 1]?.text === ':') {
      this.#next += 2;
      return this.#visited();
    }
    const expr = this.#inside(depth + 1);
    if (!this.#takes(')')) throw new Unknown();
    return expr;
  }

  /** Reads parentheses. A value in them remains a value: `(3)`. */
  #inside(depth: number): Operand {
    const begin = this.#next;
    if (depth > DEPTH_MAX) throw new Unknown();
    const { kind } = this.#token;
    if (kind === 'number' || kind === 'string' || (kind === 'name' && !this.#isWordOfExpr())) {
      const operand = this.#operand(depth);
      if (this.#token.text === ')' && this.#token.kind === 'sign') return operand;
      this.#next = begin;
    }
    return { kind: 'expr', expr: this.anyOf(depth) };
  }

  #isWordOfExpr(): boolean {
    return this.#token.text === 'not';
  }

  #named(text: string): Operand {
    if (text === 'true' || text === 'false') return { kind: 'value', value: text === 'true' };
    if (HAS_VISITED.includes(text) && this.#takes('(')) return this.#visited();
    const list = /^(.+)\.(?:includes|contains|has)$/.exec(text)?.[1];
    if (list !== undefined && this.#takes('(')) {
      const item = this.#taken('string');
      if (!this.#takes(')')) throw new Unknown();
      return { kind: 'name', name: memberName(list, item) };
    }
    if (this.#token.kind === 'sign' && this.#token.text === '(') throw new Unknown();
    if (/\.(?:length|size|count)$/.test(text)) throw new Unknown();
    return { kind: 'name', name: text };
  }

  #visited(): Operand {
    const scene = this.#taken('string');
    if (!this.#takes(')')) throw new Unknown();
    return { kind: 'name', name: seenName(scene) };
  }

  #taken(kind: Token['kind']): string {
    if (this.#token.kind !== kind) throw new Unknown();
    this.#next += 1;
    return this.#tokens[this.#next - 1]!.text;
  }
}

function memberOf(list: string, item: string, isNot: boolean): Expr {
  const is: Expr = { kind: 'is', name: memberName(list, item) };
  return isNot ? not(is) : is;
}

function wholeNumber(text: string): number {
  if (!WHOLE.test(text)) throw new Unknown();
  return Number(text);
}

function truthOf(operand: Operand): Expr {
  if (operand.kind === 'expr') return operand.expr;
  if (operand.kind === 'name') return { kind: 'is', name: operand.name };
  // a lone number or text is no condition here, although some programs accept one
  if (typeof operand.value !== 'boolean') throw new Unknown();
  return { kind: 'literal', value: operand.value };
}

/** `a is true` is `a`, for any expression `a`. Any other comparison needs a variable and a constant. */
function compared(left: Operand, by: Comparison, right: Operand): Expr {
  if (left.kind === 'value' && right.kind !== 'value') return compared(right, MIRRORED[by], left);
  if (right.kind !== 'value') throw new Unknown();
  if (left.kind === 'name') return { kind: 'compare', name: left.name, by, value: right.value };
  if (typeof right.value !== 'boolean' || (by !== '=' && by !== '!=')) throw new Unknown();
  const expr = truthOf(left);
  return (by === '=') === right.value ? expr : not(expr);
}

/** An assigned value: a constant, or the variable itself plus or minus a number. */
export function readChange(name: string, value: string, source: string): Change {
  const unknown: Change = { kind: 'unknown', name, source };
  const tokens = tokensOf(value)?.slice(0, -1);
  if (!tokens || tokens.length === 0) return unknown;
  const inner =
    tokens.length > 2 && tokens[0]!.text === '(' && tokens.at(-1)!.text === ')'
      ? tokens.slice(1, -1)
      : tokens;
  const [first, second, third, ...rest] = inner;
  if (rest.length > 0) return unknown;
  if (!second) return constantChange(name, first!) ?? unknown;
  if (!third) {
    const isNegative = first!.text === '-' && second.kind === 'number' && WHOLE.test(second.text);
    return isNegative ? { kind: 'set', name, value: 0 - Number(second.text) } : unknown;
  }
  return sumChange(name, [first!, second, third]) ?? unknown;
}

function constantChange(name: string, { kind, text }: Token): Change | undefined {
  if (kind === 'number') return WHOLE.test(text) ? { kind: 'set', name, value: Number(text) } : undefined;
  if (kind === 'string') return { kind: 'set', name, value: text };
  if (kind === 'name' && (text === 'true' || text === 'false'))
    return { kind: 'set', name, value: text === 'true' };
  return undefined;
}

const isNumber = ({ kind, text }: Token) => kind === 'number' && WHOLE.test(text);

function sumChange(name: string, [left, sign, right]: readonly [Token, Token, Token]): Change | undefined {
  const isSelf = ({ kind, text }: Token) => kind === 'name' && (text === name || text === 'it');
  if (isSelf(left) && isNumber(right) && (sign.text === '+' || sign.text === '-')) {
    return { kind: 'add', name, amount: sign.text === '+' ? Number(right.text) : 0 - Number(right.text) };
  }
  if (isNumber(left) && isSelf(right) && sign.text === '+')
    return { kind: 'add', name, amount: Number(left.text) };
  return undefined;
}
