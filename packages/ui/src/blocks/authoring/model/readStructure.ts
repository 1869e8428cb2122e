import type { StoryStructure } from '@kathaloka/contract/entities';
import { JsonFault, jsonPlaces } from './jsonPlaces.ts';
import { checkStructure, SchemaFault, type SchemaFaultKind } from './structureSchema.ts';

/** Why a text is not a valid structure, and where; lines and columns are counted from 1. */
export interface StructureFault {
  line: number;
  column: number;
  kind: JsonFault['kind'] | SchemaFaultKind;
  /** The character, or the path such as `nodes.intro.choices`. */
  what: string;
  /** The largest number or length that is allowed, where there are too many. */
  max: number;
}

export type ReadStructure =
  | { structure: StoryStructure; fault?: never }
  | { fault: StructureFault; structure?: never };

type Found = Omit<StructureFault, 'line' | 'column'>;

function placed(text: string, at: number, found: Found): StructureFault {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  return { line, column: at - before.lastIndexOf('\n'), ...found };
}

/** A missing value has no place of its own, so its parent's stands for it. */
function placeOf({ path }: SchemaFault, places: ReadonlyMap<string, number>): number {
  return places.get(path.join('.')) ?? places.get(path.slice(0, -1).join('.')) ?? 0;
}

/** Parses a structure from the text of the JSON view; an error has its line and column. */
export function readStructure(text: string): ReadStructure {
  let places: ReadonlyMap<string, number> = new Map();
  try {
    places = jsonPlaces(text);
    return { structure: checkStructure(JSON.parse(text)) };
  } catch (error) {
    if (error instanceof JsonFault) {
      return { fault: placed(text, error.at, { kind: error.kind, what: error.what, max: 0 }) };
    }
    if (!(error instanceof SchemaFault)) throw error;
    const { kind, path, max } = error;
    const what = kind === 'name' ? String(path.at(-1)) : path.join('.');
    return { fault: placed(text, placeOf(error, places), { kind, what, max }) };
  }
}

export function writeStructure(structure: StoryStructure): string {
  return JSON.stringify(structure, undefined, 2);
}
