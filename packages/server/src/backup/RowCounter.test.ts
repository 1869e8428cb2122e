import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowCounter } from './RowCounter.ts';
import { nowhere } from './tables.ts';

async function contentsOf(chunks: readonly string[]) {
  const counter = new RowCounter();
  await pipeline(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), counter, nowhere());
  return counter.contents();
}
const lines = (rows: readonly string[]) => rows.map((row) => `${row}\n`).join('');
const rows = fc.array(fc.string().map((text) => text.replaceAll('\n', ' ')));

describe('The digest of a table', () => {
  it('is the same in whatever order and in whatever chunks the rows come', async () => {
    const way = fc.record({ rows, size: fc.integer({ min: 1, max: 7 }) });
    await fc.assert(
      fc.asyncProperty(way, async ({ rows: given, size }) => {
        const text = lines(given.toReversed());
        const chunks = text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [];
        expect(await contentsOf(chunks)).toEqual(await contentsOf([lines(given)]));
      }),
    );
  });

  it('differs where one row differs, is missing, or is there twice', async () => {
    const all = [['a', 'b'], ['a', 'c'], ['a'], ['a', 'b', 'b'], ['ab'], [], ['a\tb'], ['']];
    const digests = await Promise.all(all.map(async (each) => contentsOf([lines(each)])));
    expect(new Set(digests.map(({ digest, rows: count }) => `${count} ${digest}`)).size).toBe(all.length);
  });

  it('is refused where the last row has no end', async () => {
    await expect(contentsOf(['a\nb'])).rejects.toThrow('in the middle');
  });
});
