import { type Fault, wireFault } from '@kathaloka/contract/entities';

type Loc = Fault['loc'];

/** The location of the body itself. */
const BODY: Loc = ['body'];
/** Keys are shown up to this length, because one may be as long as the body. */
const KEY_SHOWN = 80;

/**
 * Brackets, and strings as a whole, so that their brackets do not count. An unterminated string matches to
 * the end, which keeps the search linear.
 */
const BRACKETS = /"(?:[^"\\]|\\.)*"?|[[{\]}]/gs;

/**
 * The first value that is nested more than `max` levels deep. Checked before parsing, because thousands of
 * levels would overflow the stack.
 */
export function depthFault(text: string, max: number): Fault | null {
  let depth = 0;
  for (const { 0: mark, index } of text.matchAll(BRACKETS)) {
    if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > max) {
      const msg = `The body is nested too deeply: more than ${max} levels.`;
      return { loc: [...BODY, ...pathAt(text.slice(0, index))], msg, type: 'too_deep' };
    }
  }
  return null;
}

const MARKS = /"(?:[^"\\]|\\.)*"?|[[{\]},:]/gs;

/** The keys and indices of the place where the beginning of a JSON text breaks off. */
function pathAt(beginning: string): Loc {
  const path: (string | number)[] = [];
  let text = '';
  for (const [mark] of beginning.matchAll(MARKS)) {
    const last = path.at(-1);
    if (mark === '[') path.push(0);
    else if (mark === '{') path.push('');
    else if (mark === ']' || mark === '}') path.pop();
    else if (mark === ':' && last !== undefined) path.splice(-1, 1, keyIn(text));
    else if (mark === ',' && typeof last === 'number') path.splice(-1, 1, last + 1);
    else text = mark;
  }
  return path;
}

/** A JSON string decoded; as written if it is invalid. */
function keyIn(text: string): string {
  try {
    return String(JSON.parse(text)).slice(0, KEY_SHOWN);
  } catch {
    return text.slice(0, KEY_SHOWN);
  }
}

/** The first key that could change the prototype of an object: `__proto__`, or `constructor` with a `prototype`. */
export function reservedNameFault(value: unknown, loc: Loc = BODY): Fault | null {
  if (typeof value !== 'object' || value === null) return null;
  const isList = Array.isArray(value);
  for (const [key, each] of Object.entries(value)) {
    const at = [...loc, isList ? Number(key) : key.slice(0, KEY_SHOWN)];
    const fault = isReserved(key, each)
      ? wireFault(at, { code: 'name_reserved', name: key })
      : reservedNameFault(each, at);
    if (fault) return fault;
  }
  return null;
}

function isReserved(key: string, value: unknown): boolean {
  if (key === '__proto__') return true;
  return (
    key === 'constructor' && typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype')
  );
}
