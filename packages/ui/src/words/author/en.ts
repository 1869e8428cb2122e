import { counted } from '../numbers/en.ts';
import { area } from '../area.ts';

/** The page of an author. */
export const authorWords = area('author', {
  loading: 'Loading the author...',
  notFound: 'There is no such author',
  storiesBy: (count: number) => counted(count, { one: 'published story', other: 'published stories' }),
  follow: 'Follow',
  unfollow: 'Unfollow',
  followed: 'You follow this author: new stories of theirs stand on Home.',
  stories: 'Stories',
  series: 'Series',
  more: 'Load more stories',
  loadingMore: 'Loading...',
  failures: {
    detail: { other: 'The author could not be loaded.' },
    more: { other: 'More stories could not be loaded.' },
    follow: { other: 'Your choice could not be saved.' },
  },
});
