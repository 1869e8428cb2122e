const SECOND: Record<string, string> = {
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
};

/** Words at the beginning that only name the speaker or express a wish. */
const OPENING = new Set([
  'i',
  'you',
  'we',
  'please',
  'want',
  'now',
  'will',
  'shall',
  'am',
  'going',
  'to',
  'let',
  'me',
  'just',
  'then',
]);
const NOT_ALONE = new Set(['to', 'let', 'me', 'going', 'am', 'now', 'just', 'then']);

/** English words as in a choice: "I wait where I am" becomes "wait where you are". */
export function inSecondPerson(words: readonly string[]): readonly string[] {
  let from = 0;
  while (from < words.length - 1 && OPENING.has(words[from]!) && !(from === 0 && NOT_ALONE.has(words[0]!))) {
    from += 1;
  }
  return words.slice(from).map((word, at, all) => {
    if (word === 'i') return 'you';
    if (word === 'am' && all[at - 1] === 'i') return 'are';
    return SECOND[word] ?? word;
  });
}
