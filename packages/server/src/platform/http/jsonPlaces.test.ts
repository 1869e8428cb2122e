import { describe, expect, it } from 'vitest';
import { GROWTH_MAX, growthLeast, processorGrowthOf } from '@kathaloka/contract/fixtures';
import { JSON_VALUES_MAX, reservedNameFault, sizeFault } from './jsonPlaces.ts';

/** Marks of the text whose reading is measured. */
const LENGTH = 400_000;

const placeOf = (text: string, max: number) => sizeFault(text, max)?.loc;

describe('A value that is nested too deeply', () => {
  it('is found by its keys and indices, whatever stands in strings before it', () => {
    expect(placeOf('{"a":1}', 1)).toBeUndefined();
    expect(placeOf('{"a":[]}', 1)).toEqual(['body', 'a']);
    expect(placeOf('{"a":[[1,2],{"b":"[,:{\\""},[3,[{}]]]}', 4)).toEqual(['body', 'a', 2, 1, 0]);
    expect(placeOf('{"x,":{"y":[]},"\\u0061 \\"b\\"":{"c":[{}]}}', 3)).toEqual(['body', 'a "b"', 'c', 0]);
  });

  it('has a place in a text that is no JSON, too', () => {
    expect(placeOf(',:[[', 1)).toEqual(['body', 0]);
    expect(placeOf('{"\\x":[{', 2)).toEqual(['body', '"\\x"', 0]);
  });

  it('under a key of any length is named by its beginning', () => {
    expect(placeOf(`{"${'k'.repeat(9000)}":[]}`, 1)).toEqual(['body', 'k'.repeat(80)]);
  });

  it('is found in a time that grows with the length alone', async () => {
    const textOf = (length: number) =>
      `{"a":"${'\\"['.repeat(length)}","b":[${'"\\\\",[1],'.repeat(length / 10)}${'['.repeat(99)}`;
    // Written before it is measured: to allocate a long text takes longer than to read it.
    const [long = '', short = ''] = [LENGTH, growthLeast(LENGTH)].map(textOf);
    const find = (length: number) => {
      expect(placeOf(length === LENGTH ? long : short, 64)).toHaveLength(65);
    };
    expect(await processorGrowthOf(find, LENGTH)).toBeLessThan(GROWTH_MAX);
  });
});

describe('A body of some megabytes', () => {
  const msOf = (text: string) => {
    const began = performance.now();
    const fault = sizeFault(text, 64);
    return { ms: performance.now() - began, type: fault?.type };
  };

  it('is checked in a fraction of the time of its parsing if it is a file', () => {
    const file = `{"files":[{"name":"x.zip","content":"${'Bwc'.repeat(2_000_000)}"}]}`;
    const parsing = performance.now();
    JSON.parse(file);
    const parsed = performance.now() - parsing;
    expect(Math.min(...[1, 2, 3].map(() => msOf(file).ms))).toBeLessThan(Math.max(parsed, 20));
  });

  it('is refused before it is parsed if it has too many values', () => {
    const list = (count: number) => `[${'0,'.repeat(count - 1)}0]`;
    expect(sizeFault(list(JSON_VALUES_MAX), 64)).toBeNull();
    expect(msOf(list(JSON_VALUES_MAX + 2)).type).toBe('too_many_values');
    expect(msOf(`[${'[{}],'.repeat(1_000_000)}[]]`).type).toBe('too_many_values');
  });

  it('has escaped quotes within its strings', () => {
    expect(sizeFault(String.raw`["\\\"[[[", "[\\", [1]]`, 2)).toBeNull();
    expect(sizeFault(String.raw`["a\\", [[1]]]`, 2)?.loc).toEqual(['body', 1, 0]);
  });
});

describe('A key that could change the prototype of an object', () => {
  const found = (text: string) => reservedNameFault(JSON.parse(text));

  it('is named with its place', () => {
    expect(found('{"a":[1,{"b":{"__proto__":1}}]}')).toMatchObject({
      loc: ['body', 'a', 1, 'b', '__proto__'],
      type: 'name_reserved',
    });
    expect(found('{"constructor":{"prototype":1}}')).toMatchObject({ loc: ['body', 'constructor'] });
  });

  it('does not include other keys', () => {
    expect(found('{"constructor":{"a":1},"prototype":{},"toString":"__proto__","b":null}')).toBeNull();
  });
});
