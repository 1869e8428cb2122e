import { lexisOf } from './lexis.ts';
import { holdsPhrase, isPhrase, plain } from './phraseLists.ts';
import { stretchesOf } from './quotes.ts';
import { UNFIT } from './speech.ts';
import { splitWords } from './words.ts';

/** The topic of a question that names neither a person nor a thing of the story. */
export type Topic = 'place' | 'people' | 'deeds';

const TOPICS: readonly Topic[] = ['place', 'people', 'deeds'];
const LEAST_WORDS = 2;
const MOST_WORDS = 12;
/** A question is repeated only in its language's own script. */
const OWN_SCRIPT: Readonly<Record<string, RegExp>> = {
  en: /^[\p{Script=Latin}\s,'’-]+$/u,
  hi: /^[\p{Script=Devanagari}\s,'’-]+$/u,
};

/** The topic of a question that asks nothing else. */
export function topicOf(
  input: string,
  language: string,
): { readonly topic: Topic; readonly isAll: boolean } | null {
  const words = splitWords(input, plain(lexisOf(language)));
  const topic = TOPICS.find((each) => holdsPhrase(words, language, `ask.${each}`));
  return topic ? { topic, isAll: isPhrase(words, language, `ask.${topic}`) } : null;
}

/** Whether the question may address somebody in the scene instead of the narrator. */
export function isAskedOfSomebody(input: string, language: string): boolean {
  return isPhrase(splitWords(input, plain(lexisOf(language))), language, 'ask.you');
}

/** The player's question, ready for quotation marks; null if there is none, or if it should not be repeated. */
export function questionOf(input: string, language: string): string | null {
  const lexis = lexisOf(language);
  const text = input
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/[?.!।؟\s]+$/u, '');
  const [first = '', ...others] = splitWords(text, plain(lexis));
  const isAsked =
    language === 'en' ? lexis.isQuestionWord(first) : [first, ...others].some(lexis.isQuestionWord);
  if (!isAsked || others.length + 1 < LEAST_WORDS || text.split(' ').length > MOST_WORDS) return null;
  if (!OWN_SCRIPT[language]?.test(text) || UNFIT.test(input)) return null;
  if (stretchesOf(text).some(({ isSpoken }) => isSpoken)) return null;
  const [letter = '', ...rest] = text;
  return `${letter.toUpperCase()}${rest.join('')}?`;
}
