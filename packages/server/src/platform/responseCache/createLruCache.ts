import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './createResponseCache.ts';

/** An estimate of an answer's size in memory, with its compressed forms and the objects around it. */
const weightOf = ({ plain }: CachedResponse): number => 2 * plain.length + 1024;

/** Ready answers up to a number of bytes. The least recently used go first. */
export const createLruCache = (maxBytes: number) =>
  new LRUCache<string, CachedResponse>({ maxSize: maxBytes, sizeCalculation: weightOf });
