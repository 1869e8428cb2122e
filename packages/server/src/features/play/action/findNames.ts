import { holdsPhrase, wordIndex } from '../../../narrator/phrases.ts';

/** A name of a rule, with its words. */
export type NameOfRules = readonly [who: string, phrase: readonly string[]];

/** Finds the names that words hold, in the order of the rules. */
export type FindNames = (words: readonly string[]) => readonly string[];

/** Names are looked up by their first words, so that a few of thousands are compared. */
export function findNames(names: readonly NameOfRules[], holds = holdsPhrase): FindNames {
  const beginningWith = wordIndex(
    names.map(([who, phrase], at) => ({ who, phrase, at })),
    ({ phrase }) => phrase[0]!,
  );
  return (words) =>
    [...new Set(words.flatMap(beginningWith))]
      .filter(({ phrase }) => holds(words, phrase))
      .toSorted((one, other) => one.at - other.at)
      .map(({ who }) => who);
}
