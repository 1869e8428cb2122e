/** A value of another program's story. */
export type Told = number | string | boolean | readonly Told[];

export interface World {
  readonly variables: Map<string, Told>;
  readonly visits: Map<string, number>;
}

/** The answer that a player types in every story. */
export const ANSWER = 'Anand';

/** Something that only the other program knows: chance, time, its own data. */
export class Unknowable extends Error {}

const TOKEN =
  /\s*(?:([$_]?[A-Za-z_][\w.]*)|(\d+(?:\.\d+)?)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(===|!==|==|!=|<=|>=|&&|\|\||[-+*/%<>=!(),:[\]]))/y;
const WORDS: Readonly<Record<string, string>> = {
  is: '==',
  eq: '==',
  '===': '==',
  '=': '==',
  isnot: '!=',
  contain: 'contains',
  neq: '!=',
  '!==': '!=',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  and: '&&',
  or: '||',
  not: '!',
};
const ORDER = [
  ['||'],
  ['&&'],
  ['==', '!=', '<', '>', '<=', '>=', 'contains', 'in', 'does'],
  ['+', '-'],
  ['*', '/', '%'],
] as const;

/** Evaluates an expression of any Twine format or of ChoiceScript. Independent of our readers, to check them. */
export function valueOf(source: string, world: World): Told {
  return new Expression(source, world).whole();
}

function tokensIn(source: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  const text = source.trim();
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (!match) throw new Unknowable(source);
    const [, name, number, double, single, sign] = match;
    const string = double ?? single;
    if (string !== undefined) tokens.push(`"${string.replace(/\\(.)/g, '$1')}`);
    else tokens.push(WORDS[(name ?? sign ?? '').toLowerCase()] ?? name ?? number ?? sign ?? '');
  }
  return tokens;
}

const CALLS = ['includes', 'contains', 'has', 'push', 'pushUnique', 'delete'];

class Expression {
  readonly #source: string;
  readonly #world: World;
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(source: string, world: World) {
    this.#source = source;
    this.#world = world;
    this.#tokens = tokensIn(source);
  }

  whole(): Told {
    const value = this.#level(0);
    if (this.#at < this.#tokens.length) throw new Unknowable(this.#source);
    return value;
  }

  get #next(): string | undefined {
    return this.#tokens[this.#at];
  }

