import type { Change } from './expr.ts';
import { readChange } from './readExpr.ts';
import { tokensOf } from './tokens.ts';

const TARGET = /^\s*([$]?[\p{L}_][\p{L}\p{M}\p{N}\p{Join_Control}_.]*)\s*(\+=|-=|\+\+|--|=(?!=)|to\b|:)\s*/u;
const COUNTED = /^\s*(\+\+|--)\s*([$]?[\p{L}_][\p{L}\p{M}\p{N}_.]*)\s*$/u;

/** An assignment: `$oil to $oil - 1`, `s.lamp = true`, `courage += 2`, `courage++`. */
export function readAssignment(source: string): Change {
  const counted = COUNTED.exec(source);
  if (counted) return { kind: 'add', name: plain(counted[2]!), amount: counted[1] === '++' ? 1 : -1 };
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
  if (operator === '+=' || operator === '-=') return added(name, operator, rest, source);
  return readChange(name, rest, source);
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
