import { counted } from './numbers.ts';

/** The page at the end of a tale. */
export const ending = {
  turnPage: 'Turn the page',
  readAgain: 'Read the last part again',
  loading: 'Looking back over your way...',
  failed: 'What led here could not be loaded.',
  forks: 'What led here',
  opened: 'It opened a way later:',
  ruledOut: (count: number) =>
    counted(count, {
      one: 'other ending was out of reach after it',
      other: 'other endings were out of reach after it',
    }),
  goBackHere: 'Go back here',
  closedAt: 'One way stayed closed, where you chose',
  closedByLeft: 'It would have been open, had you chosen earlier',
  closedByTaken: 'What closed it was an earlier choice:',
  goBack: 'Go back to the fork',
  goBackHint: 'A new game begins there; this one stays as it is.',
  goingBack: 'Going back...',
  beginAgain: 'Begin again',
  beginning: 'Beginning...',
  keep: 'Keep this tale',
  keeping: 'Saving...',
  next: 'The next story',
  toStory: 'Back to the story',
  toHome: 'To Home',
  choices: (count: number) => counted(count, { one: 'choice', other: 'choices' }),
  scenes: (count: number) => counted(count, { one: 'scene', other: 'scenes' }),
  credits: (count: number) => counted(count, { one: 'credit spent', other: 'credits spent' }),
};
