import { describe, expect, it } from 'vitest';
import { GROWTH_MAX, growthOf } from '@kathaloka/contract/fixtures';
import { depthFault, reservedNameFault } from './jsonPlaces.ts';

const placeOf = (text: string, max: number) => depthFault(text, max)?.loc;

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
    const find = (length: number) => {
      expect(placeOf('[1,"\\"",'.repeat(length), 64)).toHaveLength(65);
      expect(placeOf(`{"a":"${'\\"['.repeat(3 * length)}`, 64)).toBeUndefined();
    };
    expect(await growthOf(find, 25_000)).toBeLessThan(GROWTH_MAX);
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
