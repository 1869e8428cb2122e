import { counted } from '../numbers/en.ts';
import { area } from '../area.ts';

export const searchWords = area('search', {
  label: 'Search stories',
  placeholder: 'Search stories...',
  searching: 'Searching...',
  nothing: 'No stories found',
  /** Where nothing is found. */
  didYouMean: (title: string) => `Did you mean “${title}”?`,
  categories: 'Search for a category',
  found: (count: number) => counted(count, { one: 'story found', other: 'stories found' }),
  clear: 'Clear search',
  close: 'Close search',
});
