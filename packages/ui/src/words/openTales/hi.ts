import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { ago } from '../time/hi.ts';

const { whole } = numbersOf('hi');

export const openTales = {
  continuePlaying: 'जहाँ छोड़ा था',
  continue: 'आगे बढ़ें',
  chapterPlace: (number, of) => `${whole(of)} में से अध्याय ${whole(number)}`,
  continueNamed: (title) => `आगे बढ़ें: ${title}`,
  progressOf: (title) => `${title} में आपकी प्रगति`,
  played: (playedAt, now) => ago(playedAt, now),
  toldOffline: 'इसी डिवाइस पर, बिना इंटरनेट के खेला गया',
  nextPart: 'इस शृंखला में आगे',
  togetherWith: (name) => `${name} के साथ`,
  partPlace: (position, parts) => `${whole(parts)} में से भाग ${whole(position)}`,
  play: 'खेलें',
  playNamed: (title) => `खेलें: ${title}`,
} satisfies Words['openTales'];
