import { StoryStructure } from '@kathaloka/contract/entities';
import { RESERVED_NAMES } from '@kathaloka/contract/limits';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkStructure } from './structureSchema.ts';

const LENGTHS = [0, 1, 79, 80, 81, 119, 120, 121, 199, 200, 201, 499, 500, 501, 2000, 2001, 10_000, 10_001];
const wrong = fc.constantFrom<unknown>(null, 7, true, [], {}, ['a']);
const mostly = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 30, arbitrary: value }, { weight: 1, arbitrary: wrong });
const text = mostly(
  fc.oneof(
    { weight: 20, arbitrary: fc.constant('oil >= 2') },
    { weight: 1, arbitrary: fc.constantFrom(...LENGTHS).map((length) => 'x'.repeat(length)) },
  ),
);
const list = (entry: fc.Arbitrary<unknown>, max: number) =>
  mostly(
    fc.oneof(
      { weight: 10, arbitrary: fc.array(entry, { maxLength: 2 }) },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom(max, max + 1)
          .chain((length) => fc.array(entry, { minLength: length, maxLength: length })),
      },
    ),
  );
const choice = mostly(
  fc.record(
    { text, target: text, condition: text, effect: text, deed: text },
    { requiredKeys: ['text', 'target'] },
  ),
);
const node = mostly(
  fc.record(
    {
      text,
      choices: list(choice, 20),
      mode: mostly(fc.constantFrom('verbatim', 'guided', 'open')),
      goal: text,
      max_turns: fc.constantFrom<unknown>(0, 1, 2.5, 100, 101, '1'),
      variants: list(mostly(fc.record({ condition: text, text })), 20),
      note: text,
    },
    { requiredKeys: ['text', 'choices'] },
  ),
);
// a body with `__proto__` is refused before it comes to a schema
const reserved = RESERVED_NAMES.filter((each) => each !== '__proto__');
const name = fc.constantFrom('intro', 'नदी', 'x'.repeat(80), 'x'.repeat(81), '', ...reserved);
const structure = mostly(
  fc.record({
    start_node: text,
    nodes: mostly(
      fc.array(fc.tuple(name, node), { maxLength: 3 }).map((entries) => Object.fromEntries(entries)),
    ),
  }),
);

function isAccepted(value: unknown): boolean {
  try {
    checkStructure(value);
    return true;
  } catch {
    return false;
  }
}

describe('The editor’s check of a structure', () => {
  it('accepts what the server’s schema accepts, and nothing else', () => {
    let accepted = 0;
    const isAlike = (value: unknown) => {
      const { success } = StoryStructure.safeParse(value);
      accepted += Number(success);
      return isAccepted(value) === success;
    };
    expect(() => fc.assert(fc.property(structure, isAlike), { numRuns: 3000 })).not.toThrow();
    // of either kind there are enough to tell
    expect(accepted).toBeGreaterThan(300);
    expect(accepted).toBeLessThan(2700);
  });
});
