import { fold } from '../fold.ts';
import { lexisOf } from '../lexis.ts';
import { splitWords } from '../words.ts';
import { inEnglish, isListed } from './inEnglish.ts';
import { wordSense } from './vectors.ts';

/** The languages that can be compared with each other. */
export type Tongue = 'en' | 'hi';

/** A rarer English word indicates the language less, because nearly every short string is one. */
const COMMON_RANK = 5000;
const RARE = 0.5;

/** Which of the two languages a text is in, in either script. A tie means the story's language. */
export function tongueOf(text: string, language: Tongue): Tongue {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  const [english, hindi] = [lexisOf('en'), lexisOf('hi')];
  let lead = 0;
  for (const word of splitWords(fold(text), english)) {
    if (!/^[a-z]+$/.test(word)) continue;
    const rank = wordSense(word)?.rank ?? Infinity;
    const isEnglish = english.weightOf(word) !== 'content' || english.isNegation(word) || rank < COMMON_RANK;
    const isHindi =
      hindi.weightOf(word) !== 'content' ||
      hindi.isNegation(word) ||
      hindi.isQuestion(word) ||
      isListed(word) ||
      // many English words have the stem of a Hindi word
      (rank === Infinity && inEnglish(word).length > 0);
    if (isEnglish !== isHindi) lead += isEnglish ? 1 : -1;
    else if (!isEnglish && rank < Infinity) lead += RARE;
    if (hindi.isQuestion(word) && !isEnglish) lead -= 1;
  }
  if (lead === 0) return /[a-z]/i.test(text) && language === 'hi' ? 'hi' : language;
  return lead > 0 ? 'en' : 'hi';
}

export function isTongue(language: string): language is Tongue {
  return language === 'en' || language === 'hi';
}

/**
 * The language of a typed line: what is in Latin letters is English, or Hindi as people type it, in every story.
 * Names say nothing of it: "Karna" is also a Hindi verb.
 */
export function tongueIn(line: string, language: string, names: ReadonlySet<string>): string {
  const words = line
    .split(/(?<=[^\p{L}\p{M}])/u)
    .filter((word) => !names.has(fold(word).replaceAll(/[^\p{L}\p{M}]/gu, '')));
  if (isTongue(language)) return tongueOf(words.join(''), language);
  return /^[^\p{L}]*(?:\p{Script=Latin}[^\p{L}]*)+$/u.test(line) ? tongueOf(words.join(''), 'en') : language;
}
