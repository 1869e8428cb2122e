import { describe, expect, it } from 'vitest';
import { type Chunk, type Costs, joinChunks } from './lib/joinChunks.mjs';

const FILE = 1000;

/** Chunks from lines such as `a <- home story, 500 bytes, needs b`; each has one module with the chunk's name. */
function chunksOf(
  said: Readonly<
    Record<string, { starts: string; bytes: number; needs?: readonly string[]; present?: string | undefined }>
  >,
) {
  const names = Object.keys(said);
  return Object.entries(said).map(([name, { starts, bytes, needs = [], present = '' }]): Chunk => ({
    modules: [name],
    bytes,
    needs: needs.map((need) => names.indexOf(need)),
    starts: new Set(starts.split(' ')),
    present: new Set(present.split(' ')),
  }));
}

const joinedOf = (chunks: readonly Chunk[], costs: Partial<Costs> = {}) =>
  joinChunks(chunks, { weightOf: () => 1, perFile: FILE, nameOf: () => undefined, ...costs }).map(
    ({ modules }) => modules.toSorted().join('+'),
  );

describe('Chunks', () => {
  it('with the same starts are joined', () => {
    expect(
      joinedOf(
        chunksOf({
          a: { starts: 'home story', bytes: 50_000 },
          b: { starts: 'home story', bytes: 50_000 },
          c: { starts: 'play', bytes: 50_000 },
        }),
      ).toSorted(),
    ).toEqual(['a+b', 'c']);
  });

  it('are joined if the bytes that a page does not need cost less than a file', () => {
    const small = chunksOf({ a: { starts: 'home story', bytes: 5000 }, b: { starts: 'home', bytes: 900 } });
    expect(joinedOf(small)).toEqual(['a+b']);
    const large = chunksOf({ a: { starts: 'home story', bytes: 5000 }, b: { starts: 'home', bytes: 1100 } });
    expect(joinedOf(large)).toEqual(['a', 'b']);
  });

  it('are weighed by the starts that need them', () => {
    const chunks = chunksOf({ a: { starts: 'home admin', bytes: 5000 }, b: { starts: 'home', bytes: 1100 } });
    const weightOf = (start: string) => (start === 'admin' ? 0.1 : 1);
    expect(joinedOf(chunks, { weightOf }), 'who seldom comes loads more').toEqual(['a+b']);
  });

  it('are not joined if a start of one would load imports of the other', () => {
    const chunksWith = (present?: string) =>
      chunksOf({
        small: { starts: 'home', bytes: 600, needs: ['large'] },
        other: { starts: 'home story', bytes: 500 },
        large: { starts: 'home play admin', bytes: 50_000, present },
      });
    expect(joinedOf(chunksWith())).toEqual(['large', 'small', 'other']);
    expect(joinedOf(chunksWith('story')), 'it has been loaded before').toEqual(['large', 'other+small']);
  });

  it('are never joined around a third one, which would run before its imports', () => {
    const chunks = chunksOf({
      page: { starts: 'home', bytes: 5000, needs: ['between'] },
      between: { starts: 'home story play', bytes: 90_000, needs: ['base'] },
      base: { starts: 'home', bytes: 5000 },
    });
    expect(joinedOf(chunks)).toEqual(['base', 'between', 'page']);
  });

  it('come after those that they import, even if two of them were joined', () => {
    const chunks = chunksOf({
      page: { starts: 'home', bytes: 9000, needs: ['one'] },
      one: { starts: 'home story', bytes: 5000, needs: ['base'] },
      other: { starts: 'home story', bytes: 5000 },
      base: { starts: 'home story play', bytes: 90_000 },
    });
    expect(joinedOf(chunks)).toEqual(['base', 'one+other', 'page']);
  });

  it('with the same name are joined at any cost, and never with others', () => {
    const chunks = chunksOf({
      a: { starts: 'home', bytes: 90_000 },
      b: { starts: 'story', bytes: 90_000, needs: ['c'] },
      c: { starts: 'home', bytes: 1 },
    });
    const nameOf = ({ modules: [name] }: Chunk) => (name === 'c' ? undefined : 'shell');
    expect(joinedOf(chunks, { nameOf })).toEqual(['c', 'a+b']);
  });
});
