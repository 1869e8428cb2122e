import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserConnection } from './connection.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const unaborted = () => new AbortController().signal;

/** Whether the promise has settled, and its value. */
function followed(decision: Promise<boolean>) {
  let decided: boolean | undefined;
  void decision.then((value) => (decided = value));
  return () => decided;
}

it('retries immediately and then every two seconds, and gives up after half a minute', async () => {
  const first = followed(browserConnection.pause(0, unaborted()));
  const last = followed(browserConnection.pause(15, unaborted()));
  await vi.advanceTimersByTimeAsync(300);
  expect([first(), last()]).toEqual([true, undefined]);
  await vi.advanceTimersByTimeAsync(1700);
  expect(last()).toBe(true);
  expect(await browserConnection.pause(16, unaborted())).toBe(false);
});

it('waits while the device is offline, and retries as soon as it is online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const decided = followed(browserConnection.pause(0, unaborted()));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(decided()).toBeUndefined();
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(decided()).toBe(true);
});

it('stops waiting after a timeout, and when the page is left', async () => {
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
