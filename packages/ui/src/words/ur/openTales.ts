import type { Words } from '../en.ts';
import { ago } from './time.ts';

export const openTales = {
  continuePlaying: 'جہاں چھوڑا تھا',
  continue: 'آگے چلیں',
  continueNamed: (title) => `آگے چلیں: ${title}`,
  progressOf: (title) => `${title} میں آپ کی پیش رفت`,
  played: (playedAt, now) => ago(playedAt, now),
} satisfies Words['openTales'];
