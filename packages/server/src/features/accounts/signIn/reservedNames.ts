/** Names by which a user would pass for the product or for its operators. */
const RESERVED = [
  'Kathaloka',
  'कथालोक',
  'کتھالوک',
  'Sutradhar',
  'Sutradhara',
  'सूत्रधार',
  'سوتر دھار',
  'admin',
  'administrator',
  'moderator',
  'support',
  'root',
  'staff',
  'system',
  'security',
  'official',
];

/** Letters of other scripts, and digits, that look like Latin letters; each row: its letter, and what looks like it. */
const LOOKALIKES = new Map(
  'aаα@4 bвβ cсϲ dԁ eеεё3 gԍ hһн iіιїı1l|!ӏ jј kкκ mмʍ nпηո oоοօ0 pрρ rгя sѕ5$ tтτ uυս vνѵ wωѡ xхχ yуγ'
    .split(' ')
    .flatMap(([letter, ...alike]) => alike.map((each) => [each, letter!] as const)),
);

const reserved = new Set(RESERVED.map(skeletonOf));
/** No person's name contains it. */
const HOUSE = skeletonOf('Kathaloka');

/**
 * Whether a name looks like one of the house, or of those who run it: whatever stands between its letters or after
 * them, and in whatever letters.
 */
export function isReservedName(name: string): boolean {
  const skeleton = skeletonOf(name);
  return reserved.has(skeleton) || skeleton.includes(HOUSE);
}

/** What remains of a name if everything that looks alike is one letter. */
function skeletonOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/./gsu, (letter) => LOOKALIKES.get(letter) ?? letter);
  return letters
    .replaceAll(/[^\p{L}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
