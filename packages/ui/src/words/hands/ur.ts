import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('ur-u-nu-latn');

export const hands = {
  ownLanguage: 'ur',
  title: 'یہ کس کے الفاظ ہیں',
  by: {
    author: () => 'مصنف',
    model: (name) => (name === undefined ? 'کوئی ماڈل' : `ماڈل ${name}`),
    player: () => 'کھلاڑی',
    rule: () => 'قواعد',
    house: () => 'کتھالوک',
  },
  heard: (hand) => `${hand}:`,
  counted: (hand, words) => `${hand}، ${counted(words, { one: 'لفظ', other: 'الفاظ' })}`,
  unknown: 'یہ حصہ سناتے وقت درج نہیں ہوا کہ الفاظ کس کے ہیں۔',
} satisfies Words['hands'];
