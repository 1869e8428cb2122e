import { StoryLayer, StoryStructure } from '@kathaloka/contract/entities';
import { RESERVED_NAMES } from '@kathaloka/contract/limits';
import { LAYER_TEXTS } from '@kathaloka/contract/layerFields';
import { STRUCTURE, type StructureField, type StructurePart } from '@kathaloka/contract/structureFields';
import { describe, expect, it } from 'vitest';
import { type SchemaFault, structureFault } from './structureFault.ts';

type Values = Record<string, unknown>;

const UNFIT = [undefined, null, true, 7, 2.5, -1, '', '1', 'x', [], {}, ['a'], [null]];
const many = (count: number, part: unknown) => Array.from({ length: count }, () => part);
const named = (names: readonly string[], part: unknown) =>
  Object.fromEntries(names.map((name) => [name, part]));
const numbered = (count: number) => many(count, 'n').map((letter, at) => `${String(letter)}${at}`);

/** The required fields of a part. */
function least({ fields }: StructurePart): Values {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { isOptional }]) => !isOptional)
      .map(([name, { type }]) => [
        name,
        { text: '', oneOf: '', count: 1, texts: [], list: [], map: {}, textMap: {} }[type],
      ]),
  );
}

/** Values at the limits of a field, and beyond them. */
function limitsOf(field: StructureField): unknown[] {
  switch (field.type) {
    case 'text':
      return ['x'.repeat(field.max), 'x'.repeat(field.max + 1), 'a\0', '\ud800', 'x\udc00x', '😀'];
    case 'oneOf':
      return [...field.values, `${field.values[0]} `];
    case 'count':
      return [0, 1, field.max, field.max + 1];
    case 'texts':
      return [
        many(field.max, 'x'),
        many(field.max + 1, 'x'),
        ...['x'.repeat(field.textMax), 'x'.repeat(field.textMax + 1), 'a\0'].map((text) => ['', text]),
      ];
    case 'list':
      return [many(field.max, least(field.of)), many(field.max + 1, least(field.of))];
    case 'textMap':
      return [
        ...[field.max, field.max + 1].map((count) => named(numbered(count), 'x')),
        ...['x'.repeat(field.textMax), 'x'.repeat(field.textMax + 1), 'a\0'].map((text) =>
          named(['n'], text),
        ),
        ...['', 'a\0', 'x'.repeat(field.nameMax), 'x'.repeat(field.nameMax + 1)].map((name) =>
          named([name], 'x'),
        ),
      ];
    default:
      return [
        ...[field.max, field.max + 1].map((count) => named(numbered(count), least(field.of))),
        // the server refuses `__proto__` before a schema reads it
        ...['नदी', '', 'a\0', '\ud800', 'toString', ...RESERVED_NAMES.filter((name) => name !== '__proto__')]
          .concat('x'.repeat(field.nameMax), 'x'.repeat(field.nameMax + 1))
          .map((name) => named([name], least(field.of))),
      ];
  }
}

/** Every field of a part and of its nested parts, with a function that builds a whole structure around one value. */
function placesOf(
  part: StructurePart,
  path: string,
  wholeOf: (values: Values) => unknown,
): [string, StructureField, (value: unknown) => unknown][] {
  return Object.entries(part.fields).flatMap(([name, field]) => {
    const at = path + name;
    const whole = (value: unknown) => wholeOf({ ...least(part), [name]: value });
    const own: ReturnType<typeof placesOf>[number] = [at, field, whole];
    if (field.type === 'list') return [own, ...placesOf(field.of, `${at}.0.`, (values) => whole([values]))];
    if (field.type === 'map')
      return [own, ...placesOf(field.of, `${at}.a.`, (values) => whole({ a: values }))];
    return [own];
  });
}

/** The path of the first fault in the server’s schema. Names that are too long are shortened in it. */
const pathOnServer = (value: unknown) => StoryStructure.safeParse(value).error?.issues[0]?.path;
const pathInEditor = (value: unknown) => shortened(structureFault(value));
const shortened = (found: SchemaFault | undefined) =>
  found?.path.map((key) =>
    typeof key === 'string' ? key.slice(0, NAME_MAX[`${found.path[0]}`] ?? 80) : key,
  );
const NAME_MAX: Readonly<Record<string, number>> = { made_from: 300, things: 40, secrets: 40 };

describe('The editor’s check of a structure', () => {
  it.each(placesOf(STRUCTURE, '', (values) => values))(
    'finds what the server finds, at the same place: %s',
    (at, field, wholeOf) => {
      const values = [...UNFIT, ...limitsOf(field)].map(wholeOf);
      expect(values.map(pathInEditor)).toEqual(values.map(pathOnServer));
      // the values include valid and invalid ones
      expect(values.map(pathOnServer)).toContain(undefined);
      expect(values.map((value) => pathInEditor(value)?.join('.'))).toContain(at);
    },
  );

  it.each(placesOf(LAYER_TEXTS, '', (values) => values))(
    'finds what the server finds of a layer, at the same place: %s',
    (at, field, wholeOf) => {
      const values = [...UNFIT, ...limitsOf(field)].map(wholeOf);
      const onServer = values.map((value) => StoryLayer.safeParse(value).error?.issues[0]?.path);
      const found = values.map((value) => structureFault(value, LAYER_TEXTS));
      expect(found.map(shortened)).toEqual(onServer);
      expect(onServer).toContain(undefined);
      expect(found.map((fault) => fault?.path.join('.'))).toContain(at);
    },
  );

  it.each(UNFIT.slice(0, -1))('finds what the server finds if the whole is %j', (value) => {
    expect(pathInEditor(value)).toEqual(pathOnServer(value));
  });

  it.each(['  ', ' constructor '])('refuses a name that its field could not show: %j', (name) => {
    const structure = { start_node: '', nodes: { [name]: { text: '', choices: [] } } };
    expect(structureFault(structure)).toEqual({ kind: 'name', path: ['nodes', name], max: 0 });
  });
});
