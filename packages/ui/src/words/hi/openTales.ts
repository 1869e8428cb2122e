import type { Words } from '../en.ts';
import { ago } from './time.ts';

export const openTales = {
  continuePlaying: 'जहाँ छोड़ा था',
  continue: 'आगे बढ़ें',
  continueNamed: (title) => `आगे बढ़ें: ${title}`,
  progressOf: (title) => `${title} में आपकी प्रगति`,
  played: (playedAt, now) => ago(playedAt, now),
} satisfies Words['openTales'];
