import { answer } from '../answer/en.ts';
import { counted } from '../numbers/en.ts';
import { area } from '../area.ts';

/** The first scene of a story, and its continuation for a guest. */
export const openingWords = area('opening', {
  answer,
  title: 'How it begins',
  loading: 'Loading the first scene...',
  choices: 'Choices',
  chosen: 'You chose:',
  leadsTo: {
    reading: 'Read this tale to its end without an account. Your choices stay on this device.',
    /** The hint before a guest's first choice in any story: it is the one that they play. */
    one: 'You can play one tale of your choice to its end without an account: this one, if you choose here. Your choices stay on this device.',
    account: 'The tale goes on with an account. Your choice is kept until you have one.',
    game: 'The game begins with your choice.',
  },
  tellers: {
    allByAuthor: 'Every word by its author',
    answersByHouse: 'Only what answers your own words is Kathaloka’s.',
    noModel: 'No language model tells in it',
    byHouse: 'Its scenes are its author’s; a few short sentences between them are Kathaloka’s own.',
    pictures: {
      program: 'Its pictures are drawn by a program.',
      models: 'Its pictures are drawn by a program or by an image model.',
    },
    covers: { drawn: 'A program drew its cover.', given: 'Its cover comes from its author.' },
    byModels: {
      author: 'Its scenes are its author’s, word for word. A language model may answer what you type.',
      joined:
        'Its scenes are its author’s. A language model may join them to what you do, and answer what you type.',
      free: 'By its author and, in some scenes, by a language model, which may also answer what you type.',
    },
  },
  pending: 'Turning the page...',
  saved: (count: number) =>
    `You were here before: ${counted(count, { one: 'choice', other: 'choices' })} made.`,
  goOn: 'Go on from there',
  beginAgain: 'Begin again',
  theEnd: 'The end',
  keepTale: 'Keep this tale: create your account',
  keepPlace: 'Keep your place with an account',
  otherStories: 'To other stories',
  changed:
    'The story has been changed since you chose, and your choice is no longer in it. Here is how it begins now.',
  shortOfXp: 'This choice asks for more XP than you have.',
  failed: 'The next scene could not be loaded.',
  gone: 'This story has left the shelf since you chose in it, so your choice could not be kept.',
});
