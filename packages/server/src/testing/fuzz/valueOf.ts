import type { Random } from '@kathaloka/story';
import type { z } from 'zod';
import { type JsonSchema, jsonSchemaOf, referred } from '../jsonSchema.ts';
import { between, chance, pick } from './picks.ts';

/** Ids that exist, by the name of the field. */
export type KnownIds = (field: string) => readonly string[];

interface Making {
  readonly random: Random;
  readonly root: JsonSchema;
  readonly ids: KnownIds;
}

/** A value that matches a schema, in one of its spellings. Rules between fields may still refuse it. */
export function valueOf(schema: z.ZodType, random: Random, ids: KnownIds): unknown {
  const root = jsonSchemaOf(schema);
  return make(root, '', { random, root, ids });
}

function make(shape: JsonSchema, field: string, making: Making): unknown {
  const { random, root } = making;
  if (shape.$ref !== undefined) return make(referred(shape.$ref, root), field, making);
  const kinds = shape.anyOf ?? shape.oneOf;
  if (kinds) return make(pick(random, kinds), field, making);
  if (shape.allOf) return make(shape.allOf[0]!, field, making);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return pick(random, shape.enum);
  switch (shape.type) {
    case 'object':
      return objectOf(shape, making);
    case 'array':
      return listOf(shape, field, making);
    case 'integer':
      return Math.round(numberOf(shape, random));
    case 'number':
      return numberOf(shape, random);
    case 'boolean':
      return chance(random, 0.5);
    case 'null':
      return null;
    default:
      return textOf(shape, field, making);
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema, making: Making) {
  const { random } = making;
  const fields = Object.entries(properties)
    .filter(([name]) => required.includes(name) || chance(random, 0.6))
    .map(([name, shape]) => [name, make(shape, name, making)] as const);
  const others =
    typeof additionalProperties === 'object'
      ? Array.from({ length: between(random, 0, 3) }, () => {
          return [pick(random, KEYS), make(additionalProperties, '', making)] as const;
        })
      : [];
  return Object.fromEntries([...fields, ...others]);
}

function listOf({ items = {}, maxItems = 20 }: JsonSchema, field: string, making: Making): unknown[] {
  const length = chance(making.random, 0.02) ? Math.min(maxItems, 200) : between(making.random, 0, 3);
  return Array.from({ length: Math.min(length, maxItems) }, () => make(items, field, making));
}

function numberOf({ minimum = -1000, maximum = 1000 }: JsonSchema, random: Random): number {
  if (chance(random, 0.1)) return minimum;
  if (chance(random, 0.1)) return maximum;
  return minimum + random() * (Math.min(maximum, minimum + 1000) - minimum);
}

function textOf({ format, minLength = 0, maxLength = 200 }: JsonSchema, field: string, making: Making) {
  const { random, ids } = making;
  if (format === 'uuid') return spelledId(pick(random, ids(field)), random);
  const known = OF_FORMATS[format ?? ''];
  if (known) return pick(random, known);
  const length = chance(random, 0.02)
    ? Math.min(maxLength, 5000)
    : between(random, 0, Math.min(maxLength, 60));
  let text = '';
  while (text.length < Math.max(minLength, length)) text += pick(random, WORDS);
  const cut = text.slice(0, Math.max(minLength, length)).toWellFormed();
  return chance(random, 0.1) ? ` ${cut} ` : chance(random, 0.1) ? cut.normalize('NFD') : cut;
}

/** Some programs write ids in capitals. */
export const spelledId = (id: string, random: Random): string =>
  chance(random, 0.15) ? id.toUpperCase() : id;

const KEYS = ['start', 'bank', 'नदी', 'a b', 'constructor', '__proto__', 'x'.repeat(60), ''];

const OF_FORMATS: Readonly<Record<string, readonly string[]>> = {
  email: [
    'somebody@example.org',
    'SOMEBODY@Example.ORG',
    'some.body+tag@example.org',
    'x@xn--p1b6ci4b4b3a.example',
  ],
  password: ['Sarayu 1! river', 'सरयू नदी 1! River', 'short', 'x'.repeat(128)],
  'date-time': ['2026-11-20T09:30:00.000Z', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
  date: ['2026-11-20', '1999-02-28', '2000-02-29'],
  uri: ['https://127.0.0.1/a.png', 'HTTPS://LOCALHOST/%F0%9F%98%80', 'http://localhost'],
};

/** Words in several scripts, with marks, joiners, other digits, emoji, and capitals that are longer. */
const WORDS = [
  'the river ',
  'RIVER',
  'नदी के पार ',
  'क्षत्रिय',
  'دریا کے پار ',
  'நதி ',
  'ব্রহ্মপুত্র ',
  'ﬀ',
  'İstanbul ',
  'ß',
  'e\u0301',
  '\u200d',
  '\u00a0',
  '१२३ ',
  '👩‍👩‍👧 ',
  '<b>',
  '"',
  "'",
  '\\',
  '%',
  '_',
  '{x}',
  '\n',
  '0',
];
