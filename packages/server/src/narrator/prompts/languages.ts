import type { Language } from '@kathaloka/contract/entities';

interface LanguageFacts {
  /** For prompts, in English. */
  readonly name: string;
  readonly script: string;
  readonly letters: RegExp;
  /** What models need for a word of prose, by their older tokenizers. */
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

/** Which part of the letters of a text belongs to the script of a language; 1 for a text without letters. */
export function shareIn(language: Language, text: string): number {
  const all = text.match(/[\p{L}\p{M}]/gu) ?? [];
  const own = all.join('').match(LANGUAGE_FACTS[language].letters)?.length ?? 0;
  return all.length === 0 ? 1 : own / all.length;
}
