import { type Fault, wireFault } from '@kathaloka/contract/entities';

type Loc = Fault['loc'];

/** The location of the body itself. */
const BODY: Loc = ['body'];
/** Keys are shown up to this length, because one may be as long as the body. */
const KEY_SHOWN = 80;

/** A body of more values is made to keep the parser busy: a story of the greatest size has a fifth of them. */
export const JSON_VALUES_MAX = 300_000;

const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((mark) => mark.charCodeAt(0));
const OPENING = new Set(['[', '{'].map((mark) => mark.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((mark) => mark.charCodeAt(0)));

/**
 * The first value that is nested more than `max` levels deep, or one too many. Checked before parsing, because
 * thousands of levels would overflow the stack. Strings are skipped by a search for their ends, which takes
 * milliseconds for files of some megabytes; a regular expression took half a second.
 */
export function sizeFault(text: string, max: number): Fault | null {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at);
      continue;
    }
    if (CLOSING.has(code)) depth -= 1;
    if (OPENING.has(code)) depth += 1;
    else if (code !== COMMA) continue;
    values += 1;
    if (values > JSON_VALUES_MAX) {
      const msg = `The body has too many values: more than ${JSON_VALUES_MAX}.`;
      return { loc: [...BODY], msg, type: 'too_many_values' };
    }
    if (depth > max) {
      const msg = `The body is nested too deeply: more than ${max} levels.`;
      return { loc: [...BODY, ...pathAt(text.slice(0, at))], msg, type: 'too_deep' };
    }
  }
  return null;
}

/** The index of the quote that ends the string at `begin`; the length of the text if there is none. */
function endOfString(text: string, begin: number): number {
  let end = begin;
  do {
    end = text.indexOf('"', end + 1);
    if (end === -1) return text.length;
  } while (isEscaped(text, end));
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let begin = at;
  while (text.charCodeAt(begin - 1) === BACKSLASH) begin -= 1;
  return (at - begin) % 2 === 1;
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
