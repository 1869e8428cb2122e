import { type Random, seededRandom } from '@kathaloka/story';

/** FNV-1a of 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** Each part of a turn has a generator of its own, so that one more fragment changes no other part. */
export const randomOf = (...parts: readonly (string | number)[]): Random =>
  seededRandom(hash(parts.join('|')));

/** The Fisher-Yates shuffle. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
