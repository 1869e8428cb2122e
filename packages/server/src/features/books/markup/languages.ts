import type { Language } from '@kathaloka/contract/entities';
import { languageOfText } from '@kathaloka/contract/languages';
import { escaped } from './xml.ts';

/** The script of each language. If several languages have the script of a text, the first one is assumed. */
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

/** The current language of a story, and all languages in which it can be told. */
export interface Tongues {
  readonly language: Language;
  readonly languages: readonly Language[];
}

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  SCRIPTS[language] === 'Arabic' ? 'rtl' : 'ltr';

/** The language and direction as attributes. */
export const langOf = (language: Language): string =>
  ` xml:lang="${language}" lang="${language}" dir="${directionOf(language)}"`;

/** The language of a text in this script, if possible one of the story's languages. */
function languageIn(script: string, { language, languages }: Tongues): Language {
  return [language, ...languages, ...LANGUAGES].find((each) => SCRIPTS[each] === script) ?? language;
}

/**
 * The language of a passage. Turns do not name their language: a session that changed its language has turns
 * in both, and players write as they like.
 */
export function languageOf(text: string, tongues: Tongues): Language {
  const found = languageOfText(text) ?? (/\p{Script=Latin}/u.test(text) ? 'en' : undefined);
  return found === undefined ? tongues.language : languageIn(SCRIPTS[found], tongues);
}

/** Matches words of one script, with spaces and commas between them. */
const wordsIn = (script: string): string => {
  const word = `\\p{Script=${script}}[\\p{Script=${script}}\\p{M}\\p{Nd}\\u200c\\u200d'’-]*`;
  return `${word}(?:[ ,]+${word})*`;
};

const byScript = <T>(make: (script: string) => T): ReadonlyMap<string, T> =>
  new Map([...new Set(Object.values(SCRIPTS))].map((script) => [script, make(script)]));

const LETTER = byScript((script) => new RegExp(`^\\p{Script=${script}}`, 'u'));
/** For each script: matches words in any other script. */
const FOREIGN = byScript((script) => {
  const others = [...LETTER.keys()].filter((other) => other !== script);
  return new RegExp(others.map(wordsIn).join('|'), 'gu');
});

/** Marks up a text in this language: words in other scripts get a `lang` attribute. */
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
