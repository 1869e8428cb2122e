/** The cache tags, by kind. */
export const TAGS = [
  'Story',
  'StoryList',
  'Category',
  'Tag',
  'Account',
  'Admin',
  'PlaySession',
  'Series',
] as const;
export type TagType = (typeof TAGS)[number];

/** Each list of stories has a tag of its own, so that a list, or a single story, can be refetched alone. */
export type StoryListName =
  | 'home'
  | 'featured'
  | 'trending'
  | 'followed'
  | 'search'
  | 'mine'
  | 'admin'
  | 'reviews'
  | 'author';

export function storyList(id: StoryListName) {
  return [{ type: 'StoryList' as const, id }];
}

/** The readers' lists. The status of a story decides whether it is in them. */
export const CATALOGUE = [
  ...storyList('home'),
  ...storyList('featured'),
  ...storyList('trending'),
  ...storyList('followed'),
  ...storyList('search'),
];
