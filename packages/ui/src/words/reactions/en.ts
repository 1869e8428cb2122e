import { area } from '../area.ts';

export const reactionsWords = area('reactions', {
  like: (title: string) => `Like ${title}`,
  bookmark: (title: string) => `Bookmark ${title}`,
});
