import { z } from 'zod';
import { STORY_NUMBERS } from '../allLimits.ts';
import {
  EMPTY_STORY,
  ofPlainFields,
  type PlainField,
  PRIVATE_FIELDS,
  type STORY_FIELDS,
} from '../storyFields.ts';
import { text } from './ruled.ts';

type Fields = typeof STORY_FIELDS;
type SchemaOf<F> = F extends { type: 'text' }
  ? z.ZodString
  : F extends { type: 'flag' }
    ? z.ZodBoolean
    : F extends { type: 'count' }
      ? z.ZodInt
      : F extends { type: 'oneOf'; values: readonly (infer V extends string)[] }
        ? z.ZodEnum<{ [K in V]: K }>
        : never;

/** The fields as they are written, within their limits. */
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

/** The fields as readers see them: what is stored is not checked against the limits again. */
export const readFields = (() => {
  const all: Partial<Record<PlainField, z.ZodType>> = ofPlainFields((field) => {
    if (field.type === 'oneOf') return z.enum(field.values);
    return field.type === 'flag' ? z.boolean() : field.type === 'count' ? z.int() : z.string();
  });
  for (const name of PRIVATE_FIELDS) delete all[name as PlainField];
  return all as unknown as { -readonly [F in ReadField]: SchemaOf<Fields[F]> };
})();

/** The same schemas, each with the value of an empty story where it is omitted. */
export function withDefaults<S extends Record<string, z.ZodType>>(
  schemas: S,
): { -readonly [F in keyof S]: z.ZodDefault<S[F]> } {
  const empty: Readonly<Record<string, unknown>> = EMPTY_STORY;
  const defaulted = Object.entries(schemas).map(([name, schema]) => [name, schema.default(empty[name])]);
  return Object.fromEntries(defaulted) as { [F in keyof S]: z.ZodDefault<S[F]> };
}
