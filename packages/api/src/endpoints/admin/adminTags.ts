import { storyList } from '../../tags.ts';

/** The lists of the administrators' pages. Each change adds to the log and may affect what is waiting for a decision. */
type AdminList = 'people' | 'reviews' | 'reports' | 'categories' | 'tags' | 'log';

export function adminList(id: AdminList) {
  return [{ type: 'Admin' as const, id }];
}

/** The lists that a change of stories makes stale, here and for readers. */
export const STORIES_CHANGED = [
  ...storyList('admin'),
  ...storyList('featured'),
  ...storyList('home'),
  ...adminList('log'),
];
