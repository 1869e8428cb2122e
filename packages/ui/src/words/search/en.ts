import { counted } from '../numbers/en.ts';
import { area } from '../area.ts';

export const searchWords = area('search', {
  label: 'Search stories',
  placeholder: 'Search stories...',
  searching: 'Searching...',
  nothing: 'No stories found',
  found: (count: number) => counted(count, { one: 'story found', other: 'stories found' }),
  clear: 'Clear search',
  close: 'Close search',
});
