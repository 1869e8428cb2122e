/** What the cache holds, by kind. `LIST` stands for every list of it. */
export const TAGS = ['Story', 'Category', 'Tag', 'Account'] as const;
export type TagType = (typeof TAGS)[number];
export const LIST = 'LIST';
