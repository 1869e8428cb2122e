import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LAYER_TEXTS } from '../layerFields.ts';
import { STRUCTURE, type StructureField, type StructurePart } from '../structureFields.ts';
import { storedLayers, StoryLayers } from './layer.ts';
import { storedStructure, StoryStructure, StoryStructureInput } from './structure.ts';

function valueOf(field: StructureField): unknown {
  if (field.type === 'list') return [partOf(field.of), partOf(field.of)];
  if (field.type === 'map') return { one: partOf(field.of), two: partOf(field.of) };
  if (field.type === 'texts') return ['a', 'b'];
  if (field.type === 'textMap') return { one: 'a' };
  if (field.type === 'count') return 3;
  return field.type === 'oneOf' ? field.values[0] : 'a';
}

/** A part with every field of its table. */
const partOf = ({ fields }: StructurePart): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)]));

const inOtherOrder = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toReversed())
      : part,
  );

/** The value with a field at every place that no schema names. */
const withMore = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) && !NAMED.includes(key)
      ? { ...part, unknown: 1 }
      : part,
  );
/** Objects whose keys an author has chosen. */
const NAMED = ['nodes', 'things', 'secrets', 'made_from', ''];

const layer = { ...partOf(LAYER_TEXTS), lexicon: {} };
const stored = [
  ['A stored structure', storedStructure, StoryStructureInput, partOf(STRUCTURE)],
  ['Stored layers', storedLayers, StoryLayers, { hi: layer, ur: layer }],
] as const;

describe.each(stored)('%s', (_, read, schema, value) => {
  it.each([
    ['as it was stored', value],
    ['in the order of the database', inOtherOrder(value)],
    ['with fields of another release', withMore(value)],
  ])('are what the schema would return, to the byte: %s', (_kind, written) => {
    expect(JSON.stringify(read(written))).toBe(JSON.stringify(schema.parse(written)));
  });

  it('pass the schemas of answers unchecked', () => {
    const known = read(value);
    const Answer = z.object({ part: schema.optional() });
    expect(Answer.parse({ part: known }).part).toBe(known);
    expect(z.encode(Answer, { part: known }).part).toBe(known);
  });
});

describe('A structure that was changed after it was read', () => {
  const long = { start_node: 'a', nodes: { a: { text: 'a'.repeat(1_000_000), choices: [] } } };

  it('is checked again, and the stored one is not', () => {
    const known = storedStructure(long);
    for (const schema of [StoryStructure, StoryStructureInput]) {
      expect(schema.safeParse(known).success).toBe(true);
      expect(schema.safeParse({ ...known }).success).toBe(false);
    }
  });

  it('without scenes has no start either', () => {
    expect(storedStructure({})).toEqual({ start_node: '', nodes: {} });
  });
});

it.each([
  null,
  { nodes: 3 },
  { nodes: { a: null } },
  { nodes: { a: { text: '', choices: 3 } } },
  { nodes: { a: { text: '', choices: [3] } } },
])('A structure that was damaged is not read: %j', (damaged) => {
  expect(() => storedStructure(damaged)).toThrow(TypeError);
});
