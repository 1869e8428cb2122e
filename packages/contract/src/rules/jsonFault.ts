import { JSON_DEPTH_MAX } from '../limits.ts';

/** The place of a fault in a JSON text, counted from 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const SPACE = /[ \t\n\r]*/y;
const SCALAR =
  /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

class Stop extends Error {
  readonly at: number;
  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

/** The first fault of a JSON text; null if it is valid. A duplicate name in an object is a fault as well. */
export function jsonFault(text: string): JsonFault | null {
  try {
    const end = skip(text, value(text, skip(text, 0), 0));
    if (end < text.length) throw unexpected(text, end);
    return null;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const before = text.slice(0, error.at).split('\n');
    return { line: before.length, column: before.at(-1)!.length + 1, message: error.message };
  }
}

function skip(text: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.exec(text);
  return SPACE.lastIndex;
}

function unexpected(text: string, at: number): Stop {
  const code = text.codePointAt(at);
  if (code === undefined) return new Stop(text.trimEnd().length, 'The JSON ends too early.');
  return new Stop(at, `${JSON.stringify(String.fromCodePoint(code))} is not expected here.`);
}

function scalar(text: string, at: number): number {
  SCALAR.lastIndex = at;
  if (!SCALAR.test(text)) throw unexpected(text, at);
  return SCALAR.lastIndex;
}

function value(text: string, at: number, depth: number): number {
  if (depth > JSON_DEPTH_MAX) throw new Stop(at, 'It is nested too deeply here.');
  if (text[at] === '[') return entries(text, at, ']', (from) => value(text, from, depth + 1));
  if (text[at] !== '{') return scalar(text, at);
  const names = new Set<string>();
  return entries(text, at, '}', (from) => {
    if (text[from] !== '"') throw unexpected(text, from);
    const end = scalar(text, from);
    const name = JSON.parse(text.slice(from, end)) as string;
    if (names.has(name))
      throw new Stop(from, `The name ${JSON.stringify(name)} stands twice. Rename one of them.`);
    names.add(name);
    const colon = skip(text, end);
    if (text[colon] !== ':') throw unexpected(text, colon);
    return value(text, skip(text, colon + 1), depth + 1);
  });
}

function entries(text: string, at: number, close: string, entry: (from: number) => number): number {
  let next = skip(text, at + 1);
  if (text[next] === close) return next + 1;
  for (;;) {
    next = skip(text, entry(next));
    if (text[next] === close) return next + 1;
    if (text[next] !== ',') throw unexpected(text, next);
    next = skip(text, next + 1);
  }
}
