/** The cache tags, by kind. */
export const TAGS = [
  'Story',
  'StoryList',
  'Category',
  'Tag',
  'Account',
  'Admin',
  'Balance',
  'PlaySession',
  'Series',
] as const;
export type TagType = (typeof TAGS)[number];

/** The lists of stories, as separate tags: one can be refetched without the others, and a story without any of them. */
export type StoryListName = 'home' | 'featured' | 'trending' | 'search' | 'mine' | 'admin' | 'reviews';

export function storyList(id: StoryListName) {
  return [{ type: 'StoryList' as const, id }];
}
