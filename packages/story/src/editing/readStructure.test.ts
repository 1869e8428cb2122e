import { ferrymanStructure, GROWTH_MAX, processorGrowthOf } from '@kathaloka/contract/fixtures';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStructure, writeStructure } from './readStructure.ts';

const text = writeStructure(ferrymanStructure);
const scene = { text: '', choices: [] };

/** A structure whose only scene has an additional field, on the third line. */
function withNode(field: string): string {
  return `{"start_node": "",\n"nodes": {"a": {"text": "", "choices": [],\n${field}}}}`;
}

describe('The text of the JSON view', () => {
  it('round-trips the structure', () => {
    expect(readStructure(text)).toEqual({ structure: ferrymanStructure });
    expect(readStructure('\n {"start_node":"","nodes":{}}\n').structure).toEqual({
      start_node: '',
      nodes: {},
    });
  });

  it.each([
    ['', 1, 1, 'end', ''],
    ['{\n  "start_node": "a",\n', 2, 21, 'end', ''],
    ['{\n  "start_node": "a"\n  "nodes": {}\n}', 3, 3, 'unexpected', '"'],
    ['{\n  "start_node": a\n}', 2, 17, 'unexpected', 'a'],
    ['{"start_node": "a", "nodes": {},\n}', 2, 1, 'unexpected', '}'],
    ['{"start_node": "", "nodes": {}}\n\nmore', 3, 1, 'unexpected', 'm'],
    ['{"a": "\n"}', 1, 7, 'unexpected', '"'],
    ['[]', 1, 1, 'object', ''],
    ['{"nodes": {}}', 1, 1, 'text', 'start_node'],
    ['{\n"start_node": "",\n"nodes": []\n}', 3, 10, 'object', 'nodes'],
    ['{"start_node": "",\n"nodes": {\n"a": {"text": 1, "choices": []}}}', 3, 15, 'text', 'nodes.a.text'],
    ['{"start_node": "",\n"nodes": {\n"a": {"text": ""}}}', 3, 6, 'list', 'nodes.a.choices'],
    [withNode('"mode": "loud"'), 3, 9, 'mode', 'nodes.a.mode'],
    [withNode('"max_turns": 0'), 3, 14, 'turns', 'nodes.a.max_turns'],
    [withNode('"note": "a\\u0000b"'), 3, 9, 'characters', 'nodes.a.note'],
    [withNode('"title": "\\ud800"'), 3, 10, 'characters', 'nodes.a.title'],
    [withNode('"goal": 7'), 3, 9, 'text', 'nodes.a.goal'],
    [withNode('"variants": [{"text": ""}]'), 3, 14, 'text', 'nodes.a.variants.0.condition'],
    [
      '{"start_node": "", "nodes": {"a": {"text": "", "choices": [\n{"text": "x"}]}}}',
      2,
      1,
      'text',
      'nodes.a.choices.0.target',
    ],
    ['{"start_node": "",\n"nodes": {"__proto__": {"text": "", "choices": []}}}', 2, 24, 'name', '__proto__'],
    ['{"start_node": "",\n"nodes": {" ": {"text": "", "choices": []}}}', 2, 16, 'name', ' '],
    ['['.repeat(100), 1, 66, 'tooDeep', ''],
  ] as const)('is refused with its line and column: %j', (given, line, column, kind, what) => {
    expect(readStructure(given)).toMatchObject({ fault: { line, column, kind, what } });
  });

  it('is refused if a text is too long or a list too large, with the limit', () => {
    const nodes = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`n${index}`, scene]));
    expect(readStructure(writeStructure({ start_node: '', nodes })).fault).toMatchObject({
      kind: 'tooMany',
      what: 'nodes',
      max: 2000,
    });
    const long = { start_node: 'a', nodes: { a: { ...scene, text: 'x'.repeat(10_001) } } };
    expect(readStructure(writeStructure(long)).fault).toMatchObject({
      kind: 'tooLong',
      what: 'nodes.a.text',
      max: 10_000,
    });
  });

  it('is accepted exactly when JSON.parse accepts it', () => {
    const canParse = (json: string) => {
      try {
        JSON.parse(json);
        return true;
      } catch {
        return false;
      }
    };
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"a"',
      '1',
      '-',
      '.',
      'e',
      'true',
      'nul',
      '\\',
      '\\u00e9',
      '\n',
      ' ',
      '😀',
    );
    const json = fc.oneof(
      fc.json(),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc
        .tuple(fc.nat(text.length), fc.string())
        .map(([at, more]) => text.slice(0, at) + more + text.slice(at)),
    );
    const isReported = (given: string) => {
      const { fault } = readStructure(given);
      const isRead = fault === undefined || !['end', 'unexpected'].includes(fault.kind);
      return fault?.kind === 'tooDeep' || isRead === canParse(given);
    };
    expect(() => fc.assert(fc.property(json, isReported), { numRuns: 1000 })).not.toThrow();
  });

  it.each(['\\u00e9', 'xxxxx'])('is parsed in linear time: %j', async (piece) => {
    const read = (size: number) => readStructure(`{"a": "${piece.repeat(size)}`);
    expect(await processorGrowthOf(read, 100_000)).toBeLessThan(GROWTH_MAX);
  });
});
