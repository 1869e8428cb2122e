import { z } from 'zod';
import { STORY_NUMBERS } from '../allLimits.ts';
import {
  EMPTY_FIELDS,
  ofPlainFields,
  type PlainField,
  PRIVATE_FIELDS,
  type STORY_FIELDS,
} from '../storyFieldTable.ts';
import { text } from './ruled.ts';
import type { SchemaOfType } from './structureSchema.ts';

type Fields = typeof STORY_FIELDS;
type SchemaOf<F> = F extends { type: 'flag' } ? z.ZodBoolean : SchemaOfType<F>;

/** The schemas for input, which check the limits. */
export const writtenFields = ofPlainFields((field, name) => {
  switch (field.type) {
    case 'text':
      return text(field.max);
    case 'flag':
      return z.boolean();
    case 'oneOf':
      return z.enum(field.values);
    default: {
      const { min, max } = STORY_NUMBERS[name as keyof typeof STORY_NUMBERS];
      return z.int().min(min).max(max);
    }
  }
}) as unknown as { -readonly [F in PlainField]: SchemaOf<Fields[F]> };

type ReadField = Exclude<PlainField, (typeof PRIVATE_FIELDS)[number]>;

/** The schemas for output: stored values are not checked against the limits again. */
export const readFields = Object.fromEntries(
  Object.entries(
    ofPlainFields(({ type, ...field }) => {
      if (type === 'flag') return z.boolean();
      if (type === 'count') return z.int();
      return 'values' in field ? z.enum(field.values) : z.string();
    }),
  ).filter(([name]) => !PRIVATE_FIELDS.some((field) => field === name)),
) as unknown as { -readonly [F in ReadField]: SchemaOf<Fields[F]> };

/** Adds to each schema the value of an empty story as its default. */
export function withDefaults<S extends Record<string, z.ZodType>>(
  schemas: S,
): { -readonly [F in keyof S]: z.ZodDefault<S[F]> } {
  const empty: Readonly<Record<string, unknown>> = EMPTY_FIELDS;
  const defaulted = Object.entries(schemas).map(([name, schema]) => [name, schema.default(empty[name])]);
  return Object.fromEntries(defaulted) as { [F in keyof S]: z.ZodDefault<S[F]> };
}
