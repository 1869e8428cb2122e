import { counted } from '../numbers/en.ts';
import { onDemand } from '../../onDemand.ts';
import { area } from '../area.ts';

const languages = onDemand(() => new Intl.DisplayNames('en', { type: 'language' }));

const story = {
  /** The language of these words, to compare with a story's. */
  ownLanguage: 'en' as string,
  languageName: (code: string): string => languages().of(code) ?? code,
  /** A story that can be read whole without an account. */
  quickRead: 'Quick read',
  /** The label of a card. */
  machineMade: 'Made with AI',
  untitled: 'Untitled',
  noDescription: 'No description available',
  unknownAuthor: 'Unknown Author',
  play: 'PLAY',
  /** Of PLAY, while a session is being started. */
  starting: 'LOADING',
  playNamed: (title: string) => `PLAY ${title}`,
  likes: (count: number) => counted(count, { one: 'like', other: 'likes' }),
  /** For a story without plays. */
  unplayed: 'New',
  plays: (count: number) => counted(count, { one: 'play', other: 'plays' }),
  bookmarks: (count: number) => counted(count, { one: 'bookmark', other: 'bookmarks' }),
  likedByYou: 'liked by you',
  savedByYou: 'saved by you',
};

export const storyWords = area('story', story);
