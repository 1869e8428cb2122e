import type { StoryStructure } from '@kathaloka/contract/entities';
import { JsonError, placeIn, readJson } from '@kathaloka/contract/json';
import { type SchemaFault, type SchemaFaultKind, structureFault } from './structureFault.ts';

/** Why a text is not a valid structure, and where; lines and columns are counted from 1. */
export interface StructureFault {
  line: number;
  column: number;
  kind: Exclude<JsonError['kind'], 'twice'> | SchemaFaultKind;
  /** The unexpected character, or the path of the value, such as `nodes.intro.choices`. */
  what: string;
  /** The limit, if a number, a length or a count exceeds it. */
  max: number;
}

export type ReadStructure =
  | { structure: StoryStructure; fault?: never }
  | { fault: StructureFault; structure?: never };

/** The place of a fault. A missing value has none, so its parent's is used. */
function placeOf({ path }: SchemaFault, places: ReadonlyMap<string, number>): number {
  return places.get(path.join('.')) ?? places.get(path.slice(0, -1).join('.')) ?? 0;
}

/** Parses a structure from the text of the JSON view; an error has its line and column. */
export function readStructure(text: string): ReadStructure {
  const places = new Map<string, number>();
  try {
    readJson(text, { onValue: (path, at) => places.set(path.join('.'), at) });
  } catch (error) {
    if (!(error instanceof JsonError) || error.kind === 'twice') throw error;
    return { fault: { ...placeIn(text, error.at), kind: error.kind, what: error.what, max: 0 } };
  }
  const structure: unknown = JSON.parse(text);
  const fault = structureFault(structure);
  if (!fault) return { structure: structure as StoryStructure };
  const { kind, path, max } = fault;
  const what = kind === 'name' ? String(path.at(-1)) : path.join('.');
  return { fault: { ...placeIn(text, placeOf(fault, places)), kind, what, max } };
}

export function writeStructure(structure: StoryStructure): string {
  return JSON.stringify(structure, undefined, 2);
}
