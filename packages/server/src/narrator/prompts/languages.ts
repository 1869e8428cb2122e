import type { Language } from '@kathaloka/contract/entities';
import { wordsIn } from '../phrases.ts';

interface LanguageFacts {
  /** In English, for prompts. */
  readonly name: string;
  readonly script: string;
  readonly letters: RegExp;
  /** Tokens per word of prose, with the models' older tokenizers. */
  readonly tokensPerWord: number;
}

export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: 'English', script: 'Latin script', letters: /\p{scx=Latin}/gu, tokensPerWord: 1.4 },
  hi: { name: 'Hindi', script: 'Devanagari', letters: /\p{scx=Devanagari}/gu, tokensPerWord: 4 },
  bn: { name: 'Bengali', script: 'Bengali script', letters: /\p{scx=Bengali}/gu, tokensPerWord: 6 },
  te: { name: 'Telugu', script: 'Telugu script', letters: /\p{scx=Telugu}/gu, tokensPerWord: 9 },
  mr: { name: 'Marathi', script: 'Devanagari', letters: /\p{scx=Devanagari}/gu, tokensPerWord: 5 },
  ta: { name: 'Tamil', script: 'Tamil script', letters: /\p{scx=Tamil}/gu, tokensPerWord: 9 },
  ur: { name: 'Urdu', script: 'Arabic script', letters: /\p{scx=Arabic}/gu, tokensPerWord: 4 },
  gu: { name: 'Gujarati', script: 'Gujarati script', letters: /\p{scx=Gujarati}/gu, tokensPerWord: 6 },
  kn: { name: 'Kannada', script: 'Kannada script', letters: /\p{scx=Kannada}/gu, tokensPerWord: 9 },
  ml: { name: 'Malayalam', script: 'Malayalam script', letters: /\p{scx=Malayalam}/gu, tokensPerWord: 10 },
};

/** The share of a text's letters in the script of a language; 1 for a text without letters. */
export function shareIn(language: Language, text: string): number {
  const all = text.match(/[\p{L}\p{M}]/gu) ?? [];
  const own = all.join('').match(LANGUAGE_FACTS[language].letters)?.length ?? 0;
  return all.length === 0 ? 1 : own / all.length;
}

/** The minimum share of letters in the script of the text's language. */
export const LANGUAGE_SHARE = 0.8;
/** The minimum share of very common words in an English text. */
const COMMON_SHARE = 0.15;
/** A shorter text may lack common words. */
const COMMON_WORDS_MIN = 12;
const COMMON_ENGLISH = new Set(
  wordsIn(`the of and to a in is it you that he was for on are with as his they at be this have from or had by not
    but what all were when there an your her she has no its like one who if out up him so into`),
);
/** The most common words of Hindi and Urdu in Latin letters that are not English. */
const ROMANISED = new Set(
  wordsIn(
    'hai hain ka ki ke ko se mein aur nahi nahin ne woh yeh tum aap ek kya koi phir bhi hua hui tha thi raha rahi',
  ),
);

const shareOf = (words: readonly string[], some: ReadonlySet<string>): number =>
  words.filter((word) => some.has(word)).length / words.length;

/** Whether a text seems to be in its language: by its script, and in English by its common words. */
export function isIn(language: Language, text: string): boolean {
  if (shareIn(language, text) < LANGUAGE_SHARE) return false;
  const words = wordsIn(text);
  return (
    language !== 'en' || words.length < COMMON_WORDS_MIN || shareOf(words, COMMON_ENGLISH) >= COMMON_SHARE
  );
}

/** A shorter sentence may be a name, or a shout. */
const SENTENCE_WORDS_MIN = 4;

/** Whether one sentence of a text is clearly in another language. */
export function isForeign(language: Language, sentence: string): boolean {
  const words = wordsIn(sentence);
  if (words.length < SENTENCE_WORDS_MIN) return false;
  if (shareIn(language, sentence) < 0.5) return true;
  return (
    language === 'en' && shareOf(words, ROMANISED) > 0.2 && shareOf(words, COMMON_ENGLISH) < COMMON_SHARE
  );
}

/** A shorter text may still turn out to be in its language. */
const TERSE_WORDS = 30;

/** Whether a text that does not seem to be in its language may do so once it is longer. */
export const mayBecome = (language: Language, text: string): boolean =>
  shareIn(language, text) >= LANGUAGE_SHARE && wordsIn(text).length < TERSE_WORDS;
