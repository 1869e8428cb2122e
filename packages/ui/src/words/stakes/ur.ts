import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { whole } = numbersOf('ur-u-nu-latn');

export const stakes = {
  attempt: (number) => `راہ ${number}: یہ ایک کوشش ہے`,
  check: 'اس کے لیے کیا درکار ہے',
  checkHint: (sides) =>
    `داستان کا کوئی عدد کم از کم اتنا ہو۔ ”roll“ لکھیں تو اس میں 1 سے ${whole(sides)} تک کا پانسہ جڑتا ہے۔`,
  winText: 'کامیاب ہوں تو یہ سنائیں',
  loseText: 'ناکام ہوں تو یہ سنائیں',
  loseEffect: 'ناکامی پر کیا بدلے',
  loseTarget: 'ناکامی پر کہاں جائے',
  staysHere: 'اسی منظر میں',
  readings: {
    threshold: (name, value) => `کامیاب تب، جب ${name} کم از کم ${whole(value)} ہو۔`,
    roll: (name, value) => `کامیاب تب، جب ${name} اور پانسہ مل کر کم از کم ${whole(value)} ہوں۔`,
  },
} satisfies Words['stakes'];
