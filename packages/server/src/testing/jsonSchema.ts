import { z } from 'zod';

/** The parts of a schema from which tests make values. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

const schemas = new WeakMap<z.ZodType, JsonSchema>();

/** The input schema, cached. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = schemas.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  schemas.set(schema, made);
  return made;
}

/** The shape that a `$ref` names. */
export const referred = (ref: string, { $defs }: JsonSchema): JsonSchema => $defs![ref.split('/').at(-1)!]!;
