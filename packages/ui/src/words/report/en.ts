import { area } from '../area.ts';

/** The dialogs that report a story, or a turn of a session. */
export const reportWords = area('report', {
  open: 'Report',
  openStory: 'Report this story',
  storyTitle: (title: string) => `Report “${title}”`,
  turnTitle: 'Report this passage',
  text: 'An administrator reads it. The author never learns who wrote it.',
  kind: 'What is wrong?',
  kinds: {
    disrespect: 'Disrespects a faith or what is sacred',
    hate: 'Hatred of people',
    sexual: 'Sexual content',
    violence: 'Cruelty',
    copyright: 'Taken from somebody else',
    broken: 'Broken, or makes no sense',
    other: 'Something else',
  },
  words: 'In your own words',
  wordsRequired: 'Please say what is wrong',
  cancel: 'Cancel',
  send: 'Send report',
  sending: 'Sending...',
  thanks: 'Thank you',
  thanksText: 'Your report has arrived. An administrator will read it.',
  close: 'Close',
  already: 'You have reported this already. It is waiting to be read.',
});
