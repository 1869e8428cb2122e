import { compact, counted, percent } from '../numbers/en.ts';
import { onDemand } from '../../onDemand.ts';
import { area } from '../area.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;
const languages = onDemand(() => new Intl.DisplayNames('en', { type: 'language' }));
const day = onDemand(
  () =>
    new Intl.DateTimeFormat('en', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** My Stories: an author's drafts, submissions and published stories. */
const myStories = {
  title: 'My Stories',
  loading: 'Loading your stories...',
  create: 'Create New Story',
  series: 'Your series',
  drafts: 'Draft Stories',
  published: 'Published Stories',
  archived: 'Archived',
  bin: 'Bin',
  view: 'View',
  edit: 'Edit',
  publish: 'Publish',
  publishing: 'Publishing...',
  archive: 'Archive',
  archiving: 'Archiving...',
  takeBack: 'Take back',
  restore: 'Restore',
  restoring: 'Restoring...',
  delete: 'Delete',
  putBack: 'Put back',
  erase: 'Delete for ever',
  /** The accessible name of a button: its action and its story. */
  named: (action: string, title: string) => `${action} ${title}`,
  status: {
    draft: 'Draft',
    in_review: 'In review',
    sent_back: 'Sent back',
    published: 'Published',
    archived: 'Archived',
  },
  changesWait: 'Changes in review',
  language: (code: string) => languages().of(code) ?? code,
  scenes: (count: number) =>
    count === 0 ? 'No scenes yet' : counted(count, { one: 'scene', other: 'scenes' }),
  endings: (count: number) => counted(count, { one: 'ending', other: 'endings' }),
  begun: (instant: string) => `Started ${day().format(new Date(instant))}`,
  on: (instant: string) => day().format(new Date(instant)),
  since: (instant: string) => `Since ${day().format(new Date(instant))}`,
  likes: (count: number) => compact(count),
  likesSpoken: (count: number) => counted(count, { one: 'like', other: 'likes' }),
  plays: (count: number) => `${compact(count)} ${count === 1 ? 'play' : 'plays'}`,
  bookmarks: (count: number) => compact(count),
  bookmarksSpoken: (count: number) => counted(count, { one: 'bookmark', other: 'bookmarks' }),
  finished: (rate: number) => `${percent(rate)} finish it`,
  notPublished: (count: number) =>
    `Not published: ${NUMBERS[count] ?? count} ${count === 1 ? 'thing' : 'things'} to fix first`,
  inReview: 'Waiting for a reviewer. Editing takes it back to draft.',
  deletesAt: (instant: string) => `Deleted on ${day().format(new Date(instant))}. Put it back to keep it.`,
  unpublished:
    'You have changed it since it was published. Readers get the changes when you publish it again from Edit.',
  changesInReview: 'Your changes wait for a reviewer. Until then readers get the published version.',
  fromReviewer: 'From the reviewer',
  /** An administrator's decision about a reader's report. */
  reported: {
    note: 'An administrator writes after a reader’s report',
    archive: 'An administrator archived it after a reader’s report',
  },
  hideNote: 'Hide this note',
  emptyTitle: 'A tale begins with one line.',
  emptyText: 'Write the line. Scenes, choices and a cover can wait; your draft is kept while you think.',
  noDrafts: 'No drafts. Everything you wrote has found its readers.',
  nothingPublished: 'Nothing published yet. A draft goes live when its checks pass.',
};

export const myStoriesWords = area('myStories', myStories);
