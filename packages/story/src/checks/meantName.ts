/** Shorter names are one letter away from too many others. */
const LENGTH_MIN = 3;

/** The only name that differs from a misspelt one by a missing, extra or changed letter, or a swapped pair. */
export function meantName(misspelt: string, names: Iterable<string>): string | undefined {
  const found = [...names].filter((name) => isALetterAway(Array.from(misspelt), Array.from(name)));
  return found.length === 1 ? found[0] : undefined;
}

const restOf = (letters: readonly string[], from: number): string => letters.slice(from).join('');

function isALetterAway(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < LENGTH_MIN || long.length - short.length > 1) return false;
  const at = long.findIndex((letter, index) => letter !== short[index]);
  if (at < 0) return false;
  if (long.length > short.length) return restOf(long, at + 1) === restOf(short, at);
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return (
    restOf(long, at + 1) === restOf(short, at + 1) ||
    (isSwapped && restOf(long, at + 2) === restOf(short, at + 2))
  );
}
