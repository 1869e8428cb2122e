import { counted } from '../numbers/en.ts';
import { area } from '../area.ts';

/** The page at the end of a tale. */
export const endingWords = area('ending', {
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
  closedAt: 'There was another way, closed to you, where you chose:',
  closedByLeft: 'This, chosen earlier, would have opened it:',
  closedByTaken: 'What closed it was your earlier choice:',
  goBack: 'Go back to the fork',
  goBackHint: 'A new game begins there; this one stays as it is.',
  goingBack: 'Going back...',
  beginAgain: 'Begin again',
  beginning: 'Beginning...',
  keep: 'Keep this tale',
  keeping: 'Saving...',
  shareTitle: 'Share this ending',
  shareText: 'A picture with the last line of your tale. The link leads to the story, not to your game.',
  shareCard: 'Share the picture',
  saveCard: 'Save the picture',
  copyLink: 'Copy the link',
  cardLabel: (content: string) => `A card: ${content}`,
  cardFailed: 'The picture could not be drawn. You can still copy the link.',
  cardNotShared: 'The picture could not be shared. You can save it.',
  next: 'The next story',
  nextPart: 'Next in this series',
  toStory: 'Back to the story',
  toHome: 'To Home',
  choices: (count: number) => counted(count, { one: 'choice', other: 'choices' }),
  scenes: (count: number) => counted(count, { one: 'scene', other: 'scenes' }),
  credits: (count: number) => counted(count, { one: 'credit spent', other: 'credits spent' }),
});
