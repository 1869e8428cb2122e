import type { CallName } from '@kathaloka/contract/calls';
import { type Endpoint, endpoints } from '@kathaloka/contract/endpoints';
import { BODY_MAX_BYTES, JSON_DEPTH_MAX } from '@kathaloka/contract/limits';
import type { Random } from '@kathaloka/story';
import { kindOf } from '../../packages/server/src/testing/fuzz/fuzzWorld.ts';
import { between, chance, pick } from '../../packages/server/src/testing/fuzz/picks.ts';
import { type JsonSchema, jsonSchemaOf, referred } from '../../packages/server/src/testing/jsonSchema.ts';
import { BODIES, STORIES } from './stories.ts';
import { textFor } from './texts.ts';

/** A call as it may be sent by anybody: ids are names such as `@story:2`, which each attacker replaces by their own. */
export interface Form {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly encoding: string;
}

interface Making {
  readonly random: Random;
  readonly root: JsonSchema;
  readonly path: string;
  /** Which of an attacker's stories, with its game, link and so on, the call is about. */
  readonly number: number;
}

/** What a value of a list or of an object takes beside its text. */
const OVERHEAD = 12;
const ENCODINGS = ['identity', 'gzip', 'br'];

/** A call within the limits of its row, and mostly near them. */
export function freshForm(name: CallName, random: Random): Form {
  const row: Endpoint = endpoints[name];
  const number = between(random, 0, STORIES.length - 1);
  const part = (schema: Endpoint['body'], bytes: number) => {
    if (!schema) return undefined;
    const root = jsonSchemaOf(schema);
    return filled(root, '', bytes, { random, root, path: row.path, number });
  };
  const known = BODIES[name];
  const bytes = (row.bodyMaxBytes ?? BODY_MAX_BYTES) * pick(random, [0.9, 0.9, 0.3, 0.02, 0]);
  return {
    params: (part(row.params, 500) ?? {}) as Form['params'],
    query: (part(row.query, 6000) ?? {}) as Form['query'],
    body: known && chance(random, 0.5) ? known(number) : part(row.body, bytes),
    encoding: pick(random, ENCODINGS),
  };
}

/** The same call with one part changed: another resource, a greater list, other texts at one place. */
export function changedForm(name: CallName, form: Form, random: Random): Form {
  const row: Endpoint = endpoints[name];
  const kind = pick(random, ['fresh', 'encoding', 'body', 'body', 'body', 'body'] as const);
  if (kind === 'encoding') return { ...form, encoding: pick(random, ENCODINGS) };
  if (kind === 'fresh' || !row.body) {
    const { params, query } = freshForm(name, random);
    return chance(random, 0.5) ? { ...form, params } : { ...form, query };
  }
  const root = jsonSchemaOf(row.body);
  const most = (row.bodyMaxBytes ?? BODY_MAX_BYTES) * 0.9;
  const rest = most - JSON.stringify(form.body ?? null).length;
  const making = { random, root, path: row.path, number: between(random, 0, STORIES.length - 1) };
  return { ...form, body: changed(root, form.body, Math.max(rest, most * 0.05), making) };
}

/** Goes down to a place at random, and fills it in another way or repeats what it has. */
function changed(shape: JsonSchema, value: unknown, bytes: number, making: Making): unknown {
  const { random, root } = making;
  if (shape.$ref !== undefined) return changed(referred(shape.$ref, root), value, bytes, making);
  const kinds = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (kinds) return changed(kinds.find((kind) => isOf(kind, value, root)) ?? kinds[0]!, value, bytes, making);
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (keys.length === 0 || chance(random, 0.2)) return filled(shape, '', bytes, making);
  if (Array.isArray(value) && chance(random, 0.4)) {
    const list = value as readonly unknown[];
    const times = Math.max(1, Math.min(64, Math.floor(bytes / (JSON.stringify(list).length + 1)) + 1));
    return Array.from({ length: times }, () => list)
      .flat()
      .slice(0, shape.maxItems ?? Infinity);
  }
  const key = pick(random, keys);
  const part = (value as Record<string, unknown>)[key];
  const inner = shape.properties?.[key] ?? shape.items ?? ofOthers(shape);
  const other = changed(inner, part, bytes, making);
  return Array.isArray(value) ? value.with(Number(key), other) : { ...(value as object), [key]: other };
}

