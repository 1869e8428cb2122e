import { JSON_DEPTH_MAX } from '@kathaloka/contract/limits';

export type JsonPath = readonly (string | number)[];

/** JSON that cannot be read, and the offset of the character at which that shows. */
export class JsonFault extends Error {
  readonly kind: 'end' | 'unexpected' | 'tooDeep';
  readonly what: string;
  readonly at: number;
  constructor(kind: JsonFault['kind'], what: string, at: number) {
    super(kind);
    [this.kind, this.what, this.at] = [kind, what, at];
  }
}

const SPACE = /[ \t\n\r]*/y;
const SCALAR =
  /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

function skip(text: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.exec(text);
  return SPACE.lastIndex;
}

function unexpected(text: string, at: number): JsonFault {
  const code = text.codePointAt(at);
  if (code === undefined) return new JsonFault('end', '', text.trimEnd().length);
  return new JsonFault('unexpected', String.fromCodePoint(code), at);
}

function expectAt(text: string, at: number, character: string): number {
  if (text[at] !== character) throw unexpected(text, at);
  return skip(text, at + 1);
}

function scalar(text: string, at: number): number {
  SCALAR.lastIndex = at;
  if (!SCALAR.test(text)) throw unexpected(text, at);
  return SCALAR.lastIndex;
}

/** Parses the comma-separated entries between brackets. */
function entries(
  text: string,
  at: number,
  close: string,
  entry: (at: number, index: number) => number,
): number {
  let next = skip(text, at + 1);
  if (text[next] === close) return next + 1;
  for (let index = 0; ; index += 1) {
    next = skip(text, entry(next, index));
    if (text[next] === close) return next + 1;
    next = expectAt(text, next, ',');
  }
}

function walk(text: string, at: number, path: JsonPath, places: Map<string, number>): number {
  if (path.length > JSON_DEPTH_MAX) throw new JsonFault('tooDeep', '', at);
  places.set(path.join('.'), at);
  if (text[at] === '[') {
    return entries(text, at, ']', (start, index) => walk(text, start, [...path, index], places));
  }
  if (text[at] !== '{') return scalar(text, at);
  return entries(text, at, '}', (start) => {
    if (text[start] !== '"') throw unexpected(text, start);
    const end = scalar(text, start);
    const key = JSON.parse(text.slice(start, end)) as string;
    return walk(text, expectAt(text, skip(text, end), ':'), [...path, key], places);
  });
}

/** The offset of every value of a JSON text by its path, because `JSON.parse` reports no places. */
export function jsonPlaces(text: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const end = skip(text, walk(text, skip(text, 0), [], places));
  if (end < text.length) throw unexpected(text, end);
  return places;
}
