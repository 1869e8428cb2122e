import { expect, it, vi } from 'vitest';
import { createResponseCache } from './createResponseCache.ts';

const MAX_AGE_UNNOTIFIED_MS = 1000;

function someAnswers({ maxBytes = 1_000_000, maxAgeMs = Number.POSITIVE_INFINITY } = {}) {
  const state = { isListening: true, now: 0 };
  const answers = createResponseCache({
    maxBytes,
    isListening: () => state.isListening,
    maxAgeUnnotifiedMs: MAX_AGE_UNNOTIFIED_MS,
    maxAgeMs: () => maxAgeMs,
    now: () => state.now,
  });
  const asked = vi.fn((text: string) => Promise.resolve(text));
  const read = async (key: string, text = key) =>
    (await answers.read(key, () => asked(text))).plain.toString();
  return { answers, asked, read, state };
}

it('An answer is made once, also for callers who ask meanwhile', async () => {
  const { asked, read } = someAnswers();
  expect(await Promise.all([read('a'), read('a'), read('a')])).toEqual(['a', 'a', 'a']);
  expect(await read('a')).toBe('a');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('After a change it is made again, and one that was being made is not stored', async () => {
  const { answers, read } = someAnswers();
  let end = (_text: string): void => {};
  const slow = answers.read('a', () => new Promise<string>((resolve) => (end = resolve)));
  answers.drop();
  // a request after the change must not get an answer that was requested before it
  expect(await read('a', 'new')).toBe('new');
  end('old');
  expect((await slow).plain.toString()).toBe('old');
  expect(await read('a', 'newer')).toBe('new');
});

it('A failure rejects waiting callers, and is not stored', async () => {
  const { answers, read } = someAnswers();
  await expect(answers.read('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await read('a')).toBe('a');
});

it('While no notices of changes arrive, an answer is given for a second; one that depends on the time, for its time', async () => {
  const unnotified = someAnswers();
  unnotified.state.isListening = false;
  await unnotified.read('a', 'old');
  unnotified.state.now = MAX_AGE_UNNOTIFIED_MS;
  expect(await unnotified.read('a', 'new')).toBe('old');
  unnotified.state.now = MAX_AGE_UNNOTIFIED_MS + 1;
  expect(await unnotified.read('a', 'new')).toBe('new');
  const timed = someAnswers({ maxAgeMs: 50 });
  await timed.read('a', 'old');
  timed.state.now = 51;
  expect(await timed.read('a', 'new')).toBe('new');
});

it('Its bytes are bounded, with those of each encoding; what was read longest ago goes first', async () => {
  const maxBytes = 10_000;
  const { answers, asked, read } = someAnswers({ maxBytes });
  const long = 'a river '.repeat(300);
  for (const key of ['a', 'b', 'c']) await read(key, long);
  await read('a', long);
  await read('d', long);
  expect(answers.bytes()).toBeLessThanOrEqual(maxBytes);
  asked.mockClear();
  await read('a', long);
  expect(asked).not.toHaveBeenCalled();
  await read('b', long);
  expect(asked).toHaveBeenCalledTimes(1);
  const before = answers.bytes();
  const { inEncoding } = await answers.read('a', () => asked(long));
  expect(await inEncoding('br')).toBe(await inEncoding('br'));
  expect(answers.bytes()).toBe(before + (await inEncoding('br')).length);
  // thousands of searches
  for (let number = 0; number < 2000; number += 1) await read(`search ${number}`, '[]');
  expect(answers.bytes()).toBeLessThanOrEqual(maxBytes);
});
