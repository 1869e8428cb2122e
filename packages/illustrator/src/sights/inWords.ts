import type { Sight, Somebody } from '../core/sightNames.ts';
import { BENGALI } from './words/bn.ts';
import { ENGLISH, IN_ENGLISH } from './words/en.ts';
import { HINDI } from './words/hi.ts';
import { TAMIL } from './words/ta.ts';
import { URDU } from './words/ur.ts';
import type { SightWords } from './words/words.ts';

const NATIVE: Readonly<Record<string, SightWords>> = { hi: HINDI, ur: URDU, ta: TAMIL, bn: BENGALI };

const firstOf = (words: string): string => words.split(' ')[0]!.replaceAll('_', ' ');

/** The word by which a text asks for a sight. */
export const nameOfSight = (sight: Sight): string => firstOf(ENGLISH[sight]);

/** Describes a sight in a language, or else in English. */
export function sightInWords(sight: Sight, language: string): string {
  const words = NATIVE[language]?.[sight];
  return words ? firstOf(words) : IN_ENGLISH[sight];
}

interface PeopleWords {
  /** The word for one, and for several with their number. */
  readonly of: Readonly<Record<Somebody, readonly [one: string, several: string]>>;
  /** The number words, from two. */
  readonly numbers: readonly [two: string, three: string, four: string];
}

const PEOPLE: Readonly<Record<string, PeopleWords>> = {
  en: {
    of: {
      man: ['a man', 'men'],
      woman: ['a woman', 'women'],
      child: ['a child', 'children'],
      person: ['a figure', 'figures'],
    },
    numbers: ['two', 'three', 'four'],
  },
  hi: {
    of: {
      man: ['एक आदमी', 'आदमी'],
      woman: ['एक औरत', 'औरतें'],
      child: ['एक बच्चा', 'बच्चे'],
      person: ['एक व्यक्ति', 'व्यक्ति'],
    },
    numbers: ['दो', 'तीन', 'चार'],
  },
  ur: {
    of: {
      man: ['ایک آدمی', 'آدمی'],
      woman: ['ایک عورت', 'عورتیں'],
      child: ['ایک بچہ', 'بچے'],
      person: ['ایک شخص', 'اشخاص'],
    },
    numbers: ['دو', 'تین', 'چار'],
  },
  ta: {
    of: {
      man: ['ஒரு ஆண்', 'ஆண்கள்'],
      woman: ['ஒரு பெண்', 'பெண்கள்'],
      child: ['ஒரு குழந்தை', 'குழந்தைகள்'],
      person: ['ஒருவர்', 'பேர்'],
    },
    numbers: ['இரண்டு', 'மூன்று', 'நான்கு'],
  },
  bn: {
    of: {
      man: ['একজন পুরুষ', 'পুরুষ'],
      woman: ['একজন মহিলা', 'মহিলা'],
      child: ['একটি শিশু', 'শিশু'],
      person: ['একজন মানুষ', 'মানুষ'],
    },
    numbers: ['দুজন', 'তিনজন', 'চারজন'],
  },
};

/** Describes the people in a picture in a language, or else in English: each kind with its number. */
export function peopleInWords(people: readonly Somebody[], language: string): string[] {
  const { of, numbers } = PEOPLE[language] ?? PEOPLE['en']!;
  return [...new Set(people)].map((kind) => {
    const count = people.filter((who) => who === kind).length;
    const [one, several] = of[kind];
    return count === 1 ? one : `${numbers[Math.min(count, numbers.length + 1) - 2]!} ${several}`;
  });
}
