import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { whole } = numbersOf('hi');

export const hands = {
  ownLanguage: 'hi',
  title: 'ये किसके शब्द हैं',
  by: {
    author: () => 'लेखक',
    model: (name) => (name === undefined ? 'कोई मॉडल' : `मॉडल ${name}`),
    player: () => 'खिलाड़ी',
    rule: () => 'नियम',
    house: () => 'कथालोक',
  },
  heard: (hand) => `${hand}:`,
  counted: (hand, words) => `${hand}, ${whole(words)} शब्द`,
  unknown: 'यह हिस्सा सुनाते समय दर्ज नहीं हुआ कि शब्द किसके हैं।',
} satisfies Words['hands'];
