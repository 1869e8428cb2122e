import { counted } from './numbers.ts';

export const search = {
  label: 'Search stories',
  placeholder: 'Search stories...',
  searching: 'Searching...',
  nothing: 'No stories found',
  found: (count: number) => counted(count, { one: 'story found', other: 'stories found' }),
  clear: 'Clear search',
  close: 'Close search',
};
