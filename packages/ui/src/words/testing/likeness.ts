/** Hindi and Urdu letters for about the same consonant. Vowels and aspiration are left out. */
const SOUNDS: Readonly<Record<string, string>> = {
  k: 'कखکقخ',
  g: 'गघگغ',
  c: 'चछچ',
  j: 'जझجژزذضظ',
  t: 'टठतथٹتط',
  d: 'डढदधڈدڑ',
  n: 'नणङञن',
  p: 'पफپف',
  b: 'बभب',
  m: 'मم',
  r: 'रر',
  l: 'लل',
  s: 'शषसشسصث',
};
const soundOf = new Map(
  Object.entries(SOUNDS).flatMap(([sound, letters]) =>
    Array.from(letters, (letter) => [letter, sound] as const),
  ),
);

/** The words of a text by their consonants: `कहानी` and `کہانی` are both `kn`. */
export function soundsOf(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .split(/[^\u0900-\u097f\u0600-\u06ff]+/)
    .map((word) => Array.from(word, (letter) => soundOf.get(letter) ?? '').join(''))
    .filter((sounds) => sounds !== '');
}

/** The share of words that two texts have in common, from 0 to 1. */
export function likeness(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const shared = one.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return one.length + other.length === 0 ? 0 : (2 * shared.length) / (one.length + other.length);
}
