import { ferrymanStructure } from '@kathaloka/contract/fixtures';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStructure, writeStructure } from './readStructure.ts';

const text = writeStructure(ferrymanStructure);

describe('The text of the JSON view', () => {
  it('round-trips the structure', () => {
    expect(readStructure(text)).toEqual({ structure: ferrymanStructure });
    expect(readStructure('\n {"start_node":"","nodes":{}}\n').structure).toEqual({
      start_node: '',
      nodes: {},
    });
  });

  it.each([
    ['', 1, 'end', ''],
    ['{\n  "start_node": "a",\n', 2, 'end', ''],
    ['{\n  "start_node": "a"\n  "nodes": {}\n}', 3, 'unexpected', '"'],
    ['{\n  "start_node": a\n}', 2, 'unexpected', 'a'],
    ['{"start_node": "a", "nodes": {},\n}', 2, 'unexpected', '}'],
    ['{"start_node": "", "nodes": {}}\n\nmore', 3, 'unexpected', 'm'],
    ['{"a": "\n"}', 1, 'unexpected', '"'],
    ['[]', 1, 'object', ''],
    ['{"nodes": {}}', 1, 'text', 'start_node'],
    ['{\n"start_node": "",\n"nodes": []\n}', 3, 'object', 'nodes'],
    ['{"start_node": "",\n"nodes": {\n"a": {"text": 1, "choices": []}}}', 3, 'text', 'nodes.a.text'],
    ['{"start_node": "",\n"nodes": {\n"a": {"text": ""}}}', 3, 'list', 'nodes.a.choices'],
    [
      '{"start_node": "", "nodes": {"a": {"text": "", "choices": [\n{"text": "x"}]}}}',
      2,
      'text',
      'nodes.a.choices.0.target',
    ],
    ['{"start_node": "",\n"nodes": {"__proto__": {"text": "", "choices": []}}}', 2, 'name', '__proto__'],
    ['['.repeat(100), 1, 'tooDeep', ''],
  ] as const)('is refused with its line: %j', (given, line, kind, what) => {
    expect(readStructure(given)).toEqual({ fault: { line, kind, what } });
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
    const isTold = (given: string) => {
      const { fault } = readStructure(given);
      const isRead = fault === undefined || !['end', 'unexpected'].includes(fault.kind);
      return fault?.kind === 'tooDeep' || isRead === canParse(given);
    };
    expect(() => fc.assert(fc.property(json, isTold), { numRuns: 1000 })).not.toThrow();
  });

  it('is parsed in linear time', () => {
    const start = performance.now();
    readStructure(`{"a": "${'\\u00e9'.repeat(100_000)}"}`);
    readStructure(`{"a": "${'x'.repeat(500_000)}`);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
