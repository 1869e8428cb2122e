import { describe, expect, it } from 'vitest';
import {
  LABEL_TERMS,
  MOST_WORDS_OF_A_LABEL,
  NOT_TRANSLATED,
  NUMBER_APART,
  SAID_OTHERWISE,
  TERMS,
} from './testing/glossary.ts';
import { messages, sayings, TRANSLATIONS } from './testing/sayings.ts';

const asWords = (english: string, before = ''): RegExp =>
  new RegExp(String.raw`(?<![\w’-])${before}(?:${english})(?![\w’-])`, 'i');
const wordsIn = (text: string): number => text.split(/\s+/).length;
const translated = sayings.filter(({ path }) => !NOT_TRANSLATED.test(path) && !(path in SAID_OTHERWISE));
/** Matches “29 endings” and “17 of 29 endings”. */
const BEFORE_NOUN = String.raw`(?: (?:में से|میں سے) \d+)? (?:[^\d\s]+ ){0,2}`;
const CHECKED = [
  ...TERMS.map((term) => [...term, translated] as const),
  ...LABEL_TERMS.map(
    (term) => [...term, translated.filter(({ said }) => wordsIn(said.en) <= MOST_WORDS_OF_A_LABEL)] as const,
  ),
];

describe.each(TRANSLATIONS)('In the language %s', (language) => {
  it.each(CHECKED)('“%s” is translated according to the glossary', (english, hindi, urdu, texts) => {
    const term = new RegExp(language === 'hi' ? hindi : urdu);
    const found = texts
      .filter(({ said }) => asWords(english).test(said.en) && !term.test(said[language]))
      .map(({ path, said }) => `${path}: ${said.en} | ${said[language]}`);
    const help = `say it by ${term}, or give the reason in SAID_OTHERWISE (testing/glossary.ts)`;
    expect([...new Set(found)], help).toEqual([]);
  });

  it('a number precedes the noun that it counts', () => {
    const apart = { ...SAID_OTHERWISE, ...NUMBER_APART };
    const checked = messages.filter(({ path }) => !(path in apart));
    const found = checked.flatMap(({ path, leaves, given, say }) => {
      const said = say();
      return leaves
        .filter(({ is }) => is === 'number')
        .flatMap(({ at }) =>
          [...TERMS, ...LABEL_TERMS].filter(([english, ...others]) => {
            const noun = others[TRANSLATIONS.indexOf(language)]!;
            const counted = new RegExp(String.raw`(?<!\d)${String(given[at])}${BEFORE_NOUN}(?:${noun})`);
            return asWords(english, `${String(given[at])} `).test(said.en) && !counted.test(said[language]);
          }),
        )
        .map(([english]) => `${path}: ${english}: ${said.en} | ${said[language]}`);
    });
    expect([...new Set(found)]).toEqual([]);
  });

  it('a date has the month of its day', () => {
    const month = (locale: string, style: 'long' | 'short', day: unknown) =>
      new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(new Date(String(day)));
    const found = messages.flatMap(({ path, given, say }) =>
      Object.values(given)
        .filter((value) => String(value).endsWith('Z'))
        .filter((day) => {
          const said = say();
          const isSaid = (of: 'en' | typeof language) =>
            (['long', 'short'] as const).some((style) => said[of].includes(month(of, style, day)));
          return isSaid('en') && !isSaid(language);
        })
        .map(() => `${path}: ${say()[language]}`),
    );
    expect(found).toEqual([]);
  });
});
