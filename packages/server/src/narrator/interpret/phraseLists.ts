import { lexisOf, type Lexis } from './lexis.ts';
import { readShared } from './wordLists.ts';
import { splitWords } from './words.ts';

type PhrasesByFirstWord = ReadonlyMap<string, readonly (readonly string[])[]>;

const read = new Map<string, PhrasesByFirstWord>();

/** Whether the words contain a phrase of a list. It compares whole words, in any script. */
export function holdsPhrase(words: readonly string[], language: string, list: string): boolean {
  const phrases = phrasesOf(language, list);
  return words.some((word, at) => {
    const beginning = phrases.get(word) ?? [];
    return beginning.some((phrase) => phrase.every((part, offset) => words[at + offset] === part));
  });
}

/** Whether the words are exactly a phrase of the list. */
export function isPhrase(words: readonly string[], language: string, list: string): boolean {
  const beginning = phrasesOf(language, list).get(words[0] ?? '') ?? [];
  return beginning.some(
    (phrase) => phrase.length === words.length && phrase.every((part, at) => words[at] === part),
  );
}

/** Whether the words are phrases of the list, one after the other, and nothing else but these fillers. */
export function arePhrases(
  words: readonly string[],
  language: string,
  list: string,
  fillers: ReadonlySet<string>,
): boolean {
  const phrases = phrasesOf(language, list);
  let [at, found] = [0, 0];
  while (at < words.length) {
    const fitting = (phrases.get(words[at]!) ?? [])
      .filter((phrase) => phrase.every((part, offset) => words[at + offset] === part))
      .map(({ length }) => length);
    const length = Math.max(0, ...fitting);
    if (length === 0 && !fillers.has(words[at]!)) return false;
    found += length;
    at += Math.max(1, length);
  }
  return found > 0;
}

function phrasesOf(language: string, list: string): PhrasesByFirstWord {
  const name = `${language}/${list}`;
  const known = read.get(name);
  if (known) return known;
  const found = new Map<string, (readonly string[])[]>();
  for (const line of readShared(language, list)) {
    const phrase = splitWords(line, plain(lexisOf(language)));
    if (phrase.length > 0) found.set(phrase[0]!, [...(found.get(phrase[0]!) ?? []), phrase]);
  }
  read.set(name, found);
  return found;
}

/** The lexis without idioms, for comparing words with lists of phrases. */
export function plain(lexis: Lexis): Lexis {
  return { ...lexis, phrases: [] };
}
