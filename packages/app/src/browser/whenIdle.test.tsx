import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

const load = vi.fn(() => Promise.resolve('the part'));

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('loads the part after five seconds', async () => {
  const loaded = whenIdle(load);
  await vi.advanceTimersByTimeAsync(4999);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe('the part');
});

it.each([
  ['moves a pointer', () => fireEvent.pointerMove(document.body)],
  ['touches the page', () => fireEvent.pointerDown(document.body)],
  ['presses a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
])('loads the part once, as soon as the user %s', async (_, act) => {
  const loaded = whenIdle(load);
  act();
  expect(await loaded).toBe('the part');
  act();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads the part immediately without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await whenIdle(load)).toBe('the part');
});
