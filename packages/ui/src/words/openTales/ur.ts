import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { ago } from '../time/ur.ts';

const { whole } = numbersOf('ur-u-nu-latn');

export const openTales = {
  continuePlaying: 'جہاں چھوڑا تھا',
  continue: 'آگے چلیں',
  chapterPlace: (number, of) => `${whole(of)} میں سے باب ${whole(number)}`,
  continueNamed: (title) => `آگے چلیں: ${title}`,
  progressOf: (title) => `${title} میں آپ کی پیش رفت`,
  played: (playedAt, now) => ago(playedAt, now),
  toldOffline: 'اسی آلے پر، انٹرنیٹ کے بغیر کھیلا گیا',
  nextPart: 'اس سلسلے میں آگے',
  togetherWith: (name) => `${name} کے ساتھ`,
  partPlace: (position, parts) => `${whole(parts)} میں سے حصہ ${whole(position)}`,
  play: 'کھیلیں',
  playNamed: (title) => `کھیلیں: ${title}`,
} satisfies Words['openTales'];