function isOf({ $ref, type, const: only }: JsonSchema, value: unknown, root: JsonSchema): boolean {
  if ($ref !== undefined) return isOf(referred($ref, root), value, root);
  if (only !== undefined) return value === only;
  return type === (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
}

const ofOthers = ({ additionalProperties }: JsonSchema): JsonSchema =>
  typeof additionalProperties === 'object' ? additionalProperties : {};

function filled(shape: JsonSchema, field: string, bytes: number, making: Making): unknown {
  const { random, root } = making;
  if (field === 'selected_choice') return { text: `@choice:${making.number}` };
  if (shape.$ref !== undefined) return filled(referred(shape.$ref, root), field, bytes, making);
  const kinds = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (kinds) return filled(pick(random, kinds), field, bytes, making);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return pick(random, shape.enum);
  switch (shape.type) {
    case 'object':
      return filledObject(shape, bytes, making);
    case 'array':
      return filledList(shape, field, bytes, making);
    case 'integer':
    case 'number':
      return pick(random, [within(shape, -1e9), within(shape, 1), within(shape, 1990), within(shape, 1e9)]);
    case 'boolean':
      return chance(random, 0.5);
    case 'null':
      return null;
    case 'string':
      return filledText(shape, field, bytes, making);
    default:
      return nested(random, bytes);
  }
}

const within = ({ minimum = -1e9, maximum = 1e9 }: JsonSchema, value: number): number =>
  Math.min(Math.max(value, minimum, -1e9), maximum);

function filledText(
  { format, minLength = 0, maxLength = Infinity }: JsonSchema,
  field: string,
  bytes: number,
  making: Making,
) {
  const { random, path, number } = making;
  if (format === 'uuid' || field === 'token') return `@${resourceOf(field, path)}:${number}`;
  const length = Math.min(maxLength, Math.max(minLength, 1, Math.floor(bytes)));
  return textFor(random, field, { ...(format !== undefined && { format }), length });
}

function resourceOf(field: string, path: string): string {
  if (field === 'snapshot_id') return 'snapshot';
  const kind = kindOf(field, path) ?? 'new';
  return kind === 'link' && field === 'id' ? 'linkId' : kind;
}

/** One field gets most of the room. */
function filledObject(
  { properties = {}, required = [], ...shape }: JsonSchema,
  bytes: number,
  making: Making,
) {
  const { random } = making;
  const named = Object.entries(properties).filter(
    ([name]) => required.includes(name) || (bytes > 1 && chance(random, 0.7)),
  );
  const heavy = named.length > 0 ? pick(random, named)[0] : '';
  const room = (name: string) => (name === heavy ? bytes * 0.6 : (bytes * 0.4) / named.length) - OVERHEAD;
  const fields = named.map(
    ([name, inner]) => [name, filled(inner, name, Math.max(1, room(name)), making)] as const,
  );
  if (typeof shape.additionalProperties !== 'object') return Object.fromEntries(fields);
  const keys = shape.propertyNames?.enum as readonly string[] | undefined;
  const others = counted(random, bytes)
    .slice(0, keys?.length)
    .map((part, at) => [keys?.[at] ?? `s${at}`, filled(ofOthers(shape), '', part, making)] as const);
  return Object.fromEntries([...fields, ...others]);
}

function filledList(
  { items = {}, maxItems = 100_000 }: JsonSchema,
  field: string,
  bytes: number,
  making: Making,
) {
  return counted(making.random, bytes)
    .slice(0, maxItems)
    .map((part) => filled(items, field, part, making));
}

/** Few great parts, many small ones, or something between. */
function counted(random: Random, bytes: number): number[] {
  const most = Math.max(1, Math.floor(bytes / 40));
  const count = Math.min(
    4000,
    pick(random, [1, Math.ceil(most ** 0.3), Math.ceil(most ** 0.5), Math.ceil(most ** 0.8), most]),
  );
  return Array.from({ length: count }, () => bytes / count - OVERHEAD);
}

/** What a schema does not look into: as deep as JSON may be, or as wide as there is room. */
function nested(random: Random, bytes: number): unknown {
  const parts = counted(random, bytes).map((part) =>
    textFor(random, '', { length: Math.max(1, Math.floor(part)) }),
  );
  let value: unknown = parts;
  const depth = pick(random, [0, 3, JSON_DEPTH_MAX - 8]);
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
