import type { KnownBy } from './entry.ts';
import { YOU } from './names.ts';

/**
 * Who knows something, as it was stored or as a model says it. An absent or unreadable list is the player and those
 * who are present, and never everybody.
 */
export function presentOnly(known: unknown, present: readonly string[]): KnownBy {
  if (known === 'all') return known;
  const isList =
    Array.isArray(known) && known.every((name) => typeof name === 'string' && name.trim() !== '');
  return [...new Set([YOU, ...(isList ? (known as readonly string[]).map((name) => name.trim()) : present)])];
}
