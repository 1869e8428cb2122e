import { whole } from '../numbers/en.ts';
import { ago } from '../time/en.ts';
import { area } from '../area.ts';

/** The row of unfinished sessions; in an area of its own, because most visitors have none. */
export const openTalesWords = area('openTales', {
  continuePlaying: 'Continue playing',
  continue: 'Continue',
  chapterPlace: (number: number, of: number) => `Chapter ${number} of ${of}`,
  continueNamed: (title: string) => `Continue ${title}`,
  progressOf: (title: string) => `Your progress in ${title}`,
  played: (playedAt: string, now: string) => ago(playedAt, now),
  toldOffline: 'Played on this device, without a network',
  nextPart: 'Next in this series',
  togetherWith: (name: string) => `Together with ${name}`,
  partPlace: (position: number, parts: number) => `Part ${whole(position)} of ${whole(parts)}`,
  play: 'Play',
  playNamed: (title: string) => `Play ${title}`,
});
