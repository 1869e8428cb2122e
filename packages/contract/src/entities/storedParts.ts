import type { LAYER_TEXTS } from '../layerFields.ts';
import type { STRUCTURE, StructureField, StructurePart } from '../structureFields.ts';

type Fields = Readonly<Record<string, unknown>>;
type PartMap = Readonly<Record<string, Fields>>;

/** The part with the fields that its table names, in that order, as the schema made of the table would return it. */
export function storedPart(part: typeof STRUCTURE | typeof LAYER_TEXTS, value: unknown): Fields {
  return isAsNamed(part, value as Fields) ? (value as Fields) : namedFields(part, value as Fields);
}

const entries = new Map<StructurePart, readonly (readonly [string, StructureField])[]>();

function fieldsOf(part: StructurePart) {
  let fields = entries.get(part);
  if (!fields) entries.set(part, (fields = Object.entries(part.fields)));
  return fields;
}

/** Without copying anything: what the schema has once returned is as it names it. */
function isAsNamed(part: StructurePart, value: Fields): boolean {
  refuseOthers(value);
  const fields = fieldsOf(part);
  let at = 0;
  for (const key in value) {
    while (at < fields.length && fields[at]![0] !== key) at += 1;
    if (at === fields.length || !isValueAsNamed(fields[at]![1], value[key])) return false;
    at += 1;
  }
  return true;
}

function isValueAsNamed(field: StructureField, value: unknown): boolean {
  if (field.type === 'list') return (value as readonly Fields[]).every((item) => isAsNamed(field.of, item));
  if (field.type !== 'map') return true;
  refuseOthers(value);
  for (const name in value as PartMap) if (!isAsNamed(field.of, (value as PartMap)[name]!)) return false;
  return true;
}

/** What was damaged in the database must not look like a story without scenes. */
function refuseOthers(value: unknown): void {
  if (typeof value !== 'object' || value === null) throw new TypeError('A stored part is no object.');
}

function namedFields(part: StructurePart, value: Fields): Fields {
  const named: Record<string, unknown> = {};
  for (const [name, field] of fieldsOf(part))
    if (value[name] !== undefined) named[name] = namedValue(field, value[name]);
  return named;
}

function namedValue(field: StructureField, value: unknown): unknown {
  if (field.type === 'list') return (value as readonly Fields[]).map((item) => namedFields(field.of, item));
  if (field.type !== 'map') return value;
  const parts: Record<string, Fields> = {};
  for (const [name, item] of Object.entries(value as PartMap)) parts[name] = namedFields(field.of, item);
  return parts;
}
