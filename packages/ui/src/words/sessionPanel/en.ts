import { counted, whole } from '../numbers/en.ts';
import { area } from '../area.ts';

/** The panel "Your tale": the map of a session, copies of it, and its end. */
const sessionPanel = {
  /** The language of these words, for surroundings in another language. */
  ownLanguage: 'en' as string,
  title: 'Your tale',
  lead: 'The thick gold line is the way you are on. What leaves it was taken back or told another way.',
  onlyOpening: 'Only the opening has been told. The ways you take appear here.',
  nothing: 'Nothing has been told yet.',
  chapters: 'Chapters',
  chapterNamed: (number: number, title: string) => `${whole(number)}. ${title}`,
  chaptersLeft: (count: number) =>
    `${counted(count, { one: 'more chapter', other: 'more chapters' })} to come`,
  againFrom: (title: string) => `Begin again from “${title}”`,
  again: 'Begin again',
  map: 'Everything told so far',
  opening: 'Opening',
  here: 'You are here',
  otherWay: 'Another way from here',
  otherWays: (count: number) => counted(count, { one: 'other way', other: 'other ways' }),
  turns: (count: number) => counted(count, { one: 'part', other: 'parts' }),
  range: (first: number, last: number) => `${whole(first)}–${whole(last)}`,
  loading: 'Loading your tale...',
  memory: {
    title: 'What this tale remembers',
    hint: 'Read from what you wrote and did. What is yours can be corrected, pinned and forgotten.',
    empty: 'Nothing yet: what you say of yourself, and what you promise, appears here.',
    loading: 'Loading what it remembers...',
    you: 'You',
    pinned: 'Pinned',
    correct: 'Correct',
    correction: 'What it should remember',
    save: 'Save',
    cancel: 'Cancel',
    pin: 'Pin',
    unpin: 'Unpin',
    forget: 'Forget',
    forgetTitle: 'Forget this?',
    forgetText: (text: string) =>
      `“${text}” It leaves the memory of the tale, and its summaries. What was told stays, and the next pages may still come back to it.`,
  },
  keep: 'Keep a copy',
  keepHint: 'The way you are on, from the opening to here.',
  saveAs: { markdown: 'Save as Markdown', json: 'Save as JSON' },
  saving: 'Saving...',
  book: {
    open: 'As a book...',
    upToHere: 'Book up to here',
    title: 'Your tale as a book',
    text: 'With a cover, chapters and pictures, from the opening to here.',
    textTo: 'With a cover, chapters and pictures, from the opening to this part:',
    ownWords: 'With what I wrote and chose',
    forms: { epub: 'Save as EPUB', print: 'Print' },
    making: 'Making the book...',
    noTab: 'Your browser did not open a new tab. Allow pop-ups for this page, and press Print again.',
  },
  together: 'Play together...',
  remove: 'Delete this session',
  removeTitle: 'Delete this session?',
  removeText:
    'Every part of it is lost, on every way you took and on all your devices. Spent credits are not returned. This cannot be reversed.',
  removeConfirm: 'Delete session',
  removeCancel: 'Keep it',
  offline: 'You are offline. You can read the map; saving, deleting and beginning again need a connection.',
  offlineWithoutMap: 'You are offline. Your tale needs a connection, and so do saving and deleting.',
  branchOffline: 'You are offline: a new game needs a connection.',
};

export const sessionPanelWords = area('sessionPanel', sessionPanel);
