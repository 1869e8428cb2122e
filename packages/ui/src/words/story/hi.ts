import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { onDemand } from '../../onDemand.ts';

const { counted } = numbersOf('hi');
const languages = onDemand(() => new Intl.DisplayNames('hi', { type: 'language' }));

export const story = {
  ownLanguage: 'hi',
  languageName: (code) => languages().of(code) ?? code,
  quickRead: 'छोटी कथा',
  machineMade: 'AI की मदद से',
  untitled: 'बिना शीर्षक',
  noDescription: 'कोई विवरण नहीं',
  unknownAuthor: 'अज्ञात लेखक',
  play: 'खेलें',
  starting: 'खुल रहा है',
  playNamed: (title) => `खेलें: ${title}`,
  likes: (count) => counted(count, { other: 'ने पसंद की' }),
  unplayed: 'नई',
  plays: (count) => counted(count, { other: 'बार खेली गई' }),
  bookmarks: (count) => counted(count, { other: 'ने सँजोई' }),
  likedByYou: 'आपको पसंद है',
  savedByYou: 'आपने सँजोई है',
} satisfies Words['story'];
