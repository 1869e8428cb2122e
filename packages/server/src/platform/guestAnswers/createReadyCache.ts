import { LRUCache } from 'lru-cache';
import type { ReadyAnswer } from './createGuestAnswers.ts';

/** An estimate that includes the compressed forms and the objects around them. */
const weightOf = ({ plain }: ReadyAnswer): number => 2 * plain.length + 1024;

/** Ready answers up to a number of bytes. The least recently used go first. */
export const createReadyCache = (maxBytes: number) =>
  new LRUCache<string, ReadyAnswer>({ maxSize: maxBytes, sizeCalculation: weightOf });
