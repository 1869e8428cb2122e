import { z } from 'zod';
import type { StructureField, StructurePart } from '../structureFields.ts';
import { mapOf, text } from './ruled.ts';
import { STRUCTURE_DESCRIPTIONS } from './structureDescriptions.ts';

export type SchemaOfType<F> = F extends { type: 'text' }
  ? z.ZodString
  : F extends { type: 'oneOf'; values: readonly (infer V extends string)[] }
    ? z.ZodEnum<{ [K in V]: K }>
    : F extends { type: 'count' }
      ? z.ZodInt
      : F extends { type: 'texts' }
        ? z.ZodArray<z.ZodString>
        : F extends { type: 'list'; of: infer P extends StructurePart }
          ? z.ZodArray<SchemaOf<P>>
          : F extends { type: 'map'; of: infer P extends StructurePart }
            ? z.ZodRecord<z.ZodString, SchemaOf<P>>
            : F extends { type: 'textMap' }
              ? z.ZodRecord<z.ZodString, z.ZodString>
              : never;

type SchemaOfField<F> = F extends { isOptional: true } ? z.ZodOptional<SchemaOfType<F>> : SchemaOfType<F>;

type SchemaOf<P extends StructurePart> = z.ZodObject<{
  -readonly [N in keyof P['fields']]: SchemaOfField<P['fields'][N]>;
}>;

function typeSchema(field: StructureField): z.ZodType {
  switch (field.type) {
    case 'text':
      return text(field.max);
    case 'oneOf':
      return z.enum(field.values);
    case 'count':
      return z.int().min(1).max(field.max);
    case 'texts':
      return z.array(text(field.textMax)).max(field.max);
    case 'list':
      return z.array(schemaOf(field.of)).max(field.max);
    case 'textMap':
      return mapOf(text(field.textMax), { keyMax: field.nameMax, entries: field.max });
    default:
      return mapOf(schemaOf(field.of), { keyMax: field.nameMax, entries: field.max });
  }
}

function fieldSchema(field: StructureField, description: string | undefined): z.ZodType {
  const schema = field.isOptional ? typeSchema(field).optional() : typeSchema(field);
  return description === undefined ? schema : schema.describe(description);
}

const made = new Map<StructurePart, z.ZodType>();

/** The schema of a part. Returns the same object for each part, because OpenAPI refers to it by id. */
export function schemaOf<P extends StructurePart>(part: P): SchemaOf<P> {
  let schema = made.get(part);
  if (!schema) {
    const descriptions: Readonly<Record<string, string>> = STRUCTURE_DESCRIPTIONS[part.id];
    const fields = Object.entries(part.fields).map(([name, field]) => [
      name,
      fieldSchema(field, descriptions[name]),
    ]);
    schema = z.object(Object.fromEntries(fields)).meta({ id: part.id });
    made.set(part, schema);
  }
  return schema as SchemaOf<P>;
}
