import type { z } from 'zod';
import { type JsonSchema, jsonSchemaOf, referred } from './jsonSchema.ts';

const STRINGS: Readonly<Record<string, string>> = {
  uuid: '0b0b0b0b-0000-4000-8000-000000000000',
  email: 'somebody@example.org',
  password: 'Sarayu 1! river',
  'date-time': '2026-11-20T09:30:00.000Z',
};

/** A value that matches a schema. Additional rules may still refuse it. */
export function sampleOf(schema: z.ZodType): unknown {
  const root = jsonSchemaOf(schema);
  return valueOf(root, root);
}

function valueOf(shape: JsonSchema, root: JsonSchema): unknown {
  if (shape.$ref !== undefined) return valueOf(referred(shape.$ref, root), root);
  const [first] = shape.anyOf ?? shape.oneOf ?? shape.allOf ?? [];
  if (first) return valueOf(first, root);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  switch (shape.type) {
    case 'object':
      return objectOf(shape, root);
    case 'array':
      return [valueOf(shape.items ?? {}, root)];
    case 'integer':
    case 'number':
      return Math.max(1, shape.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return STRINGS[shape.format ?? ''] ?? 'x'.repeat(Math.max(3, shape.minLength ?? 0));
  }
}

function objectOf({ properties = {}, additionalProperties }: JsonSchema, root: JsonSchema): object {
  const fields = Object.entries(properties).map(([name, shape]) => [name, valueOf(shape, root)] as const);
  const others = typeof additionalProperties === 'object' ? { any: valueOf(additionalProperties, root) } : {};
  return { ...Object.fromEntries(fields), ...others };
}
