import * as messages from '@kathaloka/contract/messages';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { administration as inHindi } from './administration/hi.ts';
import { tasks as tasksInHindi } from './tasks/hi.ts';
import * as hi from './hi.ts';
import { latinWords } from './testing/leftInEnglish.ts';
import { textsOf } from './testing/texts.ts';
import { administration as inUrdu } from './administration/ur.ts';
import { tasks as tasksInUrdu } from './tasks/ur.ts';
import * as ur from './ur.ts';

/** Areas whose texts take objects of the server or the file readers have tests of their own. */
const OF_OBJECTS = new Set(['findings', 'errorCodes', 'importing']);
/** Strings that are not texts: codes, keys, file names, and two lines that the server writes in English. */
const NOT_TEXTS =
  /\.(ownLanguage|language|id|keys\.\d+|line|fileNames\.\w+)$|^play\.continuing$|^storyFields\.adminHints\.story_structure$|^structure\.expressionExamples\./;
/** Placeholders of texts: missing values and numbers, and slots for elements. */
const UNFILLED = /undefined|NaN|\{\w+\}/g;

/** The languages into which everything is translated. */
const LANGUAGES = { Hindi: { ...hi, ...inHindi }, Urdu: { ...ur, ...inUrdu } };

/** Words for which the product uses others, and phrases that copy the English word order. */
const REPLACED = {
  Hindi: /ग्राफ़|के रूप में|अकाउंट|साइन (?:इन|आउट)|अनहोनी/,
  Urdu: /گراف|کے طور پر|اکاؤنٹ|سائن (?:اِن|آؤٹ)|ربط|انہونی|چھ میں|تخلیق|فلمیں|ہوم پر|نسخہ \d|(?<!س)تارے/,
} as const;

describe.each(Object.entries(REPLACED))('In %s', (language, replaced) => {
  it('terms are consistent, and there are no literal translations', () => {
    const areas = Object.entries(LANGUAGES[language as keyof typeof REPLACED]);
    const found = areas
      .filter(([name]) => !OF_OBJECTS.has(name))
      .flatMap(([name, words]) => textsOf(words, name))
      .filter(([, text]) => replaced.test(text));
    expect(found).toEqual([]);
  });
});

describe.each(Object.entries(LANGUAGES))('In %s', (_language, all) => {
  const areas = Object.entries(all).filter(([name]) => !OF_OBJECTS.has(name));

  it.each(areas)('%s has no English words but those that are left in English on purpose', (name, words) => {
    const found = textsOf(words, name)
      .filter(([path]) => !NOT_TEXTS.test(path))
      .flatMap(([path, text]) => latinWords(text.replace(UNFILLED, '')).map((word) => `${path}: ${word}`));
    expect(found).toEqual([]);
  });

  it.each(areas)('%s has no empty texts', (name, words) => {
    const empty = textsOf(words, name).filter(
      ([path, text]) => !/\.(separator|line)$/.test(path) && text.trim() === '',
    );
    expect(empty).toEqual([]);
  });
});

describe('The currency', () => {
  /** Coins are called credits everywhere. */
  const OTHER_NAMES = { English: /\bcoins?\b/i, Hindi: /सिक्क/, Urdu: /سکہ|سکوں|(?:\d|اور) سکے/ } as const;
  const ALL = {
    English: [...Object.entries(en), ...Object.entries(messages)],
    Hindi: Object.entries({ ...LANGUAGES.Hindi, tasks: tasksInHindi }),
    Urdu: Object.entries({ ...LANGUAGES.Urdu, tasks: tasksInUrdu }),
  };

  it.each(Object.entries(OTHER_NAMES))('has one name in %s', (language, other) => {
    const found = ALL[language as keyof typeof ALL]
      .filter(([name]) => !OF_OBJECTS.has(name))
      .flatMap(([name, words]) => textsOf(words, name))
      .filter(([, text]) => other.test(text));
    expect(found).toEqual([]);
  });
});
