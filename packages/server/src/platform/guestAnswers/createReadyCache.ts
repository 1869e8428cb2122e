import { LRUCache } from 'lru-cache';
import type { ReadyAnswer } from './createGuestAnswers.ts';

/** With what it is compressed, and the objects around it. */
const weightOf = ({ plain }: ReadyAnswer): number => 2 * plain.length + 1024;

/** Answers that were made once, as many as there is room for. The longest unread ones go first. */
export const createReadyCache = (maxBytes: number) =>
  new LRUCache<string, ReadyAnswer>({ maxSize: maxBytes, sizeCalculation: weightOf });
