import { area } from '../area.ts';

/** What was done to a story by somebody other than its author, and the way back. */
const storyActs = {
  title: 'Before a change',
  hint: 'When an administrator changes this story, or an earlier version is restored, what it was before is stored here.',
  byAdmin: {
    edited: 'An administrator edited it',
    restored: 'An administrator restored an earlier version',
    published: 'An administrator published it',
    archived: 'An administrator archived it',
    made_draft: 'An administrator made it a draft again',
    published_again: 'An administrator published it again',
    deleted: 'An administrator deleted it',
  },
  restored: 'An earlier version was restored',
  kinds: { details: 'title or description changed' },
  before: (title: string) => `Before: ${title}`,
  whatWas: 'What it was before',
  putBack: 'Put back',
  putBackNamed: (date: string) => `Put back what it was on ${date}`,
  putBackTitle: (date: string) => `Put back what it was on ${date}?`,
  putBackText:
    'Its texts replace the ones you edit now, which are stored here as well. Players notice nothing until you publish.',
  isBack: 'It is what it was before the change. Players get it when you publish it.',
};

export const storyActsWords = area('storyActs', storyActs);
