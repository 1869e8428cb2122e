import { JSON_DEPTH_MAX } from '../limits.ts';

export type JsonPath = readonly (string | number)[];

/** The fault of a JSON text, and its offset. */
export class JsonError extends Error {
  readonly kind: 'end' | 'unexpected' | 'tooDeep' | 'twice';
  /** The unexpected character, or the duplicate name. */
  readonly what: string;
  readonly at: number;
  /** Whether a further entry begins right after the last one, so that a comma is missing. */
  readonly isNextEntry: boolean;
  constructor(kind: JsonError['kind'], what: string, at: number, isNextEntry = false) {
    super(kind);
    [this.kind, this.what, this.at, this.isNextEntry] = [kind, what, at, isNextEntry];
  }
}

/** Callbacks during parsing; each may throw. */
interface Reader {
  readonly onValue?: (path: JsonPath, at: number) => void;
  /** `names` are the names that the object has so far. */
  readonly onName?: (name: string, names: Set<string>, at: number) => void;
}

const SPACE = /[ \t\n\r]*/y;
const SCALAR =
  /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

function skip(text: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.exec(text);
  return SPACE.lastIndex;
}

function unexpected(text: string, at: number, isBehindEntry = false): JsonError {
  const code = text.codePointAt(at);
  if (code === undefined) return new JsonError('end', '', text.trimEnd().length);
  const sign = String.fromCodePoint(code);
  return new JsonError('unexpected', sign, at, isBehindEntry && /["{[\w-]/.test(sign));
}

function scalar(text: string, at: number): number {
  SCALAR.lastIndex = at;
  if (!SCALAR.test(text)) throw unexpected(text, at);
  return SCALAR.lastIndex;
}

/** Reads the comma-separated entries between brackets. Returns the offset after the closing bracket. */
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
    if (text[next] !== ',') throw unexpected(text, next, true);
    next = skip(text, next + 1);
  }
}

function value(text: string, at: number, path: JsonPath, reader: Reader): number {
  if (path.length > JSON_DEPTH_MAX) throw new JsonError('tooDeep', '', at);
  reader.onValue?.(path, at);
  if (text[at] === '[')
    return entries(text, at, ']', (from, index) => value(text, from, [...path, index], reader));
  if (text[at] !== '{') return scalar(text, at);
  const names = new Set<string>();
  return entries(text, at, '}', (from) => {
    if (text[from] !== '"') throw unexpected(text, from);
    const end = scalar(text, from);
    const name = JSON.parse(text.slice(from, end)) as string;
    reader.onName?.(name, names, from);
    names.add(name);
    const colon = skip(text, end);
    if (text[colon] !== ':') throw unexpected(text, colon);
    return value(text, skip(text, colon + 1), [...path, name], reader);
  });
}

/** Reads a JSON text to its end, or throws a `JsonError` with the offset, which `JSON.parse` does not report. */
export function readJson(text: string, reader: Reader): void {
  const end = skip(text, value(text, skip(text, 0), [], reader));
  if (end < text.length) throw unexpected(text, end);
}

/** The line and the column of an offset, counted from 1. */
export function placeIn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}