  #level(depth: number): Told {
    const signs = ORDER[depth];
    if (!signs) return this.#single();
    let left = this.#level(depth + 1);
    while (signs.some((sign) => sign === this.#next)) {
      let sign = this.#next!;
      this.#at += 1;
      const isWord = sign === '==' || sign === 'does';
      const isNot = isWord && this.#next === '!';
      if (isNot) this.#at += 1;
      if (isWord && (this.#next === 'in' || this.#next === 'contains')) {
        sign = this.#next;
        this.#at += 1;
      }
      const value = applied(sign, left, this.#level(depth + 1));
      left = isNot ? !value : value;
    }
    return left;
  }

  #single(): Told {
    const token = this.#next;
    this.#at += 1;
    if (token === undefined) throw new Unknowable(this.#source);
    if (token === '!') return !this.#level(2);
    if (token === '-') return -Number(this.#single());
    if (token === '(') return this.#within();
    if (token === '[') return this.#listTo(']');
    if (token.startsWith('"')) return token.slice(1);
    if (/^\d/.test(token)) return Number(token);
    if (token === 'true' || token === 'false') return token === 'true';
    if (this.#next === '(') return this.#called(token);
    if (!/^[$_A-Za-z]/.test(token)) throw new Unknowable(this.#source);
    return this.#world.variables.get(token.replace(/^[$_]/, '').toLowerCase()) ?? 0;
  }

  #within(): Told {
    if (/^(?:a|array)$/.test(this.#next ?? '') && this.#tokens[this.#at + 1] === ':') {
      this.#at += 2;
      return this.#listTo(')');
    }
    const value = this.#level(0);
    if (this.#next !== ')') throw new Unknowable(this.#source);
    this.#at += 1;
    return value;
  }

  #listTo(end: string): readonly Told[] {
    const items: Told[] = [];
    while (this.#next !== end) {
      items.push(this.#level(0));
      if (this.#next === ',') this.#at += 1;
    }
    this.#at += 1;
    return items;
  }

  #called(name: string): Told {
    const [, list, does] = /^[$_]?(.+)\.(\w+)$/.exec(name) ?? [];
    if (list !== undefined && CALLS.includes(does!)) return this.#ofList(list.toLowerCase(), does!);
    const scene = this.#tokens[this.#at + 1];
    const isVisits = /^(?:visited|hasVisited)$/i.test(name) && this.#tokens[this.#at + 2] === ')';
    if (!isVisits || !scene?.startsWith('"')) throw new Unknowable(this.#source);
    this.#at += 3;
    const visits = this.#world.visits.get(scene.slice(1)) ?? 0;
    return name === 'visited' ? visits : visits > 0;
  }

  #ofList(key: string, does: string): Told {
    this.#at += 1;
    const given = this.#listTo(')');
    const known = this.#world.variables.get(key) ?? [];
    if (typeof known !== 'object') throw new Unknowable(this.#source);
    if (does === 'delete') this.#world.variables.set(key, applied('-', known, given));
    else if (does.startsWith('push')) this.#world.variables.set(key, [...known, ...given]);
    return given.every((one) => known.includes(one));
  }
}

function applied(sign: string, left: Told, right: Told): Told {
  switch (sign) {
    case '||':
      return Boolean(left) || Boolean(right);
    case '&&':
      return Boolean(left) && Boolean(right);
    case 'contains':
      return typeof left === 'object' ? left.includes(right) : String(left).includes(String(right));
    case 'in':
      return applied('contains', right, left);
    case '==':
      return left === right;
    case '!=':
      return left !== right;
    case '+':
      if (typeof left === 'object') return [...left, ...(typeof right === 'object' ? right : [right])];
      return typeof left === 'string' || typeof right === 'string'
        ? `${String(left)}${String(right)}`
        : Number(left) + Number(right);
    default:
      if (sign === '-' && typeof left === 'object' && typeof right === 'object')
        return left.filter((one) => !right.includes(one));
      return numbered(sign, Number(left), Number(right));
  }
}

function numbered(sign: string, left: number, right: number): Told {
  const results: Readonly<Record<string, Told>> = {
    '<': left < right,
    '>': left > right,
    '<=': left <= right,
    '>=': left >= right,
    '-': left - right,
    '*': left * right,
    '/': left / right,
    '%': left % right,
  };
  return results[sign]!;
}

export function holdsIn(source: string, world: World): boolean {
  try {
    return Boolean(valueOf(source, world));
  } catch (error) {
    if (error instanceof Unknowable) return false;
    throw error;
  }
}

/** `$oil to 3`, `$oil = $oil + 1`, `$oil += 1`, `$oil to it + 1`, `$oil++` */
export function assign(source: string, world: World): void {
  if (/^\s*[$_]?[\w.]+\.\w+\s*\(/.test(source)) holdsIn(source, world);
  const match = /^\s*[$_]?([A-Za-z_][\w.]*)\s*(\+\+|--|\+=|-=|to\b|=|:)\s*([\s\S]*)$/.exec(source);
  if (!match) return;
  const name = match[1]!.toLowerCase();
  const before = world.variables.get(name) ?? 0;
  const given = match[3]!.replace(/\bit\b/g, () =>
    typeof before === 'object' || typeof before === 'string' ? JSON.stringify(before) : String(before),
  );
  try {
    if (match[2] === '++' || match[2] === '--')
      world.variables.set(name, Number(before) + (match[2] === '++' ? 1 : -1));
    else {
      const value = valueOf(given, world);
      const by =
        match[2] === '+='
          ? applied('+', before, value)
          : match[2] === '-='
            ? applied('-', before, value)
            : value;
      world.variables.set(name, by);
    }
  } catch (error) {
    if (!(error instanceof Unknowable)) throw error;
  }
}
