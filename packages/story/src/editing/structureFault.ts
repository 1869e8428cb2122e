import type { JsonPath } from '@kathaloka/contract/json';
import { checkCharacters, checkKey, isJsonObject } from '@kathaloka/contract/rules';
import { STRUCTURE, type StructureField, type StructurePart } from '@kathaloka/contract/structureFields';

export type SchemaFaultKind =
  | 'object'
  | 'text'
  | 'list'
  | 'tooMany'
  | 'tooLong'
  | 'characters'
  | 'name'
  | 'mode'
  | 'turns';

/** The fault of a JSON value that is not a structure, and its path. */
export interface SchemaFault {
  readonly kind: SchemaFaultKind;
  readonly path: JsonPath;
  readonly max: number;
}

function fault(kind: SchemaFaultKind, max = 0): SchemaFault {
  return { kind, path: [], max };
}

/** The first fault among the parts, with the part's key in the path. */
function firstFault<K extends string | number>(
  keys: Iterable<K>,
  faultAt: (key: K) => SchemaFault | undefined,
): SchemaFault | undefined {
  for (const key of keys) {
    const found = faultAt(key);
    if (found) return { ...found, path: [key, ...found.path] };
  }
  return undefined;
}

/** Whether a name is valid both as it is and trimmed, because fields trim names. */
function isName(name: string, max: number): boolean {
  return !checkKey(name, max) && !checkKey(name.trim(), max);
}

function textFault(value: unknown, max: number): SchemaFault | undefined {
  if (typeof value !== 'string') return fault('text');
  if (value.length > max) return fault('tooLong', max);
  return checkCharacters(value) && fault('characters');
}

function listFault(
  value: unknown,
  max: number,
  faultOf: (entry: unknown) => SchemaFault | undefined,
): SchemaFault | undefined {
  if (!Array.isArray(value)) return fault('list');
  if (value.length > max) return fault('tooMany', max);
  return firstFault(value.keys(), (index) => faultOf(value[index]));
}

function fieldFault(value: unknown, field: StructureField): SchemaFault | undefined {
  switch (field.type) {
    case 'text':
      return textFault(value, field.max);
    case 'oneOf':
      return field.values.some((known) => known === value) ? undefined : fault('mode');
    case 'count':
      return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= field.max
        ? undefined
        : fault('turns', field.max);
    case 'texts':
      return listFault(value, field.max, (text) => textFault(text, field.textMax));
    case 'list':
      return listFault(value, field.max, (part) => partFault(part, field.of));
    case 'textMap':
      return mapFault(value, field, (text) => textFault(text, field.textMax));
    default:
      return mapFault(value, field, (part) => partFault(part, field.of));
  }
}

function mapFault(
  value: unknown,
  { max, nameMax }: { readonly max: number; readonly nameMax: number },
  faultOf: (entry: unknown) => SchemaFault | undefined,
): SchemaFault | undefined {
  if (!isJsonObject(value)) return fault('object');
  if (Object.keys(value).length > max) return fault('tooMany', max);
  return firstFault(Object.keys(value), (name) =>
    isName(name, nameMax) ? faultOf(value[name]) : fault('name'),
  );
}

function partFault(value: unknown, { fields }: StructurePart): SchemaFault | undefined {
  if (!isJsonObject(value)) return fault('object');
  return firstFault(Object.keys(fields), (name) => {
    const field = fields[name]!;
    return field.isOptional && value[name] === undefined ? undefined : fieldFault(value[name], field);
  });
}

/** Finds the first fault by the same rules as the server's schema, without its library. */
export function structureFault(value: unknown, part: StructurePart = STRUCTURE): SchemaFault | undefined {
  return partFault(value, part);
}
