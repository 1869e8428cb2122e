import { expect, it } from 'vitest';
import { CACHE_MAX_BYTES, createSnapshotCache, type Snapshot } from './snapshots.ts';

/** How many of 200 snapshots with a text of this length stay in memory. */
function stored(length: number): number {
  const cache = createSnapshotCache();
  const ids = Array.from({ length: 200 }, (_, number) => String(number));
  const content = { text: 'a'.repeat(length) };
  for (const id of ids) cache.set({ id } as Snapshot, content);
  return ids.filter((id) => cache.get(id)).length;
}

it('Snapshots in memory are bounded by what they take, and not by their number alone', () => {
  expect(stored(1000)).toBe(200);
  const large = 1024 * 1024;
  expect(stored(large)).toBeGreaterThan(0);
  // a snapshot takes about five times its length, as measured
  expect(stored(large) * large * 5).toBeLessThanOrEqual(CACHE_MAX_BYTES);
});
