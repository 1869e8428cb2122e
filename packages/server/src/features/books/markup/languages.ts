import type { Language } from '@kathaloka/contract/entities';
import { languageOfText } from '@kathaloka/contract/languages';
import { escaped } from './xml.ts';

/** The script of each language. Of a script that several write, the first one stands for a text of no known language. */
const SCRIPTS: Readonly<Record<Language, string>> = {
  en: 'Latin',
  hi: 'Devanagari',
  bn: 'Bengali',
  te: 'Telugu',
  mr: 'Devanagari',
  ta: 'Tamil',
  ur: 'Arabic',
  gu: 'Gujarati',
  kn: 'Kannada',
  ml: 'Malayalam',
};
const LANGUAGES = Object.keys(SCRIPTS) as Language[];

/** The languages of a story: that in which it is told now, and those in which it can be. */
export interface Tongues {
  readonly language: Language;
  readonly languages: readonly Language[];
}

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  SCRIPTS[language] === 'Arabic' ? 'rtl' : 'ltr';

/** As attributes of an element. */
export const langOf = (language: Language): string =>
  ` xml:lang="${language}" lang="${language}" dir="${directionOf(language)}"`;

/** What is written in this script: in a language of the story, if one of them is written in it. */
function languageIn(script: string, { language, languages }: Tongues): Language {
  return [language, ...languages, ...LANGUAGES].find((each) => SCRIPTS[each] === script) ?? language;
}

/**
 * The language of a passage. Turns do not say it: a session that changed its language has turns in both, and players
 * write as they like.
 */
export function languageOf(text: string, tongues: Tongues): Language {
  const found = languageOfText(text) ?? (/\p{Script=Latin}/u.test(text) ? 'en' : undefined);
  return found === undefined ? tongues.language : languageIn(SCRIPTS[found], tongues);
}

/** Words of one script, with what stands between them. */
const wordsIn = (script: string): string => {
  const word = `\\p{Script=${script}}[\\p{Script=${script}}\\p{M}\\p{Nd}\\u200c\\u200d'’-]*`;
  return `${word}(?:[ ,]+${word})*`;
};

const byScript = <T>(make: (script: string) => T): ReadonlyMap<string, T> =>
  new Map([...new Set(Object.values(SCRIPTS))].map((script) => [script, make(script)]));

const LETTER = byScript((script) => new RegExp(`^\\p{Script=${script}}`, 'u'));
/** Of each script: words in any of the others. */
const FOREIGN = byScript((script) => {
  const others = [...LETTER.keys()].filter((other) => other !== script);
  return new RegExp(others.map(wordsIn).join('|'), 'gu');
});

/** A text in this language as markup: words of other scripts say which language they are in. */
export function inline(text: string, language: Language, tongues: Tongues): string {
  let markup = '';
  let end = 0;
  for (const { index, 0: words } of text.matchAll(FOREIGN.get(SCRIPTS[language])!)) {
    const script = [...LETTER].find(([, letter]) => letter.test(words))![0];
    markup += lines(text.slice(end, index));
    markup += `<span${langOf(languageIn(script, tongues))}>${lines(words)}</span>`;
    end = index + words.length;
  }
  return markup + lines(text.slice(end));
}

const lines = (text: string): string => escaped(text).replaceAll('\n', '<br />');
