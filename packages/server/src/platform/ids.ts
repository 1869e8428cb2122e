import { createHash, randomUUID } from 'node:crypto';

export const newId = (): string => randomUUID();

/** The same name gives the same id in every installation (a UUID of version 8, which is free to choose its bits). */
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
