import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { instrument } from './mutate/mutants.ts';

const takenOut = (source: string, file = 'some.ts') =>
  instrument(file, source, 1).mutants.map(({ text }) => text);

describe('What mutants remove', () => {
  it.each<readonly [name: string, source: string, texts: readonly string[]]>([
    ['each side of an “and”', 'f(a && b);', ['a &&', '&& b']],
    ['each side of an “or”', 'f(a || b);', ['a ||', '|| b']],
    ['a default, unless it is nothing', 'f(a ?? b, c ?? null);', ['a ??', '?? b', 'c ??']],
    ['the edge of a comparison', 'f(a < b);', ['a < b → <=']],
    ['a step of one', 'f(a + 1, a + 2);', ['+ 1 of a + 1']],
    ['a whole condition', 'if (a) b();', ['not: a']],
    ['a clause of a query', "db.selectFrom('a').where('b', '=', 1).execute();", [".where('b', '=', 1)"]],
    [
      'a conjunct of SQL',
      'sql`select 1 from a where b = ${c} and (d between 1 and 2 or e) and f`;',
      ['b = ${c} and', 'and (d between 1 and 2 or e)', 'and f'],
    ],
    [
      'a tag of a list',
      "const a = { invalidatesTags: ['B', c] };",
      ["invalidatesTags: ['B', c]", "'B'", 'c'],
    ],
    ['the order of a list', 'a.sort((b, c) => b - c);', ['order of (b, c) => b - c']],
    ['the order of two lists in one', 'f([...a, ...b], [a, b]);', ['order of [...a, ...b]']],
    ['the way of rounding', 'f(Math.floor(a / b));', ['.floor of Math → .ceil']],
    ['the end from which is looked', 'f(a.find(b), c.toString());', ['.find of a → .findLast']],
    [
      'what makes two spellings one',
      'f(a.trim().toLowerCase(), b?.trim());',
      ['.toLowerCase of a.trim()', '.trim of a'],
    ],
    [
      'each member of a class of characters, and each of several words',
      String.raw`f(/^[^a-z]|[?؟\]]|(?:un|re)do$/u);`,
      ['?', '؟', String.raw`\]`, 'un|', '|re'].map(
        (text) => String.raw`${text} of /^[^a-z]|[?؟\]]|(?:un|re)do$/u`,
      ),
    ],
    ['nothing of a type', 'type A = B extends C ? D[] : E;', []],
  ])('%s', (_, source, texts) => expect(takenOut(source)).toEqual(texts));

  it('fields of objects that are sent or shown', () => {
    const source = 'export const told = (a: A) => ({ b: a.b, c: 1 });';
    expect(takenOut(source, 'present.ts')).toEqual(['b: a.b', 'c: 1']);
    expect(takenOut(source)).toEqual([]);
  });
});

describe('An instrumented file', () => {
  const { code, mutants } = instrument('some.ts', 'export const told = (a, b) => (a && b) ?? [];', 7);
  const toldWith = (id: number | null) => {
    Object.assign(globalThis, { __mutant: (asked: number) => asked === id });
    const told = runInThisContext(code.replace('export const told =', '')) as (
      a: number,
      b: number,
    ) => unknown;
    return told(1, 2);
  };

  it('behaves like the original while no switch is on', () => {
    expect(toldWith(null)).toBe(2);
    expect(mutants.map(({ id, text }) => [text, toldWith(id)])).toEqual([
      ['(a && b) ??', []],
      ['?? []', 2],
      ['a &&', 2],
      ['&& b', 1],
    ]);
  });
});
