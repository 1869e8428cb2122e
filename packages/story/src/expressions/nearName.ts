import { foldedName } from './foldedName.ts';

/** Shorter names have too many neighbours. */
const LENGTH_MIN = 3;

/** The known name that differs from this one by one letter, by two swapped neighbours, or only by case. */
export function nearName(name: string, names: Iterable<string>): string | null {
  const wanted = Array.from(foldedName(name));
  if (wanted.length < LENGTH_MIN) return null;
  for (const other of names)
    if (other !== name && isNear(wanted, Array.from(foldedName(other)))) return other;
  return null;
}

function isNear(one: readonly string[], other: readonly string[]): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  const from = one.findIndex((letter, at) => letter !== other[at]);
  if (from < 0) return one.length >= other.length - 1;
  const rest = (letters: readonly string[], skipped: number): string =>
    letters.slice(from + skipped).join('');
  if (one.length !== other.length)
    return one.length > other.length ? rest(one, 1) === rest(other, 0) : rest(one, 0) === rest(other, 1);
  const areSwapped = one[from] === other[from + 1] && one[from + 1] === other[from];
  return rest(one, 1) === rest(other, 1) || (areSwapped && rest(one, 2) === rest(other, 2));
}
