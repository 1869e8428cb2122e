import { PASSWORD_MIN } from '@kathaloka/contract/limits';
import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { whole } = numbersOf('ur-u-nu-latn');

export const field = {
  optional: 'اختیاری',
  showPassword: 'پاس ورڈ دکھائیں',
  less: 'کم',
  more: 'زیادہ',
  numberAllowed: (min, max, isWhole) =>
    `${whole(min)} سے ${whole(max)} تک ${isWhole ? 'کوئی پورا عدد' : 'کوئی عدد'} لکھیں۔`,
  counter: (used, limit) => `${used} / ${limit}`,
  counterSpoken: (used, limit) => `${limit} میں سے ${used} حروف`,
  passwordRules: 'پاس ورڈ کی شرائط',
  passwordParts: {
    length: `کم از کم ${PASSWORD_MIN} حروف`,
    uppercase: 'ایک بڑا حرف (A–Z)',
    lowercase: 'ایک چھوٹا حرف (a–z)',
    digit: 'ایک ہندسہ',
    special: 'ایک خاص علامت، جیسے \u2066! @ # $ %\u2069',
  },
  findTag: 'ٹیگ ڈھونڈیں',
  moreTags: (count) => `اور ${count} ہیں۔ ڈھونڈنے کے لیے لکھیں۔`,
  met: '، ہو گیا',
  notYet: '، ابھی نہیں',
} satisfies Words['field'];
