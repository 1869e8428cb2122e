import { createHash, randomUUID } from 'node:crypto';
import { uuidv7 } from 'uuidv7';

export const newId = (): string => randomUUID();

/**
 * A version 7 UUID: sortable by time, even within a millisecond of one process. It reveals its creation time,
 * so use it for rows that only their owner sees, or that have a timestamp anyway.
 */
export const newOrderedId = (): string => uuidv7();

/** The same name gives the same id in every installation (a version 8 UUID, whose bits are free to choose). */
export function stableId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
