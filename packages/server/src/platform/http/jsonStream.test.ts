import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { othersTurns } from '../../testing/othersTurns.ts';
import { JsonStream, jsonText } from './jsonStream.ts';

const Line = z.object({ text: z.string() });
const Tale = z.object({
  title: z.string(),
  chapters: z.array(z.object({ name: z.string(), lines: z.array(Line) })),
  tags: z.array(z.string()),
});

/** Lines that count how many were read, and whether the reader has left. */
function lines(count: number, length = 10) {
  const seen = { asked: 0, isLeft: false };
  async function* read() {
    try {
      for (; seen.asked < count; seen.asked++)
        yield { text: 'x'.repeat(length), secret: 'not in the schema' };
    } finally {
      seen.isLeft = true;
    }
  }
  return { seen, read };
}

const tale = (read: () => AsyncIterable<{ text: string }>) =>
  new JsonStream<z.infer<typeof Tale>>({
    title: 'The "Ferryman"',
    chapters: (async function* () {
      yield { name: 'one', lines: read() };
      yield { name: 'two', lines: [] };
    })(),
    tags: (async function* (): AsyncGenerator<string> {})(),
  });

describe('an answer in pieces', () => {
  it('is the JSON of the whole, by its schema', async () => {
    expect(JSON.parse(await text(jsonText(tale(lines(2, 3).read), Tale)))).toEqual({
      title: 'The "Ferryman"',
      chapters: [
        { name: 'one', lines: [{ text: 'xxx' }, { text: 'xxx' }] },
        { name: 'two', lines: [] },
      ],
      tags: [],
    });
  });

  it('is read no further than its reader has come', async () => {
    const { read, seen } = lines(10_000, 10_000);
    const reader = jsonText(tale(read), Tale);
    await once(reader, 'readable');
    reader.read();
    expect(seen.asked).toBeLessThan(100);
    reader.destroy();
    await expect.poll(() => seen.isLeft).toBe(true);
    expect(seen.asked).toBeLessThan(100);
  });

  it('leaves others a turn after each write, also if all of it is in memory already', async () => {
    const { read } = lines(50, 40_000);
    expect(await othersTurns(() => text(jsonText(tale(read), Tale)))).toBeGreaterThanOrEqual(50);
  });

  it('breaks where its parts fail, or are not what the contract says', async () => {
    async function* broken(): AsyncGenerator<{ text: string }> {
      yield { text: 'a beginning' };
      throw new Error('the database is away');
    }
    await expect(text(jsonText(tale(broken), Tale))).rejects.toThrow('the database is away');
    async function* wrong() {
      yield { text: 7 as unknown as string };
    }
    await expect(text(jsonText(tale(wrong), Tale))).rejects.toThrow(/expected string/);
  });
});
