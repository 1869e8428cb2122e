import { expect, it, vi } from 'vitest';
import { startResponseCache } from './startResponseCache.ts';

it('Changes that follow each other within a moment drop the answers twice: at the first, and after the last', async () => {
  vi.useFakeTimers();
  let tell: () => void = () => {};
  const answers = startResponseCache({
    isUp: () => true,
    listen(_channel, heard) {
      tell = () => heard(undefined);
      return { stop: () => {} };
    },
  } as Parameters<typeof startResponseCache>[0]);
  let stored = 0;
  let reads = 0;
  const read = async () => {
    const ask = () => {
      reads += 1;
      return Promise.resolve(String(stored));
    };
    return (await answers.read('getStory', ask)).plain.toString();
  };
  const change = () => {
    stored += 1;
    tell();
  };

  expect(await read()).toBe('0');
  change();
  expect(await read(), 'the first change').toBe('1');
  for (let like = 0; like < 100; like += 1) {
    change();
    await read();
  }
  expect(reads).toBe(2);
  await vi.advanceTimersByTimeAsync(300);
  expect(await read(), 'after the last change').toBe('101');
  await vi.advanceTimersByTimeAsync(300);
  change();
  expect(await read(), 'a change later on').toBe('102');
  vi.useRealTimers();
});
