import { afterEach, expect, it, vi } from 'vitest';
import { roomFailure } from './room.ts';

afterEach(() => vi.unstubAllGlobals());

/** Caches whose `put` fails with this error. */
function cachesThat(failure?: Error) {
  const names = new Set<string>();
  const put = () => (failure ? Promise.reject(failure) : Promise.resolve());
  vi.stubGlobal('caches', {
    open: (name: string) => Promise.resolve(names.add(name) && { put }),
    delete: (name: string) => Promise.resolve(names.delete(name)),
  });
  return names;
}

it('finds no failure on a device with room, and leaves nothing behind', async () => {
  const names = cachesThat();
  expect(await roomFailure()).toBeNull();
  expect([...names]).toEqual([]);
});

it('distinguishes a full device from a refusing browser', async () => {
  const names = cachesThat(new DOMException('It failed', 'QuotaExceededError'));
  expect(await roomFailure()).toBe('full');
  expect([...names]).toEqual([]);
  cachesThat(new DOMException('It failed', 'SecurityError'));
  expect(await roomFailure()).toBe('storage_refused');
});

it('finds a refusal if the browser has no caches', async () => {
  vi.stubGlobal('caches', undefined);
  expect(await roomFailure()).toBe('storage_refused');
});
