import type { StoryStructure } from '@kathaloka/contract/entities';
import { CHOICES_MAX, JSON_DEPTH_MAX, NODES_MAX } from '@kathaloka/contract/limits';
import { nameFault } from './storyDraft.ts';

/** Why a text is not a valid structure, and on which line. */
export interface StructureFault {
  line: number;
  kind: 'end' | 'unexpected' | 'tooDeep' | 'object' | 'text' | 'list' | 'tooMany' | 'name';
  /** The character, or the path such as `nodes.intro.choices`. */
  what: string;
}

export type ReadStructure =
  | { structure: StoryStructure; fault?: never }
  | { fault: StructureFault; structure?: never };

class Fault extends Error {
  readonly kind: StructureFault['kind'];
  readonly what: string;
  readonly at: number;
  constructor(kind: StructureFault['kind'], what: string, at: number) {
    super(kind);
    [this.kind, this.what, this.at] = [kind, what, at];
  }
}

type Path = readonly (string | number)[];
type Reader = (text: string, at: number, path: Path, starts: Map<string, number>) => number;

const SPACE = /[ \t\n\r]*/y;
const SCALAR =
  /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

function skip(text: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.exec(text);
  return SPACE.lastIndex;
}

function unexpected(text: string, at: number): Fault {
  const code = text.codePointAt(at);
  if (code === undefined) return new Fault('end', '', text.trimEnd().length);
  return new Fault('unexpected', String.fromCodePoint(code), at);
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

/** Parses one value and records the position of each nested value, because `JSON.parse` reports no lines. */
const walk: Reader = (text, at, path, starts) => {
  if (path.length > JSON_DEPTH_MAX) throw new Fault('tooDeep', '', at);
  starts.set(path.join('.'), at);
  if (text[at] === '[') {
    return entries(text, at, ']', (start, index) => walk(text, start, [...path, index], starts));
  }
  if (text[at] !== '{') return scalar(text, at);
  return entries(text, at, '}', (start) => {
    if (text[start] !== '"') throw unexpected(text, start);
    const end = scalar(text, start);
    const key = JSON.parse(text.slice(start, end)) as string;
    return walk(text, expectAt(text, skip(text, end), ':'), [...path, key], starts);
  });
};

type JsonObject = Record<string, unknown>;
type Complain = (kind: StructureFault['kind'], path: Path) => Fault;

function objectAt(value: unknown, path: Path, complain: Complain): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw complain('object', path);
  return value as JsonObject;
}

function checkText(owner: JsonObject, key: string, path: Path, complain: Complain): void {
  if (typeof owner[key] !== 'string') throw complain('text', [...path, key]);
}

function checkNode(value: unknown, path: Path, complain: Complain): void {
  const node = objectAt(value, path, complain);
  checkText(node, 'text', path, complain);
  const { choices } = node;
  if (!Array.isArray(choices)) throw complain('list', [...path, 'choices']);
  if (choices.length > CHOICES_MAX) throw complain('tooMany', [...path, 'choices']);
  choices.forEach((choice: unknown, index) => {
    const place = [...path, 'choices', index];
    const given = objectAt(choice, place, complain);
    checkText(given, 'text', place, complain);
    checkText(given, 'target', place, complain);
  });
}

function checkStructure(value: unknown, complain: Complain): StoryStructure {
  const structure = objectAt(value, [], complain);
  checkText(structure, 'start_node', [], complain);
  const nodes = objectAt(structure['nodes'], ['nodes'], complain);
  if (Object.keys(nodes).length > NODES_MAX) throw complain('tooMany', ['nodes']);
  for (const [name, node] of Object.entries(nodes)) {
    if (nameFault({ start_node: '', nodes: {} }, name)) throw complain('name', ['nodes', name]);
    checkNode(node, ['nodes', name], complain);
  }
  return structure as StoryStructure;
}

/** Parses a structure from the text of the JSON view; an error has its line. */
export function readStructure(text: string): ReadStructure {
  const starts = new Map<string, number>();
  const lineAt = (at: number) => text.slice(0, at).split('\n').length;
  const complain: Complain = (kind, path) => {
    // a missing value has no position of its own, so use its parent's
    const owner = starts.get(path.join('.')) ?? starts.get(path.slice(0, -1).join('.')) ?? 0;
    return new Fault(kind, kind === 'name' ? String(path.at(-1)) : path.join('.'), owner);
  };
  try {
    const end = skip(text, walk(text, skip(text, 0), [], starts));
    if (end < text.length) throw unexpected(text, end);
    return { structure: checkStructure(JSON.parse(text), complain) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { fault: { line: lineAt(error.at), kind: error.kind, what: error.what } };
  }
}

export function writeStructure(structure: StoryStructure): string {
  return JSON.stringify(structure, undefined, 2);
}
