import { describe, expect, it } from 'vitest';
import { ContinuityRun } from './entities/index.ts';
import { aBuiltInRun, aModelRun } from './fixtures/index.ts';
import type { JsonPath } from './json/index.ts';
import { wrongInContinuityRun } from './continuityRun.ts';

const [{ id: _id, ...run }, builtIn] = [aModelRun(), aBuiltInRun()];

/** Every place of a value, itself included. */
function placesIn(value: unknown, path: JsonPath = []): JsonPath[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, part]) => placesIn(part, [...path, name]))];
}

/** The same with another value at this place; without one, the place is left out. */
function withValue(value: unknown, [name, ...rest]: JsonPath, other: unknown): unknown {
  if (name === undefined) return other;
  const inner = withValue((value as Record<string, unknown>)[name], rest, other);
  return { ...(value as object), [name]: inner };
}

const OTHERS = [
  undefined,
  null,
  '',
  'x',
  'x\0',
  'x'.repeat(300),
  [],
  {},
  true,
  0,
  -1,
  0.5,
  1e9,
  1e300,
  Infinity,
];

describe('A file of the continuity bench', () => {
  it.each([
    ['of a model', run],
    ['of the built-in narrator', builtIn],
  ])('%s is right', (_, right) => {
    expect(wrongInContinuityRun(right)).toBeUndefined();
    expect(ContinuityRun.strict().parse(right)).toEqual(right);
  });

  it('is refused in the browser where the server refuses it, whatever is wrong, and accepted where it accepts it', () => {
    const results = { right: 0, wrong: 0 };
    for (const place of placesIn(run)) {
      for (const other of OTHERS) {
        const changed = withValue(run, place, other);
        const isRight = ContinuityRun.safeParse(changed).success;
        const where = `${place.join('.')}: ${JSON.stringify(other)}`;
        expect([where, wrongInContinuityRun(changed) === undefined]).toEqual([where, isRight]);
        results[isRight ? 'right' : 'wrong'] += 1;
      }
    }
    expect(results.right).toBeGreaterThan(100);
    expect(results.wrong).toBeGreaterThan(1000);
  });

  it('says where it is wrong', () => {
    const at = (place: JsonPath, other: unknown) => wrongInContinuityRun(withValue(run, place, other));
    const facts = ['by_language', 'hi', 'figures', 'facts_told'];
    expect(wrongInContinuityRun('a text')).toEqual([]);
    expect(at(['model'], 3)).toEqual(['model']);
    expect(at(['by_language'], {})).toEqual(['by_language']);
    expect(at(['by_language'], { ta: run.by_language.en })).toEqual(['by_language']);
    expect(at(['by_language', 'hi', 'at'], 'yesterday')).toEqual(['by_language', 'hi', 'at']);
    expect(at(facts, undefined)).toEqual(facts);
    expect(at([...facts, 'count'], 177)).toEqual([...facts, 'count']);
  });

  it('may have more than is known of it: a newer bench may write more', () => {
    const newer = withValue({ ...run, version: 2 }, ['by_language', 'en', 'figures', 'sighs'], 3);
    expect(wrongInContinuityRun(newer)).toBeUndefined();
    expect(ContinuityRun.parse(newer)).toEqual(run);
  });
});
