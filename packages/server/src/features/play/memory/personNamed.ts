import { holdsPhrase, wordsFoundIn, wordsIn } from '../../../narrator/phrases.ts';

interface Known {
  readonly name: string;
  readonly at: number;
  readonly words: readonly string[];
  readonly last: string;
}

/**
 * Finds the person of whom a text speaks; null if it names nobody else, or leaves open which of two with the same last
 * word. The names are read once, and only those with a last word of the text are looked at.
 */
export function personFinder(names: readonly string[]): (text: string) => string | null {
  const byLast = new Map<string, Known[]>();
  for (const [at, name] of names.entries()) {
    const words = wordsIn(name);
    const last = words.at(-1);
    if (last === undefined) continue;
    const others = byLast.get(last) ?? [];
    others.push({ name, at, words: withoutArticle(words), last });
    byLast.set(last, others);
  }
  return (text) => {
    const words = wordsIn(text);
    const held = new Set(words.flatMap(wordsFoundIn));
    const named = [...held].flatMap((word) => byLast.get(word) ?? []).sort((one, other) => one.at - other.at);
    // a set tells most names apart sooner than their places in the text
    const whole = named.find(
      (one) => one.words.every((word) => held.has(word)) && holdsPhrase(words, one.words),
    )?.name;
    const [first] = named;
    const isSure = first !== undefined && byLast.get(first.last)!.length === 1;
    return whole ?? (isSure ? first.name : null);
  };
}

const withoutArticle = (words: readonly string[]): readonly string[] =>
  /^(?:the|an?)$/.test(words[0] ?? '') ? words.slice(1) : words;
