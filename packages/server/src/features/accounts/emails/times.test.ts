import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@kathaloka/contract/languages';
import { expect, it } from 'vitest';
import { emailsIn } from './emails.ts';

/** How each language says a duration, in minutes. */
const TIMES: Readonly<Record<InterfaceLanguage, readonly (readonly [RegExp, number])[]>> = {
  en: [
    [/(one|\d+) hours?/g, 60],
    [/(one|\d+) days?/g, 24 * 60],
    [/(one|\d+) weeks?/g, 7 * 24 * 60],
  ],
  hi: [
    [/(एक|\d+) (?:घंटे|घंटा)/g, 60],
    [/(एक|\d+) दिन/g, 24 * 60],
    [/(एक|\d+) (?:हफ़्ते|हफ़्ता)/g, 7 * 24 * 60],
  ],
  ur: [
    [/(ایک|\d+) (?:گھنٹے|گھنٹہ)/g, 60],
    [/(ایک|\d+) دن/g, 24 * 60],
    [/(ایک|\d+) (?:ہفتے|ہفتہ)/g, 7 * 24 * 60],
  ],
};

const timesIn = (language: InterfaceLanguage, text: string): number[] =>
  TIMES[language].flatMap(([pattern, minutes]) =>
    [...text.matchAll(pattern)].map(([, count]) => minutes * (Number(count) || 1)),
  );

it.each(['verify', 'reset'] as const)('“%s” says in each language for how long its link works', (name) => {
  const told = INTERFACE_LANGUAGES.map((language) =>
    timesIn(language, emailsIn(language)[name]('Mira', 'https://tales.test').paragraphs.join(' ')),
  );
  expect(told[0]).toHaveLength(1);
  for (const other of told) expect(other).toEqual(told[0]);
});
