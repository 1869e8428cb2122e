import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { whole } = numbersOf('hi');

export const stakes = {
  attempt: (number) => `राह ${number}: यह एक कोशिश है`,
  check: 'इसके लिए क्या चाहिए',
  checkHint: (sides) =>
    `कथा की कोई संख्या कम से कम इतनी हो। “roll” लिखें तो उसमें 1 से ${whole(sides)} तक का पाँसा जुड़ता है।`,
  winText: 'सफल हों तो यह सुनाएँ',
  loseText: 'चूक जाएँ तो यह सुनाएँ',
  loseEffect: 'चूकने पर क्या बदले',
  loseTarget: 'चूकने पर कहाँ जाए',
  staysHere: 'इसी दृश्य में',
  readings: {
    threshold: (name, value) => `सफल तब, जब ${name} कम से कम ${whole(value)} हो।`,
    roll: (name, value) => `सफल तब, जब ${name} और पाँसा मिलकर कम से कम ${whole(value)} हों।`,
  },
} satisfies Words['stakes'];
