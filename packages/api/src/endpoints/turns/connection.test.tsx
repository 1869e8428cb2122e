import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserConnection } from './connection.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const unaborted = () => new AbortController().signal;

/** Whether it has been decided by now, and how. */
function followed(decision: Promise<boolean>) {
  let decided: boolean | undefined;
  void decision.then((value) => (decided = value));
  return () => decided;
}

it('pauses longer with each attempt, and gives up after the last', async () => {
  const first = followed(browserConnection.pause(0, unaborted()));
  const fourth = followed(browserConnection.pause(3, unaborted()));
  await vi.advanceTimersByTimeAsync(300);
  expect([first(), fourth()]).toEqual([true, undefined]);
  await vi.advanceTimersByTimeAsync(3700);
  expect(fourth()).toBe(true);
  expect(await browserConnection.pause(6, unaborted())).toBe(false);
});

it('waits for a device that is offline, and goes on as soon as it is online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const decided = followed(browserConnection.pause(0, unaborted()));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(decided()).toBeUndefined();
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(decided()).toBe(true);
});

it('does not wait for ever, nor for a page that was left', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const decided = followed(browserConnection.pause(0, unaborted()));
  await vi.advanceTimersByTimeAsync(700_000);
  expect(decided()).toBe(false);
  const leaving = new AbortController();
  const left = followed(browserConnection.pause(0, leaving.signal));
  leaving.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(left()).toBe(false);
});
