import { PASSWORD_MIN } from '@kathaloka/contract/limits';
import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { whole } = numbersOf('hi');

export const field = {
  optional: 'वैकल्पिक',
  showPassword: 'पासवर्ड दिखाएँ',
  less: 'कम',
  more: 'ज़्यादा',
  numberAllowed: (min, max, isWhole) =>
    `${whole(min)} से ${whole(max)} तक की ${isWhole ? 'पूर्ण संख्या' : 'संख्या'} लिखें।`,
  counter: (used, limit) => `${used} / ${limit}`,
  counterSpoken: (used, limit) => `${limit} में से ${used} अक्षर`,
  passwordRules: 'पासवर्ड की शर्तें',
  passwordParts: {
    length: `कम से कम ${PASSWORD_MIN} अक्षर`,
    uppercase: 'एक बड़ा अक्षर (A–Z)',
    lowercase: 'एक छोटा अक्षर (a–z)',
    digit: 'एक अंक',
    special: 'एक विशेष चिह्न, जैसे ! @ # $ %',
  },
  findTag: 'टैग खोजें',
  moreTags: (count) => `और ${count} हैं। खोजने के लिए लिखें।`,
  met: ', हो गया',
  notYet: ', अभी नहीं',
} satisfies Words['field'];
