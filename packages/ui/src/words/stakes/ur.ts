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
  time: 'اس منظر میں وقت',
  eachTurn: 'ہر باری کیا بدلے',
  eachTurnHint: 'کھلاڑی اس منظر میں رہ کر جو کچھ کرے، وہ ایک باری ہے۔',
  maxTurnsHint: 'خالی: جتنی چاہیں۔',
  timeOut: 'باریاں پوری ہونے پر',
  goesOn: 'کوئی منظر نہیں آتا',
  isLost: 'یہ ہار کا انجام ہے',
  isLostHint: 'یہاں کھلاڑی ہار جاتے ہیں، اور پچھلے موڑ تک مفت لوٹتے ہیں۔',
  readings: {
    threshold: (name, value) => `کامیاب تب، جب ${name} کم از کم ${whole(value)} ہو۔`,
    roll: (name, value) => `کامیاب تب، جب ${name} اور پانسہ مل کر کم از کم ${whole(value)} ہوں۔`,
  },
} satisfies Words['stakes'];
