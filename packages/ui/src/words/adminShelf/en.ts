import { whole } from '../numbers/en.ts';

/** Import and export of several stories as one file. */
export const adminShelf = {
  title: 'Import stories',
  text: 'A file that was exported here, or a .zip in which each file is a story. They become drafts of yours. A story that is here already is not made twice.',
  choose: 'Choose a file',
  another: 'Another file',
  reading: 'Reading and checking...',
  close: 'Close',
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB.`,
  report: 'What became of each story',
  counts: (taken: number, here: number, refused: number) =>
    `${whole(taken)} taken in · ${whole(here)} here already · ${whole(refused)} refused`,
  outcomes: { taken: 'Taken in', already_here: 'Here already', refused: 'Refused' },
  leftOut: (tags: readonly string[]) => `Without tags that are unknown here: ${tags.join(', ')}`,
};
