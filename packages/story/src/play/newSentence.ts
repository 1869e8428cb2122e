/** A lower-case letter continues a sentence after quoted speech: 'Who is there?' he asks. */
const SENTENCES = /\S[^\n]*?(?:[.!?…।॥۔؟]+["'”’»)\]*]*(?=\s|$)(?!\s*\p{Ll})|$)/gmu;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
/** A longer one is told only where there is no other. */
const LONG = 200;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(WORDS) ?? [];

/** The sentence of a text that says most of what none of the others says; null if they say the same. */
export function newSentence(text: string, others: readonly string[]): string | null {
  if (others.includes(text)) return null;
  const known = new Set(others.flatMap((other) => other.match(SENTENCES) ?? []));
  const knownWords = new Set(others.flatMap(wordsOf));
  const news = (sentence: string) =>
    wordsOf(sentence).filter((word) => !knownWords.has(word)).length - (sentence.length > LONG ? LONG : 0);
  const unsaid = (text.match(SENTENCES) ?? []).filter((sentence) => !known.has(sentence));
  return unsaid.toSorted((one, other) => news(other) - news(one))[0] ?? null;
}
