import type { Change } from './expr.ts';
import { readChange } from './readExpr.ts';
import { tokensOf } from './tokens.ts';

const TARGET = /^\s*([$]?[\p{L}_][\p{L}\p{M}\p{N}\p{Join_Control}_.]*)\s*(\+=|-=|\+\+|--|=(?!=)|to\b|:)\s*/u;
const COUNTED = /^\s*(\+\+|--)\s*([$]?[\p{L}_][\p{L}\p{M}\p{N}_.]*)\s*$/u;

/** An assignment: `$oil to $oil - 1`, `s.lamp = true`, `courage += 2`, `courage++`. */
export function readAssignment(source: string): Change {
  const counted = COUNTED.exec(source);
  if (counted) return { kind: 'add', name: plain(counted[2]!), amount: counted[1] === '++' ? 1 : -1 };
  const put = PUT.exec(source);
  if (put) {
    const items = itemsIn(put[3]!);
    const by = put[2] === 'delete' ? 'remove' : 'add';
    return items
      ? { kind: 'members', name: plain(put[1]!), by, items }
      : { kind: 'unknown', name: plain(put[1]!), source };
  }
  const match = TARGET.exec(source);
  if (!match) return { kind: 'unknown', name: null, source };
  const [whole, variable, operator] = match;
  const name = plain(variable!);
  const rest = source.slice(whole.length);
  if (operator === '++' || operator === '--') {
    const isWhole = rest.trim() === '';
    return isWhole
      ? { kind: 'add', name, amount: operator === '++' ? 1 : -1 }
      : { kind: 'unknown', name, source };
  }
  const listed = listChange(name, operator!, rest);
  if (listed) return listed;
  if (operator === '+=' || operator === '-=') return added(name, operator, rest, source);
  return readChange(name, rest, source);
}

/** `$bag.push("lamp")`, `$bag.delete("lamp")` */
const PUT = /^\s*([$]?[\p{L}_][\p{L}\p{M}\p{N}_.]*)\.(push|pushUnique|delete)\s*\(([^()]{0,500})\)\s*;?\s*$/u;
const WORDS = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g;
const ARRAY = /^\s*(?:\((?:a|array)\s*:\s*([^()]{0,1000})\)|\[([^[\]]{0,1000})\])\s*$/;

/** The items of a list of quoted texts, separated by commas; undefined for anything else. */
function itemsIn(list: string): string[] | undefined {
  const rest = list.replace(WORDS, '').replace(/[\s,]/g, '');
  if (rest !== '') return undefined;
  return [...list.matchAll(WORDS)].map(([, double, single]) => double ?? single ?? '');
}

/** `$bag to (a: "lamp")`, `$bag to $bag + (a: "lamp")`, `$bag to it - (a: "lamp")`, `$bag += ["lamp"]` */
function listChange(name: string, operator: string, rest: string): Change | undefined {
  const [, self, sign, more] =
    /^\s*([$]?[\p{L}_][\p{L}\p{M}\p{N}_.]*)\s*([+-])\s*([([][\s\S]*)$/u.exec(rest) ?? [];
  const isSelf = self !== undefined && (self === 'it' || plain(self) === name);
  const [, inside, brackets] = ARRAY.exec(isSelf ? more! : rest) ?? [];
  const items =
    inside === undefined && brackets === undefined ? undefined : itemsIn(inside ?? brackets ?? '');
  if (!items) return undefined;
  const by = isSelf ? sign : operator;
  return {
    kind: 'members',
    name,
    by: by?.startsWith('+') ? 'add' : by?.startsWith('-') ? 'remove' : 'be',
    items,
  };
}

function added(name: string, operator: string, rest: string, source: string): Change {
  const amount = readChange(name, rest, source);
  if (amount.kind !== 'set' || typeof amount.value !== 'number') return { kind: 'unknown', name, source };
  return { kind: 'add', name, amount: operator === '+=' ? amount.value : 0 - amount.value };
}

/** Splits a list of assignments as its program does. Quoted text is never split. */
export function readAssignments(source: string, dividers: string): Change[] {
  return partsOf(source, dividers)
    .filter((part) => part.trim() !== '')
    .map(readAssignment);
}

function partsOf(source: string, dividers: string): string[] {
  const parts: string[] = [];
  let begin = 0;
  let quote = '';
  let depth = 0;
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at]!;
    if (quote) {
      if (character === '\\') at += 1;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    else if (depth === 0 && dividers.includes(character)) {
      parts.push(source.slice(begin, at));
      begin = at + 1;
    }
  }
  parts.push(source.slice(begin));
  return parts;
}

function plain(variable: string): string {
  return tokensOf(variable)?.[0]?.text ?? variable;
}
