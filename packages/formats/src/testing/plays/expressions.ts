/** A value of another program's story. */
export type Told = number | string | boolean;

export interface World {
  readonly variables: Map<string, Told>;
  readonly visits: Map<string, number>;
}

/** What only the other program can know: chance, time, its own data. */
export class Unknowable extends Error {}

const TOKEN =
  /\s*(?:([$_]?[A-Za-z_][\w.]*)|(\d+(?:\.\d+)?)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(===|!==|==|!=|<=|>=|&&|\|\||[-+*/%<>=!(),:]))/y;
const WORDS: Readonly<Record<string, string>> = {
  is: '==',
  eq: '==',
  '===': '==',
  '=': '==',
  isnot: '!=',
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
const ORDER = [['||'], ['&&'], ['==', '!=', '<', '>', '<=', '>='], ['+', '-'], ['*', '/', '%']] as const;

/** An expression as SugarCube, Harlowe, Chapbook and ChoiceScript write it. This is written apart from our readers, to judge them. */
export function valueOf(source: string, world: World): Told {
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
  let at = 0;
  const level = (depth: number): Told => {
    const signs = ORDER[depth];
    if (!signs) return single();
    let left = level(depth + 1);
    while (signs.some((sign) => sign === tokens[at])) {
      let sign = tokens[at]!;
      at += 1;
      if (sign === '==' && tokens[at] === '!') {
        sign = '!=';
        at += 1;
      }
      left = applied(sign, left, level(depth + 1));
    }
    return left;
  };
  const single = (): Told => {
    const token = tokens[at];
    at += 1;
    if (token === undefined) throw new Unknowable(source);
    if (token === '!') return !level(2);
    if (token === '-') return -Number(single());
    if (token === '(') return within();
    if (token.startsWith('"')) return token.slice(1);
    if (/^\d/.test(token)) return Number(token);
    if (token === 'true' || token === 'false') return token === 'true';
    if (tokens[at] === '(') return called(token);
    if (!/^[$_A-Za-z]/.test(token)) throw new Unknowable(source);
    return world.variables.get(token.replace(/^[$_]/, '').toLowerCase()) ?? 0;
  };
  const within = (): Told => {
    const value = level(0);
    if (tokens[at] !== ')') throw new Unknowable(source);
    at += 1;
    return value;
  };
  const called = (name: string): Told => {
    const scene = tokens[at + 1];
    if (!/^(?:visited|hasVisited)$/i.test(name) || !scene?.startsWith('"') || tokens[at + 2] !== ')')
      throw new Unknowable(source);
    at += 3;
    const visits = world.visits.get(scene.slice(1)) ?? 0;
    return name === 'visited' ? visits : visits > 0;
  };
  const value = level(0);
  if (at < tokens.length) throw new Unknowable(source);
  return value;
}

function applied(sign: string, left: Told, right: Told): Told {
  switch (sign) {
    case '||':
      return Boolean(left) || Boolean(right);
    case '&&':
      return Boolean(left) && Boolean(right);
    case '==':
      return left === right;
    case '!=':
      return left !== right;
    case '+':
      return typeof left === 'string' || typeof right === 'string'
        ? `${left}${right}`
        : Number(left) + Number(right);
    default:
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
  const match = /^\s*[$_]?([A-Za-z_][\w.]*)\s*(\+\+|--|\+=|-=|to\b|=|:)\s*([\s\S]*)$/.exec(source);
  if (!match) return;
  const name = match[1]!.toLowerCase();
  const before = world.variables.get(name) ?? 0;
  const given = match[3]!.replace(/\bit\b/g, () =>
    typeof before === 'string' ? JSON.stringify(before) : String(before),
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
            ? Number(before) - Number(value)
            : value;
      world.variables.set(name, by);
    }
  } catch (error) {
    if (!(error instanceof Unknowable)) throw error;
  }
}
