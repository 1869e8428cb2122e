import { type StorageFailure, storageFailureOf } from './storageFailure.ts';

/** Less than the shell and a story need together. */
const ROOM_MIN = 1_250_000;
const ROOM_CACHE = 'kathaloka-room';

/**
 * Why this device cannot store as much as a story needs, or null if it can. Tests it by writing, because the free space
 * that browsers report is not reliable.
 */
export async function roomFailure(): Promise<StorageFailure | null> {
  try {
    const cache = await caches.open(ROOM_CACHE);
    try {
      await cache.put('/room', new Response(new Uint8Array(ROOM_MIN)));
    } finally {
      await caches.delete(ROOM_CACHE);
    }
    return null;
  } catch (error) {
    return storageFailureOf(error);
  }
}
