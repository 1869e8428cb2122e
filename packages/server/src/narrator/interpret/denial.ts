import { lexisOf } from './lexis.ts';
import { stretchesOf } from './quotes.ts';
import { tongueOf } from './semantic/tongue.ts';
import { readClause, splitWords, tidy, type Word } from './words.ts';

const CLAUSES = /[.,;:!?।॥؟۔،…]+|\s(?:but|because|लेकिन|मगर|لیکن|مگر)\s/u;
const SENTENCE = /[.;!?।॥؟۔…]/u;
const LONGEST = 1000;

/**
 * Whether a line denies what a choice does: "I will never give Meher the key, whatever she offers." A line in
 * words of its own is left to who understands them. It compares single words, which takes hardly any time.
 */
export function isDenied(line: string, choice: string, language: string): boolean {
  const [deed = ''] = choice.split(SENTENCE);
  const tongue = spoken(line, language);
  const lexis = lexisOf(tongue);
  if (hasNegativeWord(deed, lexis)) return false;
  const meant = new Set(contentOf(deed, tongue).map(({ key }) => key));
  const shared = contentOf(line, tongue).filter(({ key }) => meant.has(key));
  const isOfDeed = shared.length > 1 || shared.some(({ text }) => lexis.isVerb(text));
  return isOfDeed && shared.every(({ isNegated }) => isNegated);
}

/** Whether a sentence denies anything. */
export const hasNegation = (sentence: string, language: string): boolean =>
  hasNegativeWord(sentence.slice(0, LONGEST), lexisOf(spoken(sentence, language)));

const hasNegativeWord = (text: string, lexis: ReturnType<typeof lexisOf>): boolean =>
  splitWords(text, lexis).some((word) => lexis.isNegation(word));

const spoken = (line: string, language: string): string =>
  language === 'en' || language === 'hi' ? tongueOf(line, language) : language;

/** The significant words outside quotation marks. A denial holds for its clause, in English for what follows. */
function contentOf(text: string, language: string): Word[] {
  const lexis = lexisOf(language);
  const outside = stretchesOf(text.slice(0, LONGEST)).flatMap((part) => (part.isSpoken ? [] : [part.text]));
  return outside
    .flatMap((part) => tidy(part, lexis).split(CLAUSES))
    .flatMap((clause) => {
      const words = readClause(clause, lexis);
      const first = words.findIndex(({ isNegated }) => isNegated);
      const from = language === 'en' ? first : 0;
      return words.map((word, at) => ({ ...word, isNegated: first >= 0 && at >= from }));
    })
    .filter(({ weight }) => weight !== 'light');
}
