import { sentencesIn, wordsIn } from './words.ts';

const LENGTH = 5;

/** A story with all its texts. */
export interface Told {
  readonly key: string;
  readonly texts: readonly string[];
}

/** Phrases of five words that more than `moreThan` stories contain, with the keys of these stories. */
export function commonPhrases(
  stories: readonly Told[],
  { moreThan }: { moreThan: number },
): Map<string, string[]> {
  const isName = namesOf(stories);
  const places = new Map<string, string[]>();
  for (const { key, texts } of stories) {
    for (const phrase of new Set(
      texts.flatMap(sentencesIn).flatMap((sentence) => phrasesOf(sentence, isName)),
    )) {
      places.set(phrase, [...(places.get(phrase) ?? []), key]);
    }
  }
  return new Map([...places].filter(([, keys]) => keys.length > moreThan));
}

function phrasesOf(sentence: string, isName: (word: string) => boolean): string[] {
  const words = wordsIn(sentence).map((word) => word.toLowerCase());
  return words.flatMap((_, at) => {
    const phrase = words.slice(at, at + LENGTH);
    return phrase.length === LENGTH && !phrase.some(isName) ? [phrase.join(' ')] : [];
  });
}

/**
 * Tells names from other words: a word that no story writes in lower case is a name. Scripts without capitals
 * have no names.
 */
function namesOf(stories: readonly Told[]): (word: string) => boolean {
  const small = new Set<string>();
  for (const { texts } of stories) {
    for (const word of texts.flatMap(wordsIn)) if (word === word.toLowerCase()) small.add(word);
  }
  return (word) => !small.has(word) && !/^i(?:'|$)/.test(word);
}
