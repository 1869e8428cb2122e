import { counted, whole } from '../numbers/en.ts';
import { area } from '../area.ts';

/** The page of a series. */
export const seriesWords = area('series', {
  loading: 'Loading the series...',
  notFound: 'There is no such series',
  parts: (count: number) => `A series in ${counted(count, { one: 'part', other: 'parts' })}`,
  read: (count: number, total: number) =>
    count >= total && total > 1
      ? `You have read all ${whole(total)} parts`
      : `You have read ${whole(count)} of ${counted(total, { one: 'part', other: 'parts' })}`,
  progress: 'How far you have read',
  list: 'The parts',
  part: (position: number) => `Part ${whole(position)}`,
  begin: (position: number) => `Begin with part ${whole(position)}`,
  goOn: (position: number) => `Go on with part ${whole(position)}`,
  anywhere: 'Each part can be read by itself.',
  isRead: 'Read',
  isNext: 'Next',
  unpublished: 'Not yet published',
  remembers: 'What this series remembers of you',
  remembersText: 'Later parts begin with what you did in earlier ones. Nobody else sees it.',
  forget: 'Forget it',
  forgetTitle: 'Forget what you did in this series?',
  forgetText:
    'Parts that you begin from now on will know nothing of it. Games that have begun stay as they are.',
  cancel: 'Cancel',
  failures: {
    detail: { other: 'The series could not be loaded.' },
    forget: { other: 'It could not be forgotten.' },
  },
});
