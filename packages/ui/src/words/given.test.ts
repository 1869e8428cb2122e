import { describe, expect, it } from 'vitest';
import { messages, type FilledText, TRANSLATIONS } from './testing/sayings.ts';

/** A small number, one that a language may have a special form for, and one that is written in groups. */
const NUMBERS = [0, 1, 2, 3, 11, 21, 1000];

/** Small numbers written as words: a translation may have digits instead, or the other way round. */
const WRITTEN_OUT =
  /(?<!\p{L})(?:no|one|two|three)(?= (?:of|texts?|things?)(?!\p{L}))|(?<=of )six|तीनों|تینوں/giu;
const MEANT: Readonly<Record<string, string>> = {
  no: '0',
  one: '1',
  two: '2',
  three: '3',
  six: '6',
  तीनों: '3',
  تینوں: '3',
};

/** Translations whose values are in another order than in English, and that order. */
const REORDERED: Readonly<Record<string, string>> = {
  'play.costsWithModel': 'xp model count',
  'table.range': 'total first last',
  'studio.translation.read': 'language texts',
  'findings.condition always true': 'params.choice params.condition',
};

/** Values that a translation leaves out on purpose. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  // a sentence that the parser of conditions gives in English
  'findings.unreadable condition': 'params.because',
  'findings.unreadable effect': 'params.because',
};

const digits = (text: string): string[] =>
  (text.match(/\d[\d,]*/g) ?? []).map((number) => number.replaceAll(',', ''));
const writtenOut = (text: string): string[] =>
  (text.match(WRITTEN_OUT) ?? []).map((word) => MEANT[word.toLowerCase()]!);

function saysTheSame(english: string, translated: string): boolean {
  const sorted = (numbers: string[]) => numbers.toSorted().join(' ');
  return (
    sorted(digits(english)) === sorted(digits(translated)) ||
    sorted([...digits(english), ...writtenOut(english)]) ===
      sorted([...digits(translated), ...writtenOut(translated)])
  );
}

/** The values in the order of their appearance in a text. */
function orderIn(text: string, { leaves, given }: FilledText): string[] {
  return leaves
    .flatMap(({ at }) => {
      const value = new RegExp(String.raw`(?<![\d,])${String(given[at])}(?!,?\d)`, 'g');
      return [...text.matchAll(value)].map(({ index }) => ({ at, index }));
    })
    .toSorted((a, b) => a.index - b.index)
    .map(({ at }) => at);
}

/** “17 of 29” is “29 में से 17”: the two words swap what is before and after “of”. */
function asInEnglish(text: string, message: FilledText): string {
  const order = orderIn(text, message);
  const whole = message.leaves.find(({ at }) =>
    new RegExp(String.raw`(?<!\d)${String(message.given[at])}(?: \S+)? (?:में से|میں سے) `).test(text),
  );
  const at = order.indexOf(whole?.at ?? '');
  if (at >= 0) order.splice(at, 2, ...order.slice(at, at + 2).toReversed());
  return order.join(' ');
}

/** The messages that violate a condition, each with its text. */
function faults(
  of: (message: FilledText, language: (typeof TRANSLATIONS)[number]) => string | undefined,
): string[] {
  return messages.flatMap((message) =>
    TRANSLATIONS.flatMap((language) => {
      const fault = of(message, language);
      return fault === undefined ? [] : [`${language}.${message.path}: ${fault}`];
    }),
  );
}

const numbersOf = ({ leaves }: FilledText) => leaves.filter(({ is }) => is === 'number');

describe('The values in a text', () => {
  it('are in each translation if they are in English, and no others are', () => {
    const found = faults((message, language) => {
      const said = message.say();
      const left = LEFT_OUT[message.path];
      const english = orderIn(said.en, message).filter((at) => at !== left);
      const translated = orderIn(said[language], message);
      return english.toSorted().join(' ') === translated.toSorted().join(' ') ? undefined : said[language];
    });
    expect(found).toEqual([]);
  });

  it('are in the same order as in English, except in the listed messages', () => {
    const found = faults((message, language) => {
      const said = message.say();
      const english = orderIn(said.en, message).filter((at) => at !== LEFT_OUT[message.path]);
      const expected = REORDERED[message.path] ?? english.join(' ');
      return asInEnglish(said[language], message) === expected ? undefined : `${said.en} | ${said[language]}`;
    });
    expect(found).toEqual([]);
  });
});

describe('A number', () => {
  it.each(NUMBERS)('is the same in all languages: %i', (number) => {
    const found = faults((message, language) =>
      numbersOf(message)
        .map(({ at }) => message.say({ [at]: number }))
        .filter((said) => !saysTheSame(said.en, said[language]))
        .map((said) => `${said.en} | ${said[language]}`)
        .at(0),
    );
    expect(found).toEqual([]);
  });

  it('is written with group separators if it is in English', () => {
    const found = faults((message, language) =>
      numbersOf(message)
        .map(({ at }) => message.say({ [at]: 1000 }))
        .filter((said) => said.en.includes('1,000') && !said[language].includes('1,000'))
        .map((said) => `${said.en} | ${said[language]}`)
        .at(0),
    );
    expect(found).toEqual([]);
  });

  it('that differs results in a different text', () => {
    const found = faults((message, language) =>
      numbersOf(message)
        .flatMap(({ at }) => {
          const said = NUMBERS.map((number) => message.say({ [at]: number }));
          return said.filter((one, index) =>
            said
              .slice(0, index)
              .some((other) => /\d/.test(one.en) && other.en !== one.en && other[language] === one[language]),
          );
        })
        .map((said) => `${said.en} | ${said[language]}`)
        .at(0),
    );
    expect(found).toEqual([]);
  });
});
